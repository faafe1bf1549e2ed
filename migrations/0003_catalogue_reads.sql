DROP INDEX "blog_posts_newest";--> statement-breakpoint
DROP INDEX "products_newest";--> statement-breakpoint
DROP INDEX "products_category_newest";--> statement-breakpoint
DROP INDEX "products_category_brand";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_carousel";--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree ("price_now_kopecks","id","category_id") WHERE "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_discounted" ON "products" USING btree ("created_at","id") WHERE "products"."is_enabled" and "products"."price_now_kopecks" < "products"."current_price_kopecks";--> statement-breakpoint
CREATE INDEX "blog_posts_newest" ON "blog_posts" USING btree ("released_on","id") WHERE "blog_posts"."is_active";--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","category_id") WHERE "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_category_newest" ON "products" USING btree ("category_id","created_at","id") WHERE "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_category_brand" ON "products" USING btree ("category_id","brand_id","created_at","id") WHERE "products"."is_enabled";--> statement-breakpoint
CREATE INDEX "products_brand" ON "products" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "products_carousel" ON "products" USING btree ("created_at","id") WHERE "products"."is_for_carousel" and "products"."is_enabled";--> statement-breakpoint
-- Selling a piece changes the pages that show this product, not every list that it might stand in: which goods a list
-- holds, and in which order, does not depend on how many are left, as long as some are.
create or replace function tell_product_changes() returns trigger language plpgsql as $$
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
      select unnest(array['products', 'product:' || id, 'category:' || category_id, 'brand:' || brand_id]) as tag
      from old_rows) as tags where tag is not null;
  elsif tg_op = 'INSERT' then
    perform pg_notify('shop_changes', tag) from (
      select unnest(array['products', 'product:' || id, 'category:' || category_id, 'brand:' || brand_id]) as tag
      from new_rows) as tags where tag is not null;
  else
    perform pg_notify('shop_changes', 'product:' || id) from new_rows;
    perform pg_notify('shop_changes', tag) from (
      select unnest(array['products', 'category:' || was.category_id, 'category:' || is_now.category_id,
        'brand:' || was.brand_id, 'brand:' || is_now.brand_id]) as tag
      from old_rows as was join new_rows as is_now using (id)
      where to_jsonb(was) - '{quantity,quantity_ml,updated_at,version}'::text[]
          <> to_jsonb(is_now) - '{quantity,quantity_ml,updated_at,version}'::text[]
        or (case when was.is_bottled then was.quantity_ml else was.quantity end > 0)
          <> (case when is_now.is_bottled then is_now.quantity_ml else is_now.quantity end > 0)) as tags
    where tag is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- A further picture is seen on the product's own page only.
create function tell_product_of_picture() returns trigger language plpgsql as $$
begin
  perform pg_notify('shop_changes', 'product:' || coalesce(new.product_id, old.product_id));
  return null;
end $$;
--> statement-breakpoint
drop trigger product_pictures_tell on product_pictures;
--> statement-breakpoint
create trigger product_pictures_tell after insert or update or delete on product_pictures for each row execute function tell_product_of_picture();
