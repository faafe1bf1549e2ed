DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status_newest";--> statement-breakpoint
DROP INDEX "orders_delivery_newest";--> statement-breakpoint
DROP INDEX "orders_user_newest";--> statement-breakpoint
DROP INDEX "statuses_newest_of_type";--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
DROP INDEX "users_newest";--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "is_for_newcomers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(first_name || ' ' || last_name || ' ' || second_name || ' ' || email || ' ' || phone), 'ґ''’ʼ‘‛`´′ʹʻ＇', 'г')) STORED NOT NULL;--> statement-breakpoint
-- Until now it was known by its name; where it was renamed, it is the oldest that opens the customer's area and nothing else.
update roles set is_for_newcomers = true where id = (
  select id from roles where cardinality(admin_modules) = 0 and cardinality(customer_modules) > 0
  order by (lower(name) = 'customer') desc, created_at, id limit 1);--> statement-breakpoint
CREATE UNIQUE INDEX "roles_one_for_newcomers" ON "roles" USING btree ("is_for_newcomers") WHERE "roles"."is_for_newcomers";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_status_newest" ON "orders" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_delivery_newest" ON "orders" USING btree ("delivery_kind","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_user_newest" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "statuses_newest_of_type" ON "statuses" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role_id","created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_newcomers_stay_outside" CHECK (not "roles"."is_for_newcomers" or cardinality("roles"."admin_modules") = 0);
--> statement-breakpoint
-- Somebody must always be able to say who may what. Whoever takes the module "roles" from a person who has it waits here for
-- the others who do the same, and then sees what they left: two at once cannot each rely on the other.
create function keep_a_keeper_of_roles() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7205759404);
  if tg_table_name = 'users' then
    if not exists (select from roles where id = old.role_id and 'roles' = any(admin_modules)) then
      return null;
    end if;
  elsif not exists (select from users where role_id = old.id and is_active and email_confirmed_at is not null) then
    return null;
  end if;
  if not exists (
    select from users join roles on roles.id = users.role_id
    where 'roles' = any(roles.admin_modules) and users.is_active and users.email_confirmed_at is not null
  ) then
    raise exception 'nobody would be left who may change roles'
      using errcode = 'check_violation', constraint = 'roles_last_keeper';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger users_leave_a_keeper after update of role_id, is_active, email_confirmed_at on users for each row
  when (old.is_active and old.email_confirmed_at is not null
    and (new.role_id <> old.role_id or not new.is_active or new.email_confirmed_at is null))
  execute function keep_a_keeper_of_roles();
--> statement-breakpoint
create trigger users_gone_leave_a_keeper after delete on users for each row
  when (old.is_active and old.email_confirmed_at is not null) execute function keep_a_keeper_of_roles();
--> statement-breakpoint
create trigger roles_leave_a_keeper after update of admin_modules on roles for each row
  when ('roles' = any(old.admin_modules) and not 'roles' = any(new.admin_modules)) execute function keep_a_keeper_of_roles();
