-- Nearness of misspelt words. A trusted extension: the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
CREATE TABLE "brand_search" (
	"brand_id" uuid PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"item_no" text NOT NULL,
	"title" "tsvector" NOT NULL,
	"about" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"latin" text NOT NULL,
	"sound" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brand_search" ADD CONSTRAINT "brand_search_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_search_title" ON "product_search" USING gin ("title") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "product_search_words" ON "product_search" USING gin ("words") WITH (gin_pending_list_limit=256);--> statement-breakpoint
CREATE INDEX "product_search_order" ON "product_search" USING btree ("is_in_stock" DESC NULLS LAST,"created_at" DESC NULLS LAST,"product_id") WHERE "product_search"."is_visible";--> statement-breakpoint
CREATE INDEX "product_search_name" ON "product_search" USING btree ("name");--> statement-breakpoint
CREATE INDEX "product_search_item_no" ON "product_search" USING btree ("item_no");--> statement-breakpoint
CREATE INDEX "search_words_latin" ON "search_words" USING gin ("latin" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound") WHERE "search_words"."sound" <> '';--> statement-breakpoint
-- The flags follow the goods by themselves, so that nobody who sells the last piece has to think of the search.
create function keep_search_flags() returns trigger language plpgsql as $$
begin
  update product_search as search set is_visible = now.is_visible, is_in_stock = now.is_in_stock
    from (
      select new_rows.id, new_rows.is_enabled and categories.is_active as is_visible,
        case when new_rows.is_bottled then new_rows.quantity_ml else new_rows.quantity end > 0 as is_in_stock
      from new_rows join categories on categories.id = new_rows.category_id) as now
    where search.product_id = now.id and (search.is_visible, search.is_in_stock) is distinct from (now.is_visible, now.is_in_stock);
  return null;
end $$;
--> statement-breakpoint
create trigger products_search_flags after update on products referencing new table as new_rows
  for each statement execute function keep_search_flags();
--> statement-breakpoint
create function keep_search_flags_of_category() returns trigger language plpgsql as $$
begin
  update product_search as search set is_visible = products.is_enabled and new.is_active
    from products where products.id = search.product_id and products.category_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger categories_search_flags after update of is_active on categories for each row
  when (old.is_active is distinct from new.is_active) execute function keep_search_flags_of_category();
