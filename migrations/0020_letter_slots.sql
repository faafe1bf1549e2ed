CREATE TABLE "letter_slots" (
	"event" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "letter_slots_key" ON "letter_slots" USING btree ("key","taken_at");--> statement-breakpoint
CREATE INDEX "letter_slots_taken_at" ON "letter_slots" USING btree ("taken_at");