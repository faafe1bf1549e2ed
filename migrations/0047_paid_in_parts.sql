DROP INDEX "payments_one_kept_unique";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "surplus_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refused_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_surplus" ON "payments" USING btree ("order_id") WHERE ("payments"."state" = 'paid' and "payments"."closing_since" is null and "payments"."refund_refused_at" is null and "payments"."surplus_kopecks" > greatest("payments"."refunded_kopecks", "payments"."refused_kopecks"));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_paid_range" CHECK ("orders"."paid_kopecks" between 0 and "orders"."total_kopecks");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refunds_range" CHECK ("payments"."surplus_kopecks" between 0 and "payments"."amount_kopecks" and "payments"."refunded_kopecks" between 0 and "payments"."amount_kopecks" and "payments"."refused_kopecks" between 0 and "payments"."surplus_kopecks");--> statement-breakpoint
UPDATE "orders" SET "paid_kopecks" = "total_kopecks" WHERE "status" <> 'abolition' AND EXISTS (
  SELECT FROM "payments" WHERE "payments"."order_id" = "orders"."id" AND "payments"."state" = 'paid'
    AND "payments"."closing_since" IS NULL AND "payments"."refund_refused_at" IS NULL
    AND "payments"."amount_kopecks" = "orders"."total_kopecks");
