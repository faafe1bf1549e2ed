-- Nobody gives rights above their own, so a module that the last full administrator loses could never be given again.
-- The list repeats src/domain/permissions.ts; a migration that adds a module replaces it, and a test compares the two.
create function all_admin_modules() returns text[] immutable parallel safe language sql as $$
  select array['users', 'roles', 'account', 'orders', 'statistic', 'wishlist', 'categories', 'products', 'brands',
    'discounts', 'blog', 'statuses', 'productsGroups', 'carusels', 'addresses']
$$;
--> statement-breakpoint
-- Transactions that take a module from an active person run one after the other from here on. Each statement after the lock
-- sees what the one before has committed, so two at once cannot each rely on the person whom the other removes.
create or replace function keep_a_keeper_of_roles() returns trigger language plpgsql as $$
declare
  lost text[];
begin
  perform pg_advisory_xact_lock(7205759404);
  if tg_table_name = 'users' then
    select admin_modules into lost from roles where id = old.role_id;
  elsif exists (select from users where role_id = old.id and is_active and email_confirmed_at is not null) then
    lost := old.admin_modules;
  end if;
  if lost @> all_admin_modules() and not exists (
    select from users join roles on roles.id = users.role_id
    where roles.admin_modules @> all_admin_modules() and users.is_active and users.email_confirmed_at is not null
  ) then
    raise exception 'nobody would be left who may administer every module'
      using errcode = 'check_violation', constraint = 'roles_last_administrator';
  end if;
  if 'roles' = any(lost) and not exists (
    select from users join roles on roles.id = users.role_id
    where 'roles' = any(roles.admin_modules) and users.is_active and users.email_confirmed_at is not null
  ) then
    raise exception 'nobody would be left who may change roles'
      using errcode = 'check_violation', constraint = 'roles_last_keeper';
  end if;
  return null;
end $$;
--> statement-breakpoint
drop trigger roles_leave_a_keeper on roles;
--> statement-breakpoint
create trigger roles_leave_a_keeper after update of admin_modules on roles for each row
  when (not new.admin_modules @> old.admin_modules) execute function keep_a_keeper_of_roles();
