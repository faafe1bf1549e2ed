-- One row per day and status, with the sign of the step.
create function note_placed_sales() returns trigger language plpgsql as $$
begin
  insert into sales_changes (day, status, orders, kopecks, paid_kopecks, awaited_kopecks)
    select (created_at at time zone 'Europe/Kyiv')::date, status, count(*), sum(total_kopecks),
      coalesce(sum(total_kopecks - returned_kopecks) filter (where payment_state = 'paid'), 0),
      coalesce(sum(total_kopecks) filter (where payment_state in ('awaiting', 'failed')), 0)
    from new_rows group by 1, 2;
  return null;
end $$;
--> statement-breakpoint
create function note_deleted_sales() returns trigger language plpgsql as $$
begin
  insert into sales_changes (day, status, orders, kopecks, paid_kopecks, awaited_kopecks)
    select (created_at at time zone 'Europe/Kyiv')::date, status, -count(*), -sum(total_kopecks),
      -coalesce(sum(total_kopecks - returned_kopecks) filter (where payment_state = 'paid'), 0),
      -coalesce(sum(total_kopecks) filter (where payment_state in ('awaiting', 'failed')), 0)
    from old_rows group by 1, 2;
  return null;
end $$;
--> statement-breakpoint
create function note_changed_sales() returns trigger language plpgsql as $$
begin
  insert into sales_changes (day, status, orders, kopecks, paid_kopecks, awaited_kopecks)
    select (created_at at time zone 'Europe/Kyiv')::date, status, sum(step), sum(step * total_kopecks),
      coalesce(sum(step * (total_kopecks - returned_kopecks)) filter (where payment_state = 'paid'), 0),
      coalesce(sum(step * total_kopecks) filter (where payment_state in ('awaiting', 'failed')), 0)
    from (values (-1::bigint, old.created_at, old.status, old.payment_state, old.total_kopecks, old.returned_kopecks),
      (1, new.created_at, new.status, new.payment_state, new.total_kopecks, new.returned_kopecks))
      as steps (step, created_at, status, payment_state, total_kopecks, returned_kopecks)
    group by 1, 2;
  return null;
end $$;
--> statement-breakpoint
create trigger orders_sales_insert after insert on orders referencing new table as new_rows
  for each statement execute function note_placed_sales();
--> statement-breakpoint
create trigger orders_sales_delete after delete on orders referencing old table as old_rows
  for each statement execute function note_deleted_sales();
--> statement-breakpoint
-- For each row: a condition on the row spares the other changes of an order.
create trigger orders_sales_update after update on orders for each row
  when ((old.created_at, old.status, old.payment_state, old.total_kopecks, old.returned_kopecks)
    is distinct from (new.created_at, new.status, new.payment_state, new.total_kopecks, new.returned_kopecks))
  execute function note_changed_sales();
--> statement-breakpoint
-- Counts all orders again. Writers wait meanwhile: after an import without triggers, and below for the orders there are.
create function recount_sales() returns void language plpgsql as $$
begin
  lock table orders in share row exclusive mode;
  delete from sales_changes;
  delete from sales_days;
  insert into sales_days (day, status, orders, kopecks, paid_kopecks, awaited_kopecks)
    select (created_at at time zone 'Europe/Kyiv')::date, status, count(*), sum(total_kopecks),
      coalesce(sum(total_kopecks - returned_kopecks) filter (where payment_state = 'paid'), 0),
      coalesce(sum(total_kopecks) filter (where payment_state in ('awaiting', 'failed')), 0)
    from orders group by 1, 2;
end $$;
--> statement-breakpoint
select recount_sales();
