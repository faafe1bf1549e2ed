import { switchLayout } from './keyboard-layout.ts';
import { apostrophes, foldAccents } from './latin.ts';
import { stemUkrainian } from './stem.ts';
import { toCyrillic, toLatin } from './transliteration.ts';

/** Nobody looks for a longer name; what is beyond it costs the database and finds nothing. */
export const longestSearchText = 200;

/** One form for what is stored and for what is asked: lower case, no accents, no apostrophes, words apart by one space. */
export function normalizeSearchText(text: string): string {
  return cut(clean(cut(text))).trim();
}

function clean(text: string): string {
  return (
    foldAccents(text.replaceAll(apostrophes, ''))
      // Some only show when a character is taken apart: ŉ is ʼn.
      .replaceAll(apostrophes, '')
      .replaceAll('ґ', 'г')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

/** Words that say nothing of the goods; a query may have them, and a product need not. */
const emptyWords = new Set('і й та з зі із в у на від до по за для про a an the for of and with'.split(' '));

/** Stems that shoppers use one for the other. */
const sameMeaning: Readonly<Record<string, string>> = {
  дух: 'парфум',
  парфюм: 'парфум',
  жінк: 'жіноч',
  чоловік: 'чоловіч',
};

/** What is longer is no word; its beginning is enough to find it by. */
const longestStem = 40;

/** The words of a text as they are, each once. */
export function plainWords(text: string): string[] {
  return [...new Set(normalizeSearchText(text).split(' '))].filter((word) => word !== '');
}

/** The words of a text, each once, cut down to their stems; words without weight count only where there are no others. */
export function searchWords(text: string): string[] {
  const words = plainWords(text);
  const telling = words.filter((word) => !emptyWords.has(word));
  return stems(telling.length > 0 ? telling : words);
}

/** The stems of a description, tags and all. */
export function descriptionWords(html: string): string[] {
  const words = clean(html.slice(0, longestDescription).replaceAll(/<[^>]*>/g, ' ')).split(' ');
  return stems(words.filter((word) => word !== '' && !emptyWords.has(word)));
}

const longestDescription = 20_000;

function stems(words: readonly string[]): string[] {
  return [...new Set(words.map(stemOf))];
}

function stemOf(word: string): string {
  const stem = stemUkrainian(word);
  return cutTo(longestStem, Object.hasOwn(sameMeaning, stem) ? (sameMeaning[stem] ?? stem) : stem);
}

/** What the same keys typed: on this keyboard layout, and on the other one. */
export function keyboardForms(query: string): string[] {
  const forms = [normalizeSearchText(query), normalizeSearchText(switchLayout(cut(query)))];
  return [...new Set(forms)].filter((form) => form !== '');
}

/**
 * What a buyer may have meant, most likely first: as typed, in the other alphabet, on the other keyboard layout, and
 * both. A query has few of them, so each can be asked for.
 */
export function searchVariants(query: string): string[] {
  const variants = keyboardForms(query).flatMap((form) => [form, toLatin(form), toCyrillic(form)]);
  return [...new Set(variants.map((variant) => cut(variant).trim()))].filter((variant) => variant !== '');
}

/** Half of a surrogate pair is no character, so the cut falls before it. */
function cutTo(length: number, text: string): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

const cut = (text: string): string => cutTo(longestSearchText, text);
