-- without a transaction
CREATE TABLE IF NOT EXISTS "product_stock" (
	"product_id" uuid PRIMARY KEY NOT NULL CONSTRAINT "product_stock_product_id_products_id_fk" REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action,
	"stock" integer NOT NULL,
	"is_bottled" boolean NOT NULL,
	"is_enabled" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_stock_sorted" ON "product_stock" USING btree ("stock","product_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_stock_running_out" ON "product_stock" USING btree ("stock","product_id") WHERE "product_stock"."is_enabled" and "product_stock"."stock" < case when "product_stock"."is_bottled" then 20 else 3 end;--> statement-breakpoint
create or replace function keep_product_stock() returns trigger language plpgsql as $$
begin
  insert into product_stock (product_id, stock, is_bottled, is_enabled)
    values (new.id, case when new.is_bottled then new.quantity_ml else new.quantity end, new.is_bottled, new.is_enabled)
    on conflict (product_id) do update
      set stock = excluded.stock, is_bottled = excluded.is_bottled, is_enabled = excluded.is_enabled;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger products_stock_insert after insert on products for each row execute function keep_product_stock();
--> statement-breakpoint
create or replace trigger products_stock_update after update of quantity, quantity_ml, is_bottled, is_enabled on products for each row
  when ((old.quantity, old.quantity_ml, old.is_bottled, old.is_enabled)
    is distinct from (new.quantity, new.quantity_ml, new.is_bottled, new.is_enabled))
  execute function keep_product_stock();
--> statement-breakpoint
-- The products that there are, in batches, so that no sale waits for all of them. What the trigger has written meanwhile is newer.
do $$
declare
  done uuid := '00000000-0000-0000-0000-000000000000';
begin
  loop
    with batch as materialized (
      select id, case when is_bottled then quantity_ml else quantity end as stock, is_bottled, is_enabled
      from products where id > done order by id limit 5000 for key share),
    written as (
      insert into product_stock (product_id, stock, is_bottled, is_enabled) select * from batch on conflict (product_id) do nothing)
    select (array_agg(id order by id desc))[1] into done from batch;
    exit when done is null;
    commit;
  end loop;
end $$;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_panel_newest" ON "products" USING btree ("created_at","id","category_id","brand_id","is_enabled","is_bottled","is_set","price_now_kopecks","current_price_kopecks");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_panel";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_running_out";--> statement-breakpoint
-- Room for another version of a row on its page, without which an update is no HOT update. A page holds four or five products.
alter table products set (fillfactor = 80);
