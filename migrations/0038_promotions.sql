ALTER TABLE "discounts" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "product_id" uuid;--> statement-breakpoint
CREATE INDEX "discounts_brand" ON "discounts" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "discounts_product" ON "discounts" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_period" CHECK ("discounts"."starts_on" <= "discounts"."ends_on");--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_one_target" CHECK (num_nonnulls("discounts"."brand_id", "discounts"."product_id") <= 1);--> statement-breakpoint
-- By hand, since the tables of brands and products import that of discounts. A promotion goes with what it is for.
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_brand_fk" FOREIGN KEY ("brand_id") REFERENCES "brands"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_fk" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE cascade;--> statement-breakpoint
create function is_running(is_active boolean, starts_on date, ends_on date) returns boolean language sql stable as $$
  select is_active and ends_on >= shop_today() and (starts_on is null or starts_on <= shop_today())
$$;
--> statement-breakpoint
create or replace function category_percent(category uuid) returns integer language sql stable as $$
  select coalesce((
    select discounts.percent from categories join discounts on discounts.id = categories.discount_id
    where categories.id = category and is_running(discounts.is_active, discounts.starts_on, discounts.ends_on)), 0)
$$;
--> statement-breakpoint
-- The best that promotions of the product or its brand give today.
create function promotion_percent(product uuid, brand uuid) returns integer language sql stable as $$
  select coalesce((
    select max(percent) from discounts
    where (product_id = product or brand_id = brand) and is_running(is_active, starts_on, ends_on)), 0)
$$;
--> statement-breakpoint
-- As `percentWithPromotion` in src/domain/pricing.ts.
create function percent_with_promotion(own integer, promotion integer, category integer) returns integer language sql immutable as $$
  select case when own > 0 then greatest(own, promotion) when promotion > category then promotion else 0 end
$$;
--> statement-breakpoint
-- The card with a promotion, which depends on the day. Without any that runs, the card as it is: that is asked once per query.
create function shown_card(card json, product uuid, brand uuid, category uuid, own integer) returns json language sql stable as $$
  select case
    when not exists (select from discounts where num_nonnulls(brand_id, product_id) > 0 and is_running(is_active, starts_on, ends_on))
      or promotion_percent(product, brand) = 0 then card
    else jsonb_set(card::jsonb, '{discount}',
      to_jsonb(percent_with_promotion(own, promotion_percent(product, brand), category_percent(category))))::json
  end
$$;
--> statement-breakpoint
create or replace function keep_price_now() returns trigger language plpgsql as $$
declare
  by_category constant integer := category_percent(new.category_id);
begin
  new.price_now_kopecks := price_now(new.current_price_kopecks,
    percent_with_promotion(new.discount_percent, promotion_percent(new.id, new.brand_id), by_category), by_category);
  return new;
end $$;
--> statement-breakpoint
drop trigger products_price_now on products;
--> statement-breakpoint
create trigger products_price_now before insert or update of current_price_kopecks, discount_percent, category_id, brand_id, price_now_kopecks
  on products for each row execute function keep_price_now();
--> statement-breakpoint
drop function refresh_prices(uuid[]);
--> statement-breakpoint
-- Brings prices up to date: of all goods once a day, when discounts begin and end, or of those that a changed discount is for.
create function refresh_prices(of_categories uuid[] default null, of_brands uuid[] default '{}', of_products uuid[] default '{}')
  returns bigint language sql as $$
  with changed as (
    update products set price_now_kopecks = 0
    where (of_categories is null or category_id = any (of_categories) or brand_id = any (of_brands) or id = any (of_products))
      and price_now_kopecks <> price_now(current_price_kopecks,
        percent_with_promotion(discount_percent, promotion_percent(id, brand_id), category_percent(category_id)),
        category_percent(category_id))
    returning 1)
  select count(*) from changed
$$;
--> statement-breakpoint
create or replace function refresh_prices_of_discount() returns trigger language plpgsql as $$
begin
  perform refresh_prices(array(select id from categories where discount_id in (new.id, old.id)),
    array_remove(array[old.brand_id, new.brand_id], null), array_remove(array[old.product_id, new.product_id], null));
  return null;
end $$;
--> statement-breakpoint
drop trigger discounts_prices on discounts;
--> statement-breakpoint
create trigger discounts_prices after insert or update or delete on discounts for each row execute function refresh_prices_of_discount();
