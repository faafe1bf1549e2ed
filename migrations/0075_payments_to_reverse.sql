-- without a transaction
-- Every minute the payments to void or refund are looked for; the index of before kept those that were reversed long ago too.
CREATE INDEX CONCURRENTLY "payments_to_reverse" ON "payments" USING btree ("closing_since") WHERE ("payments"."closing_since" is not null and "payments"."state" in ('awaiting', 'failed', 'paid'));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_closing";
