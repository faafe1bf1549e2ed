-- Purchases queue behind a change of discounts that waits for one of them, so it must not wait long.
create or replace function wait_for_purchases() returns trigger language plpgsql as $$
begin
  perform set_config('lock_timeout', '5s', true);
  perform pg_advisory_xact_lock(7205759405);
  return new;
end $$;
--> statement-breakpoint
-- Not for every edit of a category: the panel always writes all fields.
create or replace trigger categories_wait before update of discount_id on categories
  for each row when (old.discount_id is distinct from new.discount_id) execute function wait_for_purchases();
