-- without a transaction
-- A GIN index collects all matches of a prefix before it intersects them with those of other words: at a million products that took up to
-- 0.2 seconds. Of whole lexemes it reads only what the rarest word needs, so older products are searched for the lexemes that begin so.
create table if not exists "search_lexemes" (
	"lexeme" text collate "C" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Numbers and the signs of attributes are never expanded.
create or replace function keep_search_lexemes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_lexemes
      select distinct lexeme from new_rows cross join unnest(tsvector_to_array(words)) as lexeme where lexeme !~ '^[0-9=]'
      order by lexeme on conflict do nothing;
  else
    insert into search_lexemes
      select lexeme from (
        select unnest(tsvector_to_array(new.words)) as lexeme except select unnest(tsvector_to_array(old.words))) as added
      where lexeme !~ '^[0-9=]' order by lexeme on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create or replace trigger product_search_lexemes_insert after insert on product_search referencing new table as new_rows
  for each statement execute function keep_search_lexemes();
--> statement-breakpoint
create or replace trigger product_search_lexemes_update after update of words on product_search
  for each row when (old.words is distinct from new.words) execute function keep_search_lexemes();
--> statement-breakpoint
-- After the triggers, so that nothing is missed that is written meanwhile, also by a version from before.
insert into search_lexemes
  select word from ts_stat('select words from product_search') where word !~ '^[0-9=]' order by word on conflict do nothing;
--> statement-breakpoint
analyze search_lexemes;
--> statement-breakpoint
-- The same query with each prefix replaced by the lexemes that begin so; a prefix of more than a hundred stays. One word has nothing to
-- be intersected with.
create or replace function expand_prefixes(prefixed tsquery) returns tsquery language plpgsql stable as $$
declare
  most constant integer := 100;
  expanded text := prefixed::text;
  begun record;
begin
  if expanded not like '% & %' then
    return prefixed;
  end if;
  for begun in
    select prefix, lexemes from (select distinct part[1] as prefix from regexp_matches(expanded, '''([^''0-9][^'']*)'':\*', 'g') as part) as prefixes
    cross join lateral (
      select string_agg(quote_literal(lexeme), ' | ') as lexemes, count(*) as count from (
        select lexeme from search_lexemes where lexeme >= prefix and lexeme < prefix || chr(1114111) limit most + 1) as longer) as found
    where count <= most
  loop
    expanded := replace(expanded, quote_literal(begun.prefix) || ':*', '( ' || coalesce(begun.lexemes, quote_literal(begun.prefix)) || ' )');
  end loop;
  return expanded::tsquery;
end $$;
