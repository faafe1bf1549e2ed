ALTER TABLE "products" ADD COLUMN "card" json DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Read with every list, so it stays in the row; a long description leaves it first.
alter table products alter column card set storage main;
--> statement-breakpoint
-- What people read of a product, in the words of the contract. Its category is not in it: what that gives off depends on the day.
-- Whoever gives a product a brand waits for the one who is renaming it, and the other way round: one of them sees the other's work.
create function keep_product_card() returns trigger language plpgsql as $$
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
      new.quantity as "quantity", new.quantity_ml as "quantityMl",
      new.is_bottled as "bottling", new.is_empty_bottle as "itsBottle", new.size_ml as "sizes",
      new.color as "color", new.manufacturer_country as "manufacturerCountry",
      (select row_to_json(brand) from (
        select brands.id as "_id", brands.name from brands where brands.id = new.brand_id) as brand) as "brand"
    from (select) as one left join media as picture on picture.id = new.picture_id) as card;
  return new;
end $$;
--> statement-breakpoint
create trigger products_card before insert or update of id, item_no, name, picture_id, discount_percent, previous_price_kopecks,
    current_price_kopecks, quantity, quantity_ml, is_bottled, is_empty_bottle, size_ml, color, manufacturer_country, brand_id, card
  on products for each row execute function keep_product_card();
--> statement-breakpoint
-- Pictures never change. The goods are locked in the order in which buyers lock them.
create function keep_cards_of_brand() returns trigger language plpgsql as $$
begin
  perform from products where brand_id = new.id order by id for no key update;
  update products set card = card where brand_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger brands_cards after update of name on brands for each row
  when (old.name is distinct from new.name) execute function keep_cards_of_brand();
--> statement-breakpoint
update products set card = card;
--> statement-breakpoint
-- As before, but for the card, which tells how many are left as well.
create or replace function tell_product_changes() returns trigger language plpgsql as $$
declare
  changed integer;
  numbers constant text[] := '{quantity,quantity_ml,card,updated_at,version}';
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
      where to_jsonb(was) - numbers <> to_jsonb(is_now) - numbers
        or (case when was.is_bottled then was.quantity_ml else was.quantity end > 0)
          <> (case when is_now.is_bottled then is_now.quantity_ml else is_now.quantity end > 0)) as tags
    where tag is not null;
  end if;
  return null;
end $$;
