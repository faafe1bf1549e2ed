DROP INDEX "payments_one_open_unique";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "closing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_closing" ON "payments" USING btree ("closing_since") WHERE "payments"."closing_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open_unique" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'awaiting' and "payments"."closing_since" is null;