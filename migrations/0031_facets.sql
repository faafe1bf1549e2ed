-- The terms of a product's facets, as `facetTerm` in src/domain/facets.ts writes them.
create function product_facets(is_bottled boolean, is_set boolean, concentration text, size_ml integer, brand_id uuid, gender text,
    family text, note_keys text[], is_in_stock boolean, is_discounted boolean) returns text[] language sql immutable as $$
  select array_remove(array[
    case when is_bottled then 'format:decant' when is_set then 'format:set' when concentration is not null then 'format:bottle' end,
    'brand:' || brand_id::text,
    'volume:' || size_ml::text,
    'gender:' || gender,
    'family:' || family,
    'concentration:' || concentration,
    case when is_in_stock then 'stock:yes' end,
    case when is_discounted then 'discount:yes' end
  ], null) || array(select 'note:' || key from unnest(note_keys) as key)
$$;
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"category_id" uuid NOT NULL,
	"term" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "facet_counts_key" PRIMARY KEY("category_id","term")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "is_set" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "family" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "concentration" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "year" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "perfumer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seasons" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "notes_top" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "notes_heart" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "notes_base" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "note_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facets" text[] GENERATED ALWAYS AS (product_facets(is_bottled, is_set, concentration, size_ml, brand_id, gender, family, note_keys,
        case when is_bottled then quantity_ml else quantity end > 0, price_now_kopecks < current_price_kopecks)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_counts" ADD CONSTRAINT "facet_counts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_facets" ON "products" USING gin ("facets") WHERE "products"."is_enabled";--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_family" CHECK ("products"."family" in ('citrus', 'floral', 'woody', 'amber', 'aquatic', 'green', 'oud', 'gourmand', 'powdery', 'leather'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_gender" CHECK ("products"."gender" in ('women', 'men', 'unisex'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_concentration" CHECK ("products"."concentration" in ('extrait', 'parfum', 'eau-de-parfum', 'eau-de-toilette', 'cologne'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_year_range" CHECK ("products"."year" between 1700 and 2100);--> statement-breakpoint
insert into facet_counts (category_id, term, products)
  select category_id, term, count(*) from products, unnest(facets) as term where is_enabled group by 1, 2;
--> statement-breakpoint
-- Rows are updated in one order, so that two transactions do not deadlock. A sale changes no facet unless it is the last piece.
create function keep_facet_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into facet_counts (category_id, term, products)
      select category_id, term, count(*) from new_rows, unnest(facets) as term where is_enabled group by 1, 2 order by 1, 2
      on conflict (category_id, term) do update set products = facet_counts.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into facet_counts (category_id, term, products)
      select category_id, term, -count(*) from old_rows, unnest(facets) as term where is_enabled group by 1, 2 order by 1, 2
      on conflict (category_id, term) do update set products = facet_counts.products + excluded.products;
  else
    with changed as materialized (
      select id from old_rows as was join new_rows as is_now using (id)
      where (was.is_enabled, was.category_id, was.facets) is distinct from (is_now.is_enabled, is_now.category_id, is_now.facets))
    insert into facet_counts (category_id, term, products)
      select category_id, term, sum(step) from (
        select category_id, unnest(facets) as term, 1 as step from new_rows join changed using (id) where is_enabled
        union all
        select category_id, unnest(facets), -1 from old_rows join changed using (id) where is_enabled) as steps
      group by 1, 2 having sum(step) <> 0 order by 1, 2
      on conflict (category_id, term) do update set products = facet_counts.products + excluded.products;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_facets_insert after insert on products referencing new table as new_rows
  for each statement execute function keep_facet_counts();
--> statement-breakpoint
create trigger products_facets_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_facet_counts();
--> statement-breakpoint
create trigger products_facets_delete after delete on products referencing old table as old_rows
  for each statement execute function keep_facet_counts();
