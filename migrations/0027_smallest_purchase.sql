DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_category_price";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "smallest_purchase_kopecks" bigint GENERATED ALWAYS AS (price_now_kopecks::bigint + case when is_bottled then 3000 else 0 end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("smallest_purchase_kopecks","id","category_id","is_bottled") WHERE "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","smallest_purchase_kopecks","id") WHERE "products"."is_enabled";