-- The card as before, but without the stock, which readers add: a sale rewrites no card. Cards of before keep theirs until they are
-- written again, and readers overrule it, so nothing is rewritten here while buyers wait.
create or replace function keep_product_card() returns trigger language plpgsql as $$
declare
  english jsonb := '{}';
  brand_name_en text;
begin
  if tg_op = 'INSERT' or new.brand_id is distinct from old.brand_id then
    perform from brands where id = new.brand_id for share;
  end if;
  select row_to_json(card) into new.card from (
    select new.id as "_id", new.item_no as "itemNo", new.name as "name",
      picture.address as "imageFirst", picture.preview as "imagePreview",
      new.discount_percent as "discount",
      trim_scale(new.previous_price_kopecks / 100.0) as "previousPrice",
      trim_scale(new.current_price_kopecks / 100.0) as "currentPrice",
      new.is_bottled as "bottling", new.is_empty_bottle as "itsBottle", new.size_ml as "sizes",
      new.color as "color", new.manufacturer_country as "manufacturerCountry",
      (select row_to_json(brand) from (
        select brands.id as "_id", brands.name from brands where brands.id = new.brand_id) as brand) as "brand",
      product_siblings(new.id, new.category_id) as "siblings"
    from (select) as one left join media as picture on picture.id = new.picture_id) as card;
  select name_en into brand_name_en from brands where id = new.brand_id;
  if new.name_en <> '' then
    english := english || jsonb_build_object('name', new.name_en);
  end if;
  if brand_name_en <> '' then
    english := english || jsonb_build_object('brand', jsonb_build_object('_id', new.brand_id, 'name', brand_name_en));
  end if;
  new.card_en := case when english <> '{}' then (new.card::jsonb || english)::json end;
  return new;
end $$;
--> statement-breakpoint
drop trigger products_card on products;
--> statement-breakpoint
create trigger products_card before insert or update of id, item_no, name, name_en, picture_id, discount_percent, previous_price_kopecks,
    current_price_kopecks, is_bottled, is_empty_bottle, size_ml, color, manufacturer_country, brand_id, category_id, card
  on products for each row execute function keep_product_card();
--> statement-breakpoint
-- `product:` is told of every change, for the product's own page; `card:` of what cards show, for lists. A sale is no change of a card.
-- Sold out, or in stock again, is told as `soon:`, so that many sales of last pieces make one invalidation of the lists.
create or replace function tell_product_changes() returns trigger language plpgsql as $$
declare
  changed integer;
  not_of_cards constant text[] := '{quantity,quantity_ml,facets,updated_at,version}';
  not_of_lists constant text[] := not_of_cards || '{card,card_en}';
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
-- As before, but what is sold out or in stock again is told as `soon:`.
create or replace function tell_search_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if exists (select to_jsonb(new_rows) - 'is_in_stock' from new_rows except all select to_jsonb(old_rows) - 'is_in_stock' from old_rows) then
      perform pg_notify('shop_changes', 'search');
    elsif exists (select to_jsonb(new_rows) from new_rows except all select to_jsonb(old_rows) from old_rows) then
      perform pg_notify('shop_changes', 'soon:search');
    end if;
  elsif exists (select from new_rows) then
    perform pg_notify('shop_changes', 'search');
  end if;
  return null;
end $$;
