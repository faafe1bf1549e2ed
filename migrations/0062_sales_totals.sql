CREATE TABLE "sales_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"kopecks" bigint NOT NULL,
	"paid_kopecks" bigint NOT NULL,
	"awaited_kopecks" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"day" date NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"kopecks" bigint NOT NULL,
	"paid_kopecks" bigint NOT NULL,
	"awaited_kopecks" bigint NOT NULL,
	CONSTRAINT "sales_days_key" PRIMARY KEY("day","status")
);
--> statement-breakpoint
CREATE TABLE "sales_rankings" (
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"ranking" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_rankings_key" PRIMARY KEY("from_day","to_day")
);
