ALTER TABLE "payments" ADD COLUMN "refund_refused_at" timestamp with time zone;--> statement-breakpoint
-- Refunds that the bank refused were recognised by what was not there: money of a cancelled order, or a second payment of one order, that is not on its way back.
UPDATE "payments" SET "refund_refused_at" = "updated_at" WHERE "state" = 'paid' AND "closing_since" IS NULL AND (
	EXISTS (SELECT FROM "orders" WHERE "orders"."id" = "payments"."order_id" AND ("orders"."status" = 'abolition' OR "orders"."total_kopecks" <> "payments"."amount_kopecks"))
	OR EXISTS (SELECT FROM "payments" "earlier" WHERE "earlier"."order_id" = "payments"."order_id" AND "earlier"."state" = 'paid' AND "earlier"."closing_since" IS NULL
		AND ("earlier"."created_at", "earlier"."id") < ("payments"."created_at", "payments"."id"))
);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_kept_unique" ON "payments" USING btree ("order_id") WHERE "payments"."state" = 'paid' and "payments"."closing_since" is null and "payments"."refund_refused_at" is null;
