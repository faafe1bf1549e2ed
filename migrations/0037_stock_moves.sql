CREATE TABLE "product_costs" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"purchase_price_kopecks" integer NOT NULL,
	CONSTRAINT "product_costs_range" CHECK ("product_costs"."purchase_price_kopecks" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid,
	"vial_ml" integer,
	"unit" text NOT NULL,
	"reason" text NOT NULL,
	"before" integer NOT NULL,
	"after" integer NOT NULL,
	"actor_id" uuid,
	"order_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_moves_of_one" CHECK (num_nonnulls("stock_moves"."product_id", "stock_moves"."vial_ml") = 1),
	CONSTRAINT "stock_moves_unit_known" CHECK ("stock_moves"."unit" in ('pieces', 'ml', 'vials')),
	CONSTRAINT "stock_moves_reason_known" CHECK ("stock_moves"."reason" in ('receipt', 'stocktake', 'write-off', 'sale', 'return', 'open-bottle')),
	CONSTRAINT "stock_moves_change" CHECK ("stock_moves"."before" <> "stock_moves"."after")
);
--> statement-breakpoint
CREATE TABLE "vials" (
	"size_ml" integer PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_costs" ADD CONSTRAINT "product_costs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_moves" ADD CONSTRAINT "stock_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_moves_product" ON "stock_moves" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_moves_vial" ON "stock_moves" USING btree ("vial_ml","id") WHERE "stock_moves"."vial_ml" is not null;--> statement-breakpoint
CREATE INDEX "stock_moves_order_vials" ON "stock_moves" USING btree ("order_id") WHERE "stock_moves"."vial_ml" is not null;--> statement-breakpoint
-- Why the quantities of this transaction change: {"reason", "actor", "order", "note"}, as the writer has set it.
create function stock_move() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('shop.stock_move', true), '')::jsonb, '{}')
$$;
--> statement-breakpoint
-- What comes back from an order is a return. A writer that gives no reason has counted.
create function stock_reason(move jsonb, was integer, is_now integer) returns text language sql immutable as $$
  select case when move ->> 'reason' = 'sale' and is_now > was then 'return' else coalesce(move ->> 'reason', 'stocktake') end
$$;
--> statement-breakpoint
-- One statement for all goods of a writer, in its transaction: no change of a quantity can go without its move.
create function keep_stock_moves() returns trigger language plpgsql as $$
declare
  move constant jsonb := stock_move();
begin
  if tg_op = 'INSERT' then
    insert into stock_moves (product_id, unit, reason, before, after, actor_id, order_id, note)
      select id, unit, coalesce(move ->> 'reason', 'receipt'), 0, amount, (move ->> 'actor')::uuid, (move ->> 'order')::uuid,
        coalesce(move ->> 'note', '')
      from new_rows cross join lateral (values ('pieces', quantity), ('ml', quantity_ml)) as stock (unit, amount)
      where amount <> 0;
  else
    insert into stock_moves (product_id, unit, reason, before, after, actor_id, order_id, note)
      select id, unit, stock_reason(move, had, has), had, has, (move ->> 'actor')::uuid, (move ->> 'order')::uuid,
        coalesce(move ->> 'note', '')
      from old_rows as was join new_rows as is_now using (id)
      cross join lateral (values ('pieces', was.quantity, is_now.quantity), ('ml', was.quantity_ml, is_now.quantity_ml))
        as stock (unit, had, has)
      where had <> has;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger products_moves_insert after insert on products referencing new table as new_rows
  for each statement execute function keep_stock_moves();
--> statement-breakpoint
create trigger products_moves_update after update on products referencing old table as old_rows new table as new_rows
  for each statement execute function keep_stock_moves();
--> statement-breakpoint
create function keep_vial_moves() returns trigger language plpgsql as $$
declare
  move constant jsonb := stock_move();
  had constant integer := case when tg_op = 'INSERT' then 0 else old.quantity end;
begin
  if had <> new.quantity then
    insert into stock_moves (vial_ml, unit, reason, before, after, actor_id, order_id, note)
    values (new.size_ml, 'vials', stock_reason(move, had, new.quantity), had, new.quantity, (move ->> 'actor')::uuid,
      (move ->> 'order')::uuid, coalesce(move ->> 'note', ''));
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger vials_moves after insert or update of quantity on vials for each row execute function keep_vial_moves();
--> statement-breakpoint
-- Changes the counted vials by what an order needs. All are locked in one order, so that two orders do not deadlock.
create function move_vials(for_order uuid, needed jsonb) returns void language plpgsql as $$
begin
  if needed is null then
    return;
  end if;
  perform set_config('shop.stock_move',
    jsonb_build_object('reason', 'sale', 'order', for_order, 'actor', stock_move() -> 'actor')::text, true);
  perform from vials order by size_ml for no key update;
  update vials set quantity = quantity - (needed ->> size_ml::text)::integer where needed ? size_ml::text;
end $$;
--> statement-breakpoint
-- Exactly what the ledger says was taken: nothing for orders from before the vials were counted, and nothing twice.
create function return_vials(of_order uuid) returns void language sql as $$
  select move_vials(of_order, (
    select jsonb_object_agg(vial_ml, taken) from (
      select vial_ml, sum(after - before) as taken from stock_moves
      where order_id = of_order and vial_ml is not null group by vial_ml having sum(after - before) <> 0) as moves))
$$;
--> statement-breakpoint
-- The vials of decants are taken with the lines of an order, and given back with them.
create function take_vials() returns trigger language plpgsql as $$
begin
  if not exists (select from vials) then
    return null;
  elsif tg_op = 'DELETE' then
    perform return_vials(order_id) from (select distinct order_id from changed) as orders;
  else
    perform move_vials(order_id, needed) from (
      select order_id, jsonb_object_agg(size, count) as needed from (
        select order_id, bottle ->> 'bottleSize' as size, sum(ceil((bottle ->> 'count')::numeric)) as count
        from changed, jsonb_array_elements(bottles) as bottle where is_bottled group by 1, 2) as sizes
      group by 1) as orders;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger order_lines_vials_insert after insert on order_lines referencing new table as changed
  for each statement execute function take_vials();
--> statement-breakpoint
create trigger order_lines_vials_delete after delete on order_lines referencing old table as changed
  for each statement execute function take_vials();
--> statement-breakpoint
create function return_vials_of_order() returns trigger language plpgsql as $$
begin
  perform return_vials(new.id);
  return null;
end $$;
--> statement-breakpoint
create trigger orders_vials after update of stock_returned_at on orders for each row
  when (old.stock_returned_at is null and new.stock_returned_at is not null) execute function return_vials_of_order();
