import { switchLayout } from './keyboard-layout.ts';
import { apostrophes, foldAccents } from './latin.ts';
import { stemUkrainian } from './stem.ts';
import { phoneticSpelling, toCyrillic, toLatin } from './transliteration.ts';

/** Longer queries are truncated: they cost the database and match nothing. */
export const longestSearchText = 200;

/** Normalizes indexed text and queries in the same way: lower case, no accents, no apostrophes, single spaces. */
export function normalizeSearchText(text: string): string {
  return cut(clean(cut(text))).trim();
}

function clean(text: string): string {
  return (
    foldAccents(text.replaceAll(apostrophes, ''))
      // Again, since decomposition can produce apostrophes: ŉ is ʼn.
      .replaceAll(apostrophes, '')
      .replaceAll('ґ', 'г')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** Stop words. */
const stopWords = new Set('і й та з зі із в у на від до по за для про a an the for of and with'.split(' '));

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Synonyms, by stem. */
const sameMeaning: Readonly<Record<string, string>> = {
  дух: 'парфум',
  парфюм: 'парфум',
  жінк: 'жіноч',
  чоловок: 'чоловоч',
};

/** Longer stems are truncated. */
const longestStem = 40;

/** Distinct words, not stemmed. */
export function plainWords(text: string): string[] {
  return distinctWords(normalizeNumbers(normalizeSearchText(text)));
}

const distinctWords = (text: string) => [...new Set(text.split(' '))].filter((word) => word !== '');

const numberSign = /(?<![\p{L}\p{N}])(?:n|no|nr|num|number|numero|номер) ?(?=\d)/gu;

/** One spelling of numbered names: '№5', 'No 5', 'N°5' and 'number 5' → 'n5'. Expects normalized text. */
export const normalizeNumbers = (text: string): string => text.replaceAll(numberSign, 'n');

/** Words to index: numbers both apart from and joined to the adjacent words, so that 'santal33' and 'santal 33' match either. */
export function indexedWords(text: string): string[] {
  const normalized = normalizeNumbers(normalizeSearchText(text));
  const apart = distinctWords(normalized.replaceAll(numberBorder, ' ')).filter((word) => !isStopWord(word));
  const joined = [...normalized.matchAll(numberAndNeighbour)].map(([, ...parts]) => parts.join(''));
  return [...new Set([...searchWords(normalized), ...stems([...apart, ...joined])])];
}

const numberBorder = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;

/** A word with the number before or after it. A lookahead, so that matches overlap: '212 vip 5' is joined as '212vip' and 'vip5'. */
const numberAndNeighbour =
  /(?<![\p{L}\p{N}])(?=(\p{L}+) ?(\p{N}+)(?![\p{L}\p{N}])|(\p{N}+) ?(\p{L}+)(?![\p{L}\p{N}]))/gu;

/** The whole name as it sounds, without spaces: «Лібре» and 'Libre', 'Santal 33' and 'santal33' are the same. Expects normalized text. */
export const nameKey = (text: string): string => phoneticSpelling(normalizeNumbers(text)).replaceAll(' ', '');

/** Distinct stems without stop words, unless there are only stop words. */
export function searchWords(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !isStopWord(word));
  return stems(telling.length > 0 ? telling : words);
}

/** Stems of an HTML description. */
export function descriptionWords(html: string): string[] {
  const words = normalizeNumbers(clean(html.slice(0, longestDescription).replaceAll(/<[^>]*>/g, ' '))).split(' ');
  return stems(words.filter((word) => word !== '' && !isStopWord(word)));
}

const longestDescription = 20_000;

function stems(words: readonly string[]): string[] {
  return [...new Set(words.map(stemOf))];
}

function stemOf(word: string): string {
  const stem = stemUkrainian(word);
  return cutTo(longestStem, Object.hasOwn(sameMeaning, stem) ? (sameMeaning[stem] ?? stem) : stem);
}

/** The text as typed, and on the other keyboard layout. */
export function keyboardForms(query: string): string[] {
  const forms = [normalizeSearchText(query), normalizeSearchText(switchLayout(cut(query)))];
  return [...new Set(forms)].filter((form) => form !== '');
}

/** Interpretations, likeliest first: as typed, in the other alphabet, on the other keyboard layout, and both. */
export function searchVariants(query: string): string[] {
  const variants = keyboardForms(query).flatMap((form) => [form, toLatin(form), toCyrillic(form)]);
  return [...new Set(variants.map((variant) => cut(variant).trim()))].filter((variant) => variant !== '');
}

/** Does not split a surrogate pair. */
function cutTo(length: number, text: string): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const cut = (text: string): string => cutTo(longestSearchText, text);
