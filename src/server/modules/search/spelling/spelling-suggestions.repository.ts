import { type SQL, sql } from 'drizzle-orm';

export type SpellingSuggestion = { word: string; near: string; latin: string; isSameSound: boolean };

/** A word as it was typed, by ear in Latin letters, and the skeleton of its consonants. */
export type SuspectWord = { word: string; latin: string; sound: string };

const perWord = sql.raw('12');

/**
 * Known words that are written or sound like the given ones, as JSON, the nearest first. Comparing spellings is dear, so it is done
 * for words of about the same length that begin or end alike; who slips at both ends is still found by the sound.
 */
export const spellingSuggestionsFor = (words: SQL) => sql<SpellingSuggestion[] | null>`(
  select json_agg(json_build_object('word', asked.word, 'near', known.word, 'latin', known.latin,
    'isSameSound', known.sound <> '' and known.sound = asked.sound) order by known.nearness desc, known.word)
  from json_to_recordset(${words}::text::json) as asked (word text, latin text, sound text)
  cross join lateral (
    select *, similarity(latin, asked.latin) as nearness from search_words
    where (sound <> '' and sound = asked.sound)
      or ((left(latin, 1) = left(asked.latin, 1) or right(latin, 2) = right(asked.latin, 2))
        and length(latin) between length(asked.latin) - 3 and length(asked.latin) + 3
        and latin % asked.latin)
    order by nearness desc, word limit ${perWord}
  ) as known)`;
