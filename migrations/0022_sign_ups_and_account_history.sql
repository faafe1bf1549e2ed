CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"phone" text NOT NULL,
	"gender" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action_known";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "user_links" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_one_per_user" ON "registrations" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_links_registration" ON "user_links" USING btree ("registration_id");--> statement-breakpoint
-- What waits for confirmation is the latest sign-up: a link with a password of its own was made by a later one than the account.
insert into registrations (user_id, password_hash, phone, gender, language, created_at)
select users.id, coalesce(later.password_hash, users.password_hash), phone, gender, language, coalesce(later.created_at, users.created_at)
from users left join lateral (
  select password_hash, created_at from user_links
  where user_id = users.id and purpose = 'confirm-email' and password_hash is not null
  order by created_at desc limit 1
) as later on true
where users.email_confirmed_at is null;--> statement-breakpoint
update user_links set registration_id = registrations.id from registrations, users
where registrations.user_id = user_links.user_id and users.id = user_links.user_id and user_links.purpose = 'confirm-email'
  and coalesce(user_links.password_hash, users.password_hash) = registrations.password_hash;--> statement-breakpoint
-- Links of older sign-ups, and those that were used.
delete from user_links where purpose = 'confirm-email' and registration_id is null;--> statement-breakpoint
update users set password_hash = null where email_confirmed_at is null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action_known" CHECK ("audit_entries"."action" in ('created', 'changed', 'deleted', 'signed-in', 'password-changed'));--> statement-breakpoint
ALTER TABLE "user_links" ADD CONSTRAINT "user_links_confirm_a_registration" CHECK (("user_links"."purpose" = 'confirm-email') = ("user_links"."registration_id" is not null));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_password_needs_confirmed_email" CHECK ("users"."password_hash" is null or "users"."email_confirmed_at" is not null);--> statement-breakpoint
ALTER TABLE "user_links" DROP COLUMN "password_hash";
