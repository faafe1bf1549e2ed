CREATE TABLE "listing_changes" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"changed_in" "xid8" NOT NULL
);
--> statement-breakpoint
-- Each process counts in its own index.
drop trigger products_facets_insert on products;--> statement-breakpoint
drop trigger products_facets_update on products;--> statement-breakpoint
drop trigger products_facets_delete on products;--> statement-breakpoint
drop function keep_facet_counts;--> statement-breakpoint
DROP TABLE "facet_counts";--> statement-breakpoint
DROP INDEX "products_category_brand";--> statement-breakpoint
CREATE INDEX "listing_changes_changed_in" ON "listing_changes" USING btree ("changed_in");
--> statement-breakpoint
-- Only what lists are filtered and sorted by: a sale is no change unless it takes the last piece.
create function note_listing_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_changes select id, pg_current_xact_id() from new_rows order by id
      on conflict (product_id) do update set changed_in = excluded.changed_in;
  elsif tg_op = 'DELETE' then
    insert into listing_changes select id, pg_current_xact_id() from old_rows order by id
      on conflict (product_id) do update set changed_in = excluded.changed_in;
  else
    insert into listing_changes select id, pg_current_xact_id() from old_rows as was join new_rows as is_now using (id)
      where (was.is_enabled, was.category_id, was.facets, was.smallest_purchase_kopecks, was.created_at)
        is distinct from (is_now.is_enabled, is_now.category_id, is_now.facets, is_now.smallest_purchase_kopecks, is_now.created_at)
      order by id
      on conflict (product_id) do update set changed_in = excluded.changed_in;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_listing_insert after insert on products referencing new table as new_rows
  for each statement execute function note_listing_changes();
--> statement-breakpoint
create trigger products_listing_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function note_listing_changes();
--> statement-breakpoint
create trigger products_listing_delete after delete on products referencing old table as old_rows
  for each statement execute function note_listing_changes();
