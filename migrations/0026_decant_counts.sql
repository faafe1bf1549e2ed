DROP INDEX "products_newest";--> statement-breakpoint
ALTER TABLE "category_totals" ADD COLUMN "decants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_counts" ADD COLUMN "decants" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_at","id","category_id","is_bottled") WHERE "products"."is_enabled";--> statement-breakpoint
update product_counts set decants = counted.decants from (
  select category_id, brand_id, count(*) as decants from products where is_enabled and is_bottled group by 1, 2) as counted
where product_counts.category_id = counted.category_id and product_counts.brand_id is not distinct from counted.brand_id;
--> statement-breakpoint
update category_totals set decants = counted.decants from (
  select category_id, count(*) as decants from products where is_enabled and is_bottled group by 1) as counted
where category_totals.category_id = counted.category_id;
--> statement-breakpoint
-- As before, with the decants among the products. Rows are updated in one order, so that two transactions do not deadlock.
create or replace function keep_product_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_counts (category_id, brand_id, products, decants)
      select category_id, brand_id, count(*), count(*) filter (where is_bottled)
      from new_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update
        set products = product_counts.products + excluded.products, decants = product_counts.decants + excluded.decants;
    insert into category_totals (category_id, products, decants)
      select category_id, count(*), count(*) filter (where is_bottled)
      from new_rows where is_enabled group by 1 order by 1
      on conflict (category_id) do update
        set products = category_totals.products + excluded.products, decants = category_totals.decants + excluded.decants;
  elsif tg_op = 'DELETE' then
    insert into product_counts (category_id, brand_id, products, decants)
      select category_id, brand_id, -count(*), -count(*) filter (where is_bottled)
      from old_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update
        set products = product_counts.products + excluded.products, decants = product_counts.decants + excluded.decants;
    insert into category_totals (category_id, products, decants)
      select category_id, -count(*), -count(*) filter (where is_bottled)
      from old_rows where is_enabled group by 1 order by 1
      on conflict (category_id) do update
        set products = category_totals.products + excluded.products, decants = category_totals.decants + excluded.decants;
  else
    insert into product_counts (category_id, brand_id, products, decants)
      select category_id, brand_id, sum(step), sum(step * is_bottled::integer) from (
        select category_id, brand_id, is_bottled, 1 as step from new_rows where is_enabled
        union all select category_id, brand_id, is_bottled, -1 from old_rows where is_enabled) as steps
      group by 1, 2 having sum(step) <> 0 or sum(step * is_bottled::integer) <> 0 order by 1, 2
      on conflict on constraint product_counts_key do update
        set products = product_counts.products + excluded.products, decants = product_counts.decants + excluded.decants;
    insert into category_totals (category_id, products, decants)
      select category_id, sum(step), sum(step * is_bottled::integer) from (
        select category_id, is_bottled, 1 as step from new_rows where is_enabled
        union all select category_id, is_bottled, -1 from old_rows where is_enabled) as steps
      group by 1 having sum(step) <> 0 or sum(step * is_bottled::integer) <> 0 order by 1
      on conflict (category_id) do update
        set products = category_totals.products + excluded.products, decants = category_totals.decants + excluded.decants;
  end if;
  return null;
end $$;
