ALTER TABLE "payments" ADD COLUMN "repaid_kopecks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "other_way" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "other_way_note" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_repaid_range" CHECK ("payments"."repaid_kopecks" between 0 and "payments"."amount_kopecks");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_other_way_known" CHECK ("refunds"."other_way" in ('cash', 'transfer'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_other_way_done" CHECK (("refunds"."other_way" is null) = ("refunds"."other_way_note" is null) and ("refunds"."other_way" is null or "refunds"."state" = 'done'));