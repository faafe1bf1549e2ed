CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount_kopecks" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"try_no" integer DEFAULT 1 NOT NULL,
	"refusal_code" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "refunds_amount_range" CHECK ("refunds"."amount_kopecks" > 0),
	CONSTRAINT "refunds_state_known" CHECK ("refunds"."state" in ('requested', 'sent', 'done', 'refused')),
	CONSTRAINT "refunds_ended" CHECK (("refunds"."ended_at" is not null) = ("refunds"."state" in ('done', 'refused')))
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_paid_range";--> statement-breakpoint
DROP INDEX "payments_surplus";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" in ('requested', 'sent');--> statement-breakpoint
CREATE INDEX "refunds_refused" ON "refunds" USING btree ("created_at") WHERE "refunds"."state" = 'refused';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_range" CHECK ("orders"."paid_kopecks" >= 0 and "orders"."returned_kopecks" >= 0 and "orders"."paid_kopecks" + "orders"."returned_kopecks" <= "orders"."total_kopecks");--> statement-breakpoint
create function refuse_refunds_beyond_payment() returns trigger language plpgsql as $$
declare
  paid integer;
  asked bigint;
begin
  -- The lock makes concurrent refunds of a payment wait for each other.
  select amount_kopecks into paid from payments where id = new.payment_id for no key update;
  select coalesce(sum(amount_kopecks), 0) + new.amount_kopecks into asked
    from refunds where payment_id = new.payment_id and id <> new.id;
  if asked > paid then
    raise check_violation using constraint = 'refunds_within_payment', table = 'refunds',
      message = 'the refunds of a payment add up to more than was paid';
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger refunds_within_payment before insert or update of amount_kopecks, payment_id on refunds for each row
  execute function refuse_refunds_beyond_payment();--> statement-breakpoint
-- What was refunded at the bank itself, of a payment that its order keeps.
with beyond as (
  select order_id, sum(refunded_kopecks - surplus_kopecks)::integer as kopecks from payments
  where state = 'paid' and closing_since is null and refund_refused_at is null and refunded_kopecks > surplus_kopecks
  group by order_id)
update orders set returned_kopecks = beyond.kopecks, paid_kopecks = orders.paid_kopecks - beyond.kopecks
from beyond where orders.id = beyond.order_id;--> statement-breakpoint
update payments set surplus_kopecks = refunded_kopecks
where state = 'paid' and closing_since is null and refund_refused_at is null and refunded_kopecks > surplus_kopecks;--> statement-breakpoint
update payments set refused_kopecks = greatest(0, refused_kopecks - refunded_kopecks) where refused_kopecks > 0;--> statement-breakpoint
-- Refunds from before the table: what is done, and what is to be done or was refused.
with known as (
  select payments.*, case when orders.status = 'abolition' then 'abolished' when surplus_kopecks > 0 then 'edited' else 'unneeded' end as cause,
    case when state = 'refunded' then amount_kopecks else refunded_kopecks end as done_kopecks,
    case when state <> 'paid' then 0 when closing_since is null and refund_refused_at is null then surplus_kopecks - refunded_kopecks
      else amount_kopecks - refunded_kopecks end as undone_kopecks,
    note is null and (refund_refused_at is not null or refused_kopecks > 0) as is_refused
  from payments join orders on orders.id = payments.order_id)
insert into refunds (order_id, payment_id, amount_kopecks, cause, state, refusal_code, created_at, ended_at)
select order_id, id, done_kopecks, cause, 'done', null, updated_at, updated_at from known where done_kopecks > 0
union all
select order_id, id, undone_kopecks, cause, case when is_refused then 'refused' else 'requested' end,
  case when is_refused then failure_reason end, updated_at, case when is_refused then updated_at end
from known where undone_kopecks > 0;
