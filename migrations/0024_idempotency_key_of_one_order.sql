ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_key";
--> statement-breakpoint
-- Two callers could claim the same key until now; the newest claim keeps it.
DELETE FROM "idempotency_keys" AS "older" USING "idempotency_keys" AS "newer"
  WHERE "older"."key" = "newer"."key" AND ("older"."created_at", "older"."scope") < ("newer"."created_at", "newer"."scope");
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_key" PRIMARY KEY("key");
