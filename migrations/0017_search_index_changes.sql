-- Whatever writes the search index is heard of by itself, and only where a row is another one afterwards: selling a piece or indexing the
-- same words again drops no answer of a search.
create function tell_search_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if exists (select to_jsonb(new_rows) from new_rows except all select to_jsonb(old_rows) from old_rows) then
      perform pg_notify('shop_changes', 'search');
    end if;
  elsif exists (select from new_rows) then
    perform pg_notify('shop_changes', 'search');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_search_tell_insert after insert on product_search referencing new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger product_search_tell_update after update on product_search referencing old table as old_rows new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger product_search_tell_delete after delete on product_search referencing old table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger brand_search_tell_insert after insert on brand_search referencing new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger brand_search_tell_update after update on brand_search referencing old table as old_rows new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger brand_search_tell_delete after delete on brand_search referencing old table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger search_words_tell_insert after insert on search_words referencing new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger search_words_tell_update after update on search_words referencing old table as old_rows new table as new_rows
  for each statement execute function tell_search_changes();
--> statement-breakpoint
create trigger search_words_tell_delete after delete on search_words referencing old table as new_rows
  for each statement execute function tell_search_changes();
