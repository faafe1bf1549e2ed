DROP INDEX "product_search_name";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "is_recent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "product_search_recent_title" ON "product_search" USING gin ("title") WITH (gin_pending_list_limit=256) WHERE "product_search"."is_recent";--> statement-breakpoint
CREATE INDEX "product_search_recent_words" ON "product_search" USING gin ("words") WITH (gin_pending_list_limit=256) WHERE "product_search"."is_recent";--> statement-breakpoint
CREATE INDEX "product_search_recent" ON "product_search" USING btree ("created_at","product_id") WHERE "product_search"."is_recent";--> statement-breakpoint
CREATE INDEX "product_search_older" ON "product_search" USING btree ("created_at","product_id") WHERE not "product_search"."is_recent";--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("name","is_in_stock" DESC NULLS LAST,"created_at" DESC NULLS LAST,"product_id");