-- without a transaction
-- Every minute the payments to void or refund are looked for; the index of before kept those that were reversed long ago too.
CREATE INDEX CONCURRENTLY "payments_to_reverse" ON "payments" USING btree ("closing_since") WHERE ("payments"."closing_since" is not null and "payments"."state" in ('awaiting', 'failed', 'paid'));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_closing";
--> statement-breakpoint
-- And the receipts that the tax office had no page of yet.
CREATE INDEX CONCURRENTLY "fiscal_receipts_without_page" ON "fiscal_receipts" USING btree ("done_at") WHERE "fiscal_receipts"."state" = 'done' and "fiscal_receipts"."tax_url" is null;
