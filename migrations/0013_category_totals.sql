CREATE TABLE "category_totals" (
	"category_id" uuid PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category_totals" ADD CONSTRAINT "category_totals_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
insert into category_totals (category_id, products) select category_id, sum(products) from product_counts group by 1;
--> statement-breakpoint
-- Rows are touched in one order by everybody, so that two writers wait for each other instead of for ever.
create or replace function keep_product_counts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, count(*) from new_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
    insert into category_totals (category_id, products)
      select category_id, count(*) from new_rows where is_enabled group by 1 order by 1
      on conflict (category_id) do update set products = category_totals.products + excluded.products;
  elsif tg_op = 'DELETE' then
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, -count(*) from old_rows where is_enabled group by 1, 2 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
    insert into category_totals (category_id, products)
      select category_id, -count(*) from old_rows where is_enabled group by 1 order by 1
      on conflict (category_id) do update set products = category_totals.products + excluded.products;
  else
    insert into product_counts (category_id, brand_id, products)
      select category_id, brand_id, sum(step) from (
        select category_id, brand_id, 1 as step from new_rows where is_enabled
        union all select category_id, brand_id, -1 from old_rows where is_enabled) as steps
      group by 1, 2 having sum(step) <> 0 order by 1, 2
      on conflict on constraint product_counts_key do update set products = product_counts.products + excluded.products;
    insert into category_totals (category_id, products)
      select category_id, sum(step) from (
        select category_id, 1 as step from new_rows where is_enabled
        union all select category_id, -1 from old_rows where is_enabled) as steps
      group by 1 having sum(step) <> 0 order by 1
      on conflict (category_id) do update set products = category_totals.products + excluded.products;
  end if;
  return null;
end $$;
