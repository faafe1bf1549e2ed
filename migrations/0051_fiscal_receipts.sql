CREATE TABLE "fiscal_receipts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"sale_id" uuid,
	"amount_kopecks" integer NOT NULL,
	"from_kopecks" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"money" jsonb NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"fiscal_code" text,
	"tax_url" text,
	"is_offline" boolean DEFAULT false NOT NULL,
	"problem" text,
	"reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"repeated_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fiscal_receipts_kind_known" CHECK ("fiscal_receipts"."kind" in ('sale', 'return')),
	CONSTRAINT "fiscal_receipts_state_known" CHECK ("fiscal_receipts"."state" in ('due', 'sent', 'done', 'error')),
	CONSTRAINT "fiscal_receipts_amount_range" CHECK ("fiscal_receipts"."amount_kopecks" > 0 and "fiscal_receipts"."from_kopecks" >= 0),
	CONSTRAINT "fiscal_receipts_return_of_sale" CHECK (("fiscal_receipts"."kind" = 'return') = ("fiscal_receipts"."sale_id" is not null)),
	CONSTRAINT "fiscal_receipts_sent" CHECK (("fiscal_receipts"."state" = 'due') = ("fiscal_receipts"."sent_at" is null)),
	CONSTRAINT "fiscal_receipts_repeated_error" CHECK ("fiscal_receipts"."repeated_at" is null or "fiscal_receipts"."state" = 'error')
);
--> statement-breakpoint
CREATE TABLE "register_shifts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'opening' NOT NULL,
	"reason" text,
	"claimed_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "register_shifts_state_known" CHECK ("register_shifts"."state" in ('opening', 'open', 'closed', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "card" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "receipts_by" text;--> statement-breakpoint
ALTER TABLE "fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_receipts" ADD CONSTRAINT "fiscal_receipts_sale_id_fiscal_receipts_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."fiscal_receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_one_sale_unique" ON "fiscal_receipts" USING btree ("payment_id") WHERE "fiscal_receipts"."kind" = 'sale' and "fiscal_receipts"."state" <> 'error';--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_receipts_one_return_unique" ON "fiscal_receipts" USING btree ("payment_id","from_kopecks") WHERE "fiscal_receipts"."kind" = 'return' and "fiscal_receipts"."state" <> 'error';--> statement-breakpoint
CREATE INDEX "fiscal_receipts_order" ON "fiscal_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fiscal_receipts_newest" ON "fiscal_receipts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "fiscal_receipts_open" ON "fiscal_receipts" USING btree ("claimed_at") WHERE "fiscal_receipts"."state" in ('due', 'sent');--> statement-breakpoint
CREATE INDEX "fiscal_receipts_errors" ON "fiscal_receipts" USING btree ("created_at") WHERE "fiscal_receipts"."state" = 'error' and "fiscal_receipts"."repeated_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "register_shifts_one_unique" ON "register_shifts" USING btree ((true)) WHERE "register_shifts"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "register_shifts_newest" ON "register_shifts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payments_receipts" ON "payments" USING btree ("updated_at") WHERE "payments"."receipts_by" = 'checkbox';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_receipts_by_known" CHECK ("payments"."receipts_by" in ('checkbox', 'monobank'));