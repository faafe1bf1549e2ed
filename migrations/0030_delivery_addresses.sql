CREATE TABLE "delivery_addresses" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"delivery_kind" text NOT NULL,
	"region" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "delivery_addresses_kind_known" CHECK ("delivery_addresses"."delivery_kind" in ('nova-poshta', 'pickup')),
	CONSTRAINT "delivery_addresses_name_length" CHECK (char_length("delivery_addresses"."name") <= 40)
);
--> statement-breakpoint
ALTER TABLE "delivery_addresses" ADD CONSTRAINT "delivery_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_addresses_unique" ON "delivery_addresses" USING btree ("user_id","delivery_kind","region","city","address");