DROP INDEX "products_panel";--> statement-breakpoint
DROP INDEX "products_panel_name";--> statement-breakpoint
CREATE INDEX "product_groups_search" ON "product_groups" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_panel_price" ON "products" USING btree ("current_price_kopecks","id");--> statement-breakpoint
CREATE INDEX "products_panel_category" ON "products" USING btree ("category_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_off" ON "products" USING btree ("created_at","id") WHERE not "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_panel" ON "products" USING btree ("created_at","id","category_id","brand_id","is_enabled","is_bottled","is_set","quantity","quantity_ml","price_now_kopecks","current_price_kopecks");--> statement-breakpoint
CREATE INDEX "products_panel_name" ON "products" USING btree ("name","id");