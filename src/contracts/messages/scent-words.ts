import type { Language } from '#domain/language.ts';
import type { Concentration, ScentFamily, ScentGender, Season } from '#domain/scent.ts';
import { scentWordsEn } from './scent-words-en.ts';
import { scentWordsUk } from './scent-words-uk.ts';

export type ScentWords = {
  readonly family: Readonly<Record<ScentFamily, string>>;
  readonly gender: Readonly<Record<ScentGender, string>>;
  readonly concentration: Readonly<Record<Concentration, string>>;
  readonly seasons: Readonly<Record<Season, string>>;
};

/**
 * Names of the attributes of scents: in the panel, in the CSV file of products, and for the search. One file per language, so that a
 * page of the storefront loads its own only.
 */
export const scentWords: Record<Language, ScentWords> = { uk: scentWordsUk, en: scentWordsEn };
