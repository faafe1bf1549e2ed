CREATE TABLE "sent_letters" (
	"event" text PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (translate(lower(first_name || ' ' || last_name || ' ' || email || ' ' || phone), 'ґ''’ʼ‘‛`´′ʹʻ＇', 'г')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "sent_letters_age" ON "sent_letters" USING btree ("noted_at");--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);