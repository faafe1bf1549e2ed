ALTER TABLE "unsubscribe_links" DROP CONSTRAINT "unsubscribe_links_kind_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wants_price_drops" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "price_drops_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD COLUMN "wished_price_kopecks" integer;--> statement-breakpoint
-- The price of an older wish is not known: its drops count from now.
update wishlist_items set wished_price_kopecks = products.price_now_kopecks
from products where products.id = wishlist_items.product_id;--> statement-breakpoint
ALTER TABLE "wishlist_items" ALTER COLUMN "wished_price_kopecks" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_kind_known" CHECK ("unsubscribe_links"."kind" in ('stock-alerts', 'price-drops'));