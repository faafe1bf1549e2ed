CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"lines" jsonb NOT NULL,
	"waybill" text,
	"answer" text,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returns_state_known" CHECK ("returns"."state" in ('requested', 'accepted', 'declined', 'received', 'refunded')),
	CONSTRAINT "returns_reason_known" CHECK ("returns"."reason" in ('unopened', 'damaged', 'wrong')),
	CONSTRAINT "returns_declined_with_answer" CHECK ("returns"."state" <> 'declined' or "returns"."answer" <> '')
);
--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "returns_one_open_unique" ON "returns" USING btree ("order_id") WHERE "returns"."state" in ('requested', 'accepted', 'received');--> statement-breakpoint
create function refuse_return_moves() returns trigger language plpgsql as $$
begin
  -- As `returnStateChanges` in the domain.
  if new.state <> old.state and (old.state || ' ' || new.state) not in
    ('requested accepted', 'requested declined', 'accepted received', 'accepted declined', 'received refunded', 'received declined') then
    raise check_violation using constraint = 'returns_state_moves', table = 'returns',
      message = 'a return cannot move from ' || old.state || ' to ' || new.state;
  end if;
  return new;
end $$;--> statement-breakpoint
create trigger returns_state_moves before update of state on returns for each row execute function refuse_return_moves();
