CREATE TABLE "goods_to_refresh" (
	"scope" text NOT NULL,
	"scope_id" uuid NOT NULL,
	"change_id" uuid DEFAULT uuidv7() NOT NULL,
	"after_id" uuid,
	CONSTRAINT "goods_to_refresh_key" PRIMARY KEY("scope","scope_id")
);
--> statement-breakpoint
-- The price of today, from the discounts themselves.
create function price_of(product uuid, brand uuid, category uuid, own_percent integer, price integer) returns integer language sql stable as $$
  select price_now(price, percent_with_promotion(own_percent, promotion_percent(product, brand), category_percent(category)),
    category_percent(category))
$$;
--> statement-breakpoint
-- As before, but with the price of today instead of the stored one, which may follow later.
create or replace function product_siblings(product uuid, category uuid) returns json language sql stable as $$
  select array_to_json(array(
    select row_to_json(sibling) from (
      select other.id as "_id", other.is_bottled as "bottling", other.size_ml as "sizes",
        case when other.is_bottled then trim_scale((price_of(other.id, other.brand_id, other.category_id, other.discount_percent,
          other.current_price_kopecks)::bigint + 3000) / 100.0) end as "priceFrom"
      from product_group_items as own
      join product_group_items as item on item.group_id = own.group_id and item.product_id <> own.product_id
      join products as other on other.id = item.product_id
      join categories on categories.id = other.category_id
      where own.product_id = product and other.is_enabled and (categories.is_active or other.category_id = category)
      order by other.is_bottled, other.size_ml nulls last, other.id) as sibling))
$$;
--> statement-breakpoint
-- As before; while stored cards have yet to follow a change, with the other sizes as they are.
create or replace function shown_card(card json, product uuid, brand uuid, category uuid, own integer) returns json language sql stable as $$
  select case when card is null then null
    when promotion_percent(product, brand) = 0 and not exists (select from goods_to_refresh) then card
    else (card::jsonb
      || case when promotion_percent(product, brand) = 0 then '{}' else jsonb_build_object('discount',
        percent_with_promotion(own, promotion_percent(product, brand), category_percent(category))) end
      || case when not exists (select from goods_to_refresh) then '{}'
        else jsonb_build_object('siblings', product_siblings(product, category)) end)::json
  end
$$;
--> statement-breakpoint
-- Brings cards, prices and search flags of these goods and their other sizes up to date, where they differ.
-- The goods are locked in the order in which buyers lock them.
create function refresh_goods(ids uuid[]) returns void language plpgsql as $$
declare
  affected constant uuid[] := ids || array(
    select sibling.product_id from product_group_items as own join product_group_items as sibling using (group_id)
    where own.product_id = any (ids));
begin
  perform from products where id = any (affected) order by id for no key update;
  update products set price_now_kopecks = 0
    where id = any (ids)
      and price_now_kopecks <> price_of(id, brand_id, category_id, discount_percent, current_price_kopecks);
  update products set card = card
    where id = any (affected) and (
      product_siblings(id, category_id)::text is distinct from (card -> 'siblings')::text
      or (card #>> '{brand,name}', coalesce(card_en, card) #>> '{brand,name}') is distinct from (
        (select name from brands where brands.id = brand_id),
        (select coalesce(nullif(name_en, ''), name) from brands where brands.id = brand_id)));
  update product_search as search set is_visible = products.is_enabled and categories.is_active
    from products join categories on categories.id = products.category_id
    where products.id = any (ids) and search.product_id = products.id
      and search.is_visible <> (products.is_enabled and categories.is_active);
end $$;
--> statement-breakpoint
-- Few goods follow at once, many by a job: a change must not lock and rewrite them all.
create function refresh_goods_of(changed_scope text, changed_id uuid) returns void language plpgsql as $$
declare
  few constant uuid[] := case changed_scope
    when 'brand' then array(select id from products where brand_id = changed_id limit 101)
    else array(select id from products where category_id = changed_id limit 101) end;
begin
  if cardinality(few) <= 100 then
    perform refresh_goods(few);
    return;
  end if;
  insert into goods_to_refresh (scope, scope_id) values (changed_scope, changed_id)
    on conflict on constraint goods_to_refresh_key do update set change_id = uuidv7(), after_id = null;
  perform graphile_worker.add_job('refresh-goods', json_build_object('scope', changed_scope, 'scopeId', changed_id),
    job_key => 'refresh-goods-' || changed_id);
end $$;
--> statement-breakpoint
-- A purchase holds the discounts from reading its prices to its commit; a change of discounts waits for purchases, and they for it.
create function hold_discounts() returns void language sql as $$
  select pg_advisory_xact_lock_shared(7205759405)
$$;
--> statement-breakpoint
create or replace function refresh_prices_of_discount() returns trigger language plpgsql as $$
begin
  perform refresh_goods_of('category', id) from categories where discount_id in (new.id, old.id) order by id;
  perform refresh_goods_of('brand', id)
    from (select unnest(array[old.brand_id, new.brand_id]) as id) as changed where id is not null group by id;
  perform refresh_goods(array_remove(array[old.product_id, new.product_id], null));
  return null;
end $$;
--> statement-breakpoint
create function wait_for_purchases() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7205759405);
  return null;
end $$;
--> statement-breakpoint
create trigger discounts_wait before insert or update or delete on discounts
  for each statement execute function wait_for_purchases();
--> statement-breakpoint
create trigger categories_wait before update of discount_id on categories
  for each statement execute function wait_for_purchases();
--> statement-breakpoint
create or replace function keep_cards_of_brand() returns trigger language plpgsql as $$
begin
  perform refresh_goods_of('brand', new.id);
  return null;
end $$;
--> statement-breakpoint
-- One for what were three: prices, cards of other sizes, search flags.
drop trigger categories_prices on categories;
--> statement-breakpoint
drop trigger categories_search_flags on categories;
--> statement-breakpoint
drop trigger categories_cards on categories;
--> statement-breakpoint
drop function refresh_prices_of_category;
--> statement-breakpoint
drop function keep_search_flags_of_category;
--> statement-breakpoint
drop function keep_cards_of_category;
--> statement-breakpoint
create function refresh_goods_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_goods_of('category', new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger categories_goods after update of discount_id, is_active on categories for each row
  when ((old.discount_id, old.is_active) is distinct from (new.discount_id, new.is_active))
  execute function refresh_goods_of_category();
--> statement-breakpoint
-- As before, but where many goods only follow a change, lists and pages are told of each, soon: what they show of it is right already.
create or replace function tell_product_changes() returns trigger language plpgsql as $$
declare
  changed integer;
  not_of_cards constant text[] := '{quantity,quantity_ml,facets,updated_at,version}';
  not_of_lists constant text[] := not_of_cards || '{card,card_en}';
  followed constant text[] := '{card,card_en,price_now_kopecks,smallest_purchase_kopecks,facets}';
begin
  if tg_op = 'DELETE' then
    select count(*) into changed from old_rows;
  else
    select count(*) into changed from new_rows;
  end if;
  if changed = 0 then
    return null;
  elsif changed > 100 and tg_op = 'UPDATE' then
    if exists (select from old_rows as was join new_rows as is_now using (id)
      where to_jsonb(was) - followed <> to_jsonb(is_now) - followed) then
      perform pg_notify('shop_changes', 'everything');
    else
      perform pg_notify('shop_changes', tag) from (
        select distinct unnest(array['soon:product:' || id, 'soon:card:' || id, 'soon:products', 'soon:category:' || category_id,
          'soon:brand:' || brand_id]) as tag from new_rows) as tags
      where tag is not null;
    end if;
  elsif changed > 100 then
    perform pg_notify('shop_changes', 'everything');
  elsif tg_op = 'DELETE' then
    perform pg_notify('shop_changes', tag) from (
      select unnest(array['products', 'product:' || id, 'card:' || id, 'category:' || category_id, 'brand:' || brand_id]) as tag
      from old_rows) as tags where tag is not null;
  elsif tg_op = 'INSERT' then
    perform pg_notify('shop_changes', tag) from (
      select unnest(array['products', 'product:' || id, 'card:' || id, 'category:' || category_id, 'brand:' || brand_id]) as tag
      from new_rows) as tags where tag is not null;
  else
    perform pg_notify('shop_changes', 'product:' || id) from new_rows;
    perform pg_notify('shop_changes', tag) from (
      select unnest(case
        when to_jsonb(was) - not_of_lists <> to_jsonb(is_now) - not_of_lists then
          array['card:' || id, 'products', 'category:' || was.category_id, 'category:' || is_now.category_id,
            'brand:' || was.brand_id, 'brand:' || is_now.brand_id]
        when to_jsonb(was) - not_of_cards <> to_jsonb(is_now) - not_of_cards then array['card:' || id]
        end || case
        when (case when was.is_bottled then was.quantity_ml else was.quantity end > 0)
          <> (case when is_now.is_bottled then is_now.quantity_ml else is_now.quantity end > 0) then
          array['soon:card:' || id, 'soon:products', 'soon:category:' || is_now.category_id, 'soon:brand:' || is_now.brand_id]
        end) as tag
      from old_rows as was join new_rows as is_now using (id)) as tags
    where tag is not null;
  end if;
  return null;
end $$;
--> statement-breakpoint
-- As before, but a change of many documents is told as `soon:` as well.
create or replace function tell_search_changes() returns trigger language plpgsql as $$
declare
  told constant text := case when (select count(*) from new_rows) > 100 then 'soon:search' else 'search' end;
begin
  if tg_op = 'UPDATE' then
    if exists (select to_jsonb(new_rows) - 'is_in_stock' from new_rows except all select to_jsonb(old_rows) - 'is_in_stock' from old_rows) then
      perform pg_notify('shop_changes', told);
    elsif exists (select to_jsonb(new_rows) from new_rows except all select to_jsonb(old_rows) from old_rows) then
      perform pg_notify('shop_changes', 'soon:search');
    end if;
  elsif exists (select from new_rows) then
    perform pg_notify('shop_changes', told);
  end if;
  return null;
end $$;
