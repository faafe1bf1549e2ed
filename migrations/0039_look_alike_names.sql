-- How people see a name: without case and spaces, and with one letter for Latin and Cyrillic ones that look alike.
create function folded_name(name text) returns text language sql immutable as $$
  select translate(upper(regexp_replace(normalize(name, NFKC), '\s+', '', 'g') collate pg_c_utf8), 'АВЕІКМНОРСТХУЅЈ', 'ABEIKMHOPCTXYSJ')
$$;
--> statement-breakpoint
-- Those that nobody could tell apart get a number; of statuses the newest keeps its name, since it is the one that orders show.
update categories set name = left(name, 110) || ' (' || twins.no || ')' from (
  select id, row_number() over (partition by folded_name(name) order by created_at, id) as no from categories) as twins
where twins.id = categories.id and twins.no > 1;
--> statement-breakpoint
update statuses set name = left(name, 50) || ' (' || twins.no || ')' from (
  select id, row_number() over (partition by folded_name(name) order by created_at desc, id desc) as no from statuses) as twins
where twins.id = statuses.id and twins.no > 1;
--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name_unique" ON "categories" USING btree (folded_name("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "statuses_name_unique" ON "statuses" USING btree (folded_name("name"));
