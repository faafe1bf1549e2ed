ALTER TABLE "orders" ADD COLUMN "caller_hash" "bytea";--> statement-breakpoint
CREATE INDEX "orders_unpaid_caller" ON "orders" USING btree ("caller_hash") WHERE ("orders"."status" in ('specified', 'processed') and "orders"."payment_state" in ('awaiting', 'failed'));--> statement-breakpoint
CREATE INDEX "orders_unpaid_phone" ON "orders" USING btree ("phone") WHERE ("orders"."status" in ('specified', 'processed') and "orders"."payment_state" in ('awaiting', 'failed'));--> statement-breakpoint
CREATE INDEX "orders_unpaid_email" ON "orders" USING btree (lower("email")) WHERE ("orders"."status" in ('specified', 'processed') and "orders"."payment_state" in ('awaiting', 'failed'));--> statement-breakpoint
-- The address is kept only for as long as its order counts against it.
create function forget_caller() returns trigger language plpgsql as $$
begin
  new.caller_hash := null;
  return new;
end $$;
--> statement-breakpoint
create trigger orders_forget_caller before insert or update on orders for each row
  when (new.caller_hash is not null
    and not (new.status in ('specified', 'processed') and new.payment_state in ('awaiting', 'failed')))
  execute function forget_caller();
