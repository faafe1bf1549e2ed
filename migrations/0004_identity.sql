CREATE TABLE "tries" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_links" ADD COLUMN "password_hash" text;--> statement-breakpoint
CREATE INDEX "tries_since" ON "tries" USING btree ("since");