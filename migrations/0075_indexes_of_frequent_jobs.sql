-- without a transaction
-- Every minute jobs look for what is still to be done. Payments to void or refund: the index of before kept those that were reversed
-- long ago too.
CREATE INDEX CONCURRENTLY "payments_to_reverse" ON "payments" USING btree ("closing_since") WHERE ("payments"."closing_since" is not null and "payments"."state" in ('awaiting', 'failed', 'paid'));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_closing";
--> statement-breakpoint
-- Receipts that the tax office had no page of yet.
CREATE INDEX CONCURRENTLY "fiscal_receipts_without_page" ON "fiscal_receipts" USING btree ("done_at") WHERE "fiscal_receipts"."state" = 'done' and "fiscal_receipts"."tax_url" is null;
--> statement-breakpoint
-- Waybills with something to ask of the carrier: the index of before had another condition, so all that were ever made were read.
CREATE INDEX CONCURRENTLY "shipments_to_sync" ON "shipments" USING btree ("next_try_at") WHERE ("shipments"."state" in ('requested', 'unknown') or ("shipments"."state" = 'created' and ("shipments"."change_requested_at" is not null or "shipments"."delete_requested_at" is not null)));
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "shipments_due";
