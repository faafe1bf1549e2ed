import type { Language } from '#domain/language.ts';

/** Structured attributes of a product, by their names on the wire. */
type AttributeName =
  | 'isSet'
  | 'family'
  | 'gender'
  | 'concentration'
  | 'year'
  | 'perfumer'
  | 'seasons'
  | 'notesTop'
  | 'notesHeart'
  | 'notesBase';

/** In the CSV file of products and in the history of changes. */
export const attributeNames: Record<Language, Readonly<Record<AttributeName, string>>> = {
  uk: {
    isSet: 'Набір',
    family: 'Родина аромату',
    gender: 'Для кого',
    concentration: 'Концентрація',
    year: 'Рік випуску',
    perfumer: 'Парфумер',
    seasons: 'Пори року',
    notesTop: 'Верхні ноти',
    notesHeart: 'Ноти серця',
    notesBase: 'Базові ноти',
  },
  en: {
    isSet: 'Set',
    family: 'Scent family',
    gender: 'For whom',
    concentration: 'Concentration',
    year: 'Year of release',
    perfumer: 'Perfumer',
    seasons: 'Seasons',
    notesTop: 'Top notes',
    notesHeart: 'Heart notes',
    notesBase: 'Base notes',
  },
};
