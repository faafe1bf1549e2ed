CREATE TABLE "product_counts" (
	"category_id" uuid NOT NULL,
	"brand_id" uuid,
	"products" integer NOT NULL,
	CONSTRAINT "product_counts_key" UNIQUE NULLS NOT DISTINCT("category_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "price_now_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_counts_brand" ON "product_counts" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_category_price" ON "products" USING btree ("category_id","price_now_kopecks","id") WHERE "products"."is_enabled";--> statement-breakpoint
-- The shop's day. A database may be told another one (alter database … set shop.today), which is how tests stand still.
create function shop_today() returns date language sql stable as $$
  select coalesce(nullif(current_setting('shop.today', true), '')::date, (now() at time zone 'Europe/Kyiv')::date)
$$;
--> statement-breakpoint
-- The percentage that a category gives to goods without one of their own, where it counts today.
create function category_percent(category uuid) returns integer language sql stable as $$
  select coalesce((
    select discounts.percent from categories join discounts on discounts.id = categories.discount_id
    where categories.id = category and discounts.is_active and discounts.ends_on >= shop_today()), 0)
$$;
--> statement-breakpoint
-- Rounded half up to the kopeck, as the shop's own rule of prices does it.
create function price_now(price integer, own_percent integer, category_percent integer) returns integer language sql immutable as $$
  select ((price::bigint * (100 - case when own_percent > 0 then own_percent else category_percent end) + 50) / 100)::integer
$$;
--> statement-breakpoint
create function keep_price_now() returns trigger language plpgsql as $$
begin
  new.price_now_kopecks := price_now(new.current_price_kopecks, new.discount_percent, category_percent(new.category_id));
  return new;
end $$;
--> statement-breakpoint
create trigger products_price_now before insert or update of current_price_kopecks, discount_percent, category_id, price_now_kopecks
  on products for each row execute function keep_price_now();
--> statement-breakpoint
-- Brings the prices of whole categories up to date: after a change of a discount, and once a day, when discounts end.
create function refresh_prices(only_categories uuid[] default null) returns bigint language sql as $$
  with changed as (
    update products set price_now_kopecks = 0
    where discount_percent = 0
      and (only_categories is null or category_id = any (only_categories))
      and price_now_kopecks <> price_now(current_price_kopecks, 0, category_percent(category_id))
    returning 1)
  select count(*) from changed
$$;
--> statement-breakpoint
create function refresh_prices_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_prices(array[new.id]);
  return null;
end $$;
--> statement-breakpoint
create trigger categories_prices after update of discount_id on categories for each row
  when (old.discount_id is distinct from new.discount_id) execute function refresh_prices_of_category();
--> statement-breakpoint
create function refresh_prices_of_discount() returns trigger language plpgsql as $$
begin
  perform refresh_prices(array(select id from categories where discount_id = new.id));
  return null;
end $$;
--> statement-breakpoint
create trigger discounts_prices after update on discounts for each row execute function refresh_prices_of_discount();
--> statement-breakpoint
-- Rows are touched in one order by everybody, so that two writers wait for each other instead of for ever.
create function keep_product_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, count(*) from new_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, -count(*) from old_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
  else
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, sum(step) from (
        select category_id, brand_id, 1 as step from new_rows where is_enabled
        union all select category_id, brand_id, -1 from old_rows where is_enabled) as steps
      group by 1, 2 having sum(step) <> 0 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_counts_insert after insert on products referencing new table as new_rows
  for each statement execute function keep_product_counts();
--> statement-breakpoint
create trigger products_counts_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_product_counts();
--> statement-breakpoint
create trigger products_counts_delete after delete on products referencing old table as old_rows
  for each statement execute function keep_product_counts();
--> statement-breakpoint
-- Tells every process what changed, when it is committed: they drop the pages that show it.
create function tell_product_changes() returns trigger language plpgsql as $$
declare
  changed integer;
begin
  if tg_op = 'DELETE' then
    select count(*) into changed from old_rows;
  else
    select count(*) into changed from new_rows;
  end if;
  if changed = 0 then
    return null;
  elsif changed > 100 then
    perform pg_notify('shop_changes', 'everything');
  elsif tg_op = 'DELETE' then
    perform pg_notify('shop_changes', tag) from (
      select 'product:' || id as tag from old_rows union select 'category:' || category_id from old_rows) as tags;
  elsif tg_op = 'INSERT' then
    perform pg_notify('shop_changes', tag) from (
      select 'product:' || id as tag from new_rows union select 'category:' || category_id from new_rows) as tags;
  else
    perform pg_notify('shop_changes', tag) from (
      select 'product:' || id as tag from new_rows
      union select 'category:' || category_id from new_rows union select 'category:' || category_id from old_rows) as tags;
  end if;
  perform pg_notify('shop_changes', 'products');
  return null;
end $$;
--> statement-breakpoint
create trigger products_tell_insert after insert on products referencing new table as new_rows
  for each statement execute function tell_product_changes();
--> statement-breakpoint
create trigger products_tell_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function tell_product_changes();
--> statement-breakpoint
create trigger products_tell_delete after delete on products referencing old table as old_rows
  for each statement execute function tell_product_changes();
--> statement-breakpoint
-- Small tables are told of as a whole; the tag is the trigger's argument.
create function tell_changes() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', tg_argv[0]);
  return null;
end $$;
--> statement-breakpoint
create trigger categories_tell after insert or update or delete on categories for each statement execute function tell_changes('categories');
--> statement-breakpoint
create trigger discounts_tell after insert or update or delete on discounts for each statement execute function tell_changes('categories');
--> statement-breakpoint
create trigger brands_tell after insert or update or delete on brands for each statement execute function tell_changes('brands');
--> statement-breakpoint
create trigger product_groups_tell after insert or update or delete on product_groups for each statement execute function tell_changes('groups');
--> statement-breakpoint
create trigger product_group_items_tell after insert or update or delete on product_group_items for each statement execute function tell_changes('groups');
--> statement-breakpoint
create trigger product_pictures_tell after insert or update or delete on product_pictures for each statement execute function tell_changes('products');
--> statement-breakpoint
create trigger blog_posts_tell after insert or update or delete on blog_posts for each statement execute function tell_changes('blog');
--> statement-breakpoint
create trigger carousels_tell after insert or update or delete on carousels for each statement execute function tell_changes('carousels');
--> statement-breakpoint
create trigger slides_tell after insert or update or delete on slides for each statement execute function tell_changes('carousels');
--> statement-breakpoint
create trigger addresses_tell after insert or update or delete on addresses for each statement execute function tell_changes('addresses');
--> statement-breakpoint
update products set price_now_kopecks = 0;
--> statement-breakpoint
insert into product_counts (category_id, brand_id, products)
  select category_id, brand_id, count(*) from products where is_enabled group by 1, 2;
