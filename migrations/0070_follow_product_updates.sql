-- A sale that leaves something in stock changes neither lists nor counts, cards of other sizes or search flags. Each of these had a
-- trigger of its own that found so by a query, which together took longer than the sale. One trigger asks once.
create function follow_product_updates() returns trigger language plpgsql as $$
begin
  if not exists (select from old_rows as was join new_rows as is_now using (id)
    where (was.is_enabled, was.category_id, was.brand_id, was.is_bottled, was.size_ml, was.facets, was.smallest_purchase_kopecks,
        was.created_at)
      is distinct from (is_now.is_enabled, is_now.category_id, is_now.brand_id, is_now.is_bottled, is_now.size_ml, is_now.facets,
        is_now.smallest_purchase_kopecks, is_now.created_at)) then
    return null;
  end if;
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
  insert into listing_changes select id, pg_current_xact_id() from old_rows as was join new_rows as is_now using (id)
    where (was.is_enabled, was.category_id, was.facets, was.smallest_purchase_kopecks, was.created_at)
      is distinct from (is_now.is_enabled, is_now.category_id, is_now.facets, is_now.smallest_purchase_kopecks, is_now.created_at)
    order by id
    on conflict (product_id) do update set changed_in = excluded.changed_in;
  update product_search as search set is_visible = now.is_visible, is_in_stock = now.is_in_stock,
      words = search_words_with_discount(search.words, now.is_discounted)
    from (
      select new_rows.id, new_rows.is_enabled and categories.is_active as is_visible,
        case when new_rows.is_bottled then new_rows.quantity_ml else new_rows.quantity end > 0 as is_in_stock,
        new_rows.price_now_kopecks < new_rows.current_price_kopecks as is_discounted
      from new_rows join categories on categories.id = new_rows.category_id) as now
    where search.product_id = now.id and (search.is_visible, search.is_in_stock, search.words @@ '''=discount'''::tsquery)
      is distinct from (now.is_visible, now.is_in_stock, now.is_discounted);
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
drop trigger products_counts_update on products;
--> statement-breakpoint
drop trigger products_listing_update on products;
--> statement-breakpoint
drop trigger products_search_flags on products;
--> statement-breakpoint
drop trigger products_siblings on products;
--> statement-breakpoint
create trigger products_follow_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function follow_product_updates();
--> statement-breakpoint
drop function keep_search_flags;
--> statement-breakpoint
drop function keep_cards_of_siblings;
--> statement-breakpoint
-- Without their parts for updates.
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
  else
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
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace function note_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_changes select id, pg_current_xact_id() from new_rows order by id
      on conflict (product_id) do update set changed_in = excluded.changed_in;
  else
    insert into listing_changes select id, pg_current_xact_id() from old_rows order by id
      on conflict (product_id) do update set changed_in = excluded.changed_in;
  end if;
  return null;
end $$;
