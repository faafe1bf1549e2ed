CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"product_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_alerts_email_normalized" CHECK ("stock_alerts"."email" = lower("stock_alerts"."email")),
	CONSTRAINT "stock_alerts_language_known" CHECK ("stock_alerts"."language" in ('uk', 'en'))
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsubscribe_links_kind_known" CHECK ("unsubscribe_links"."kind" in ('stock-alerts'))
);
--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD CONSTRAINT "stock_alerts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_once" ON "stock_alerts" USING btree ("product_id","email");--> statement-breakpoint
CREATE INDEX "stock_alerts_email" ON "stock_alerts" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "unsubscribe_links_age" ON "unsubscribe_links" USING btree ("created_at");