ALTER TABLE "blog_posts" ADD COLUMN "title_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "content_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "name_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_en" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "card_en" json;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD CONSTRAINT "blog_posts_title_en_length" CHECK (length("blog_posts"."title_en") <= 200);--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_name_en_length" CHECK (length("brands"."name_en") <= 120);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_name_en_length" CHECK (length("products"."name_en") <= 200);--> statement-breakpoint
-- As before, and once more with the English names of product and brand, where there is one.
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
      new.quantity as "quantity", new.quantity_ml as "quantityMl",
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
    current_price_kopecks, quantity, quantity_ml, is_bottled, is_empty_bottle, size_ml, color, manufacturer_country, brand_id,
    category_id, card
  on products for each row execute function keep_product_card();
--> statement-breakpoint
drop trigger brands_cards on brands;
--> statement-breakpoint
create trigger brands_cards after update of name, name_en on brands for each row
  when ((old.name, old.name_en) is distinct from (new.name, new.name_en)) execute function keep_cards_of_brand();
--> statement-breakpoint
-- As before, but for the English card, which tells how many are left as well.
create or replace function tell_product_changes() returns trigger language plpgsql as $$
declare
  changed integer;
  numbers constant text[] := '{quantity,quantity_ml,card,card_en,updated_at,version}';
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
--> statement-breakpoint
-- The documents with English names are written anew when the shop starts: it indexes what is missing.
delete from product_search;
--> statement-breakpoint
delete from brand_search;
