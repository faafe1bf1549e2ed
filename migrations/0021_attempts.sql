CREATE TABLE "attempts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_since" ON "attempts" USING btree ("since");--> statement-breakpoint
-- Counts of the last minutes, by other keys than the new ones.
DROP TABLE "tries" CASCADE;
