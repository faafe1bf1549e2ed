import { type SQL, sql } from 'drizzle-orm';

export type SpellingSuggestion = { word: string; near: string; latin: string; isSameSound: boolean };

/** A typed word with its phonetic transliteration and sound key. */
export type SuspectWord = { word: string; latin: string; sound: string };

const perWord = sql.raw('12');

/**
 * Spelling suggestions as JSON, nearest first, by trigram similarity (pg_trgm) or the same sound key. Trigrams are compared
 * only for words of similar length that share their beginning or end.
 */
export const spellingSuggestionsFor = (words: SQL) => sql<SpellingSuggestion[] | null>`(
  select json_agg(json_build_object('word', typed.word, 'near', known.word, 'latin', known.latin,
    'isSameSound', known.sound <> '' and known.sound = typed.sound) order by known.nearness desc, known.word)
  from json_to_recordset(${words}::text::json) as typed (word text, latin text, sound text)
  cross join lateral (
    select *, similarity(latin, typed.latin) as nearness from search_words
    where (sound <> '' and sound = typed.sound)
      or ((left(latin, 1) = left(typed.latin, 1) or right(latin, 2) = right(typed.latin, 2))
        and length(latin) between length(typed.latin) - 3 and length(typed.latin) + 3
        and latin % typed.latin)
    order by nearness desc, word limit ${perWord}
  ) as known)`;
