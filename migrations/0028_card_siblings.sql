-- The other sizes of a product that buyers can see, small to large with decants last; of a decant also its smallest purchase.
-- Sizes of one category are hidden together, so turning a category off rewrites no card of its own.
create function product_siblings(product uuid, category uuid) returns json language sql stable as $$
  select array_to_json(array(
    select row_to_json(sibling) from (
      select other.id as "_id", other.is_bottled as "bottling", other.size_ml as "sizes",
        case when other.is_bottled then trim_scale(other.smallest_purchase_kopecks / 100.0) end as "priceFrom"
      from product_group_items as own
      join product_group_items as item on item.group_id = own.group_id and item.product_id <> own.product_id
      join products as other on other.id = item.product_id
      join categories on categories.id = other.category_id
      where own.product_id = product and other.is_enabled and (categories.is_active or other.category_id = category)
      order by other.is_bottled, other.size_ml nulls last, other.id) as sibling))
$$;
--> statement-breakpoint
-- As before, with the other sizes.
create or replace function keep_product_card() returns trigger language plpgsql as $$
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
        select brands.id as "_id", brands.name from brands where brands.id = new.brand_id) as brand) as "brand",
      product_siblings(new.id, new.category_id) as "siblings"
    from (select) as one left join media as picture on picture.id = new.picture_id) as card;
  return new;
end $$;
--> statement-breakpoint
drop trigger products_card on products;
--> statement-breakpoint
create trigger products_card before insert or update of id, item_no, name, picture_id, discount_percent, previous_price_kopecks,
    current_price_kopecks, quantity, quantity_ml, is_bottled, is_empty_bottle, size_ml, color, manufacturer_country, brand_id,
    category_id, card
  on products for each row execute function keep_product_card();
--> statement-breakpoint
-- Rewrites the cards of these groups, and of products that have left them, where their other sizes are different now.
-- All are locked first, in id order, so that a concurrent change of one of them is either seen here or sees this one.
create function refresh_cards_of_groups(groups uuid[], left_products uuid[] default '{}') returns void language plpgsql as $$
declare
  affected uuid[];
begin
  affected := left_products || array(select product_id from product_group_items where group_id = any (groups));
  perform from products where id = any (affected) order by id for no key update;
  affected := left_products || array(select product_id from product_group_items where group_id = any (groups));
  update products set card = card
  where id = any (affected) and product_siblings(id, category_id)::text is distinct from (card -> 'siblings')::text;
end $$;
--> statement-breakpoint
create function keep_cards_of_group_items() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform refresh_cards_of_groups(array(select distinct group_id from new_rows));
  elsif tg_op = 'DELETE' then
    perform refresh_cards_of_groups(array(select distinct group_id from old_rows), array(select product_id from old_rows));
  else
    perform refresh_cards_of_groups(array(select group_id from new_rows union select group_id from old_rows),
      array(select product_id from old_rows));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_group_items_cards_insert after insert on product_group_items referencing new table as new_rows
  for each statement execute function keep_cards_of_group_items();
--> statement-breakpoint
create trigger product_group_items_cards_update after update on product_group_items
  referencing old table as old_rows new table as new_rows for each statement execute function keep_cards_of_group_items();
--> statement-breakpoint
create trigger product_group_items_cards_delete after delete on product_group_items referencing old table as old_rows
  for each statement execute function keep_cards_of_group_items();
--> statement-breakpoint
-- Selling a piece changes nothing that other sizes show.
create function keep_cards_of_siblings() returns trigger language plpgsql as $$
begin
  perform refresh_cards_of_groups(changed.groups) from (
    select array_agg(distinct item.group_id) as groups
    from old_rows as was join new_rows as is_now using (id) join product_group_items as item on item.product_id = is_now.id
    where (was.size_ml, was.is_bottled, was.is_enabled, was.category_id) is distinct from
        (is_now.size_ml, is_now.is_bottled, is_now.is_enabled, is_now.category_id)
      or (is_now.is_bottled and was.smallest_purchase_kopecks <> is_now.smallest_purchase_kopecks)) as changed
  where changed.groups is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger products_siblings after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_cards_of_siblings();
--> statement-breakpoint
-- Only groups that reach into another category: the other cards show the same.
create function keep_cards_of_category() returns trigger language plpgsql as $$
begin
  perform refresh_cards_of_groups(array(
    select distinct item.group_id from products join product_group_items as item on item.product_id = products.id
    where products.category_id = new.id and exists (
      select from product_group_items as other join products as elsewhere on elsewhere.id = other.product_id
      where other.group_id = item.group_id and elsewhere.category_id <> new.id)));
  return null;
end $$;
--> statement-breakpoint
create trigger categories_cards after update of is_active on categories for each row
  when (old.is_active is distinct from new.is_active) execute function keep_cards_of_category();
--> statement-breakpoint
update products set card = card;
