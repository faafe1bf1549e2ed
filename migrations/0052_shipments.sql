CREATE TABLE "carrier_recipients" (
	"phone" text NOT NULL,
	"name" text NOT NULL,
	"ref" text NOT NULL,
	"contact_ref" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carrier_recipients_phone_name_pk" PRIMARY KEY("phone","name")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"destination" jsonb,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"branch_no" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"seats" integer NOT NULL,
	"length_cm" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"declared_uah" integer NOT NULL,
	"cash_on_delivery_uah" integer NOT NULL,
	"payer" text NOT NULL,
	"description" text NOT NULL,
	"send_on" date NOT NULL,
	"number" text,
	"ref" text,
	"cost_kopecks" integer,
	"arrives_on" date,
	"sent_at" timestamp with time zone,
	"change_requested_at" timestamp with time zone,
	"delete_requested_at" timestamp with time zone,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"status_code" integer,
	"status_text" text,
	"status_at" timestamp with time zone,
	"stored_until" date,
	"return_number" text,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tracked_at" timestamp with time zone,
	"next_tracking_at" timestamp with time zone,
	"order_moved_to" text,
	"register_ref" text,
	"register_number" text,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_state_known" CHECK ("shipments"."state" in ('requested', 'unknown', 'created', 'refused', 'deleted')),
	CONSTRAINT "shipments_payer_known" CHECK ("shipments"."payer" in ('recipient', 'sender')),
	CONSTRAINT "shipments_created_has_number" CHECK ("shipments"."state" <> 'created' or ("shipments"."number" is not null and "shipments"."ref" is not null)),
	CONSTRAINT "shipments_size_range" CHECK ("shipments"."weight_grams" > 0 and "shipments"."seats" > 0 and "shipments"."length_cm" > 0 and "shipments"."width_cm" > 0 and "shipments"."height_cm" > 0 and "shipments"."declared_uah" >= 0 and "shipments"."cash_on_delivery_uah" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_live_unique" ON "shipments" USING btree ("order_id") WHERE "shipments"."state" in ('requested', 'unknown', 'created');--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_ref_unique" ON "shipments" USING btree ("ref");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "shipments_due" ON "shipments" USING btree ("next_try_at") WHERE "shipments"."next_try_at" is not null;--> statement-breakpoint
CREATE INDEX "shipments_tracking" ON "shipments" USING btree ("next_tracking_at") WHERE "shipments"."next_tracking_at" is not null;--> statement-breakpoint
CREATE INDEX "shipments_trouble" ON "shipments" USING btree ("updated_at") WHERE "shipments"."state" in ('unknown', 'refused') or ("shipments"."state" = 'created' and "shipments"."status_code" in (7, 8, 102, 103, 105, 124));