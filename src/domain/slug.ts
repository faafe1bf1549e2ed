import { apostrophes, foldAccents } from './latin.ts';

const longestSlug = 100;

// The official transliteration of 2010 (Cabinet of Ministers, resolution 55); below the line letters that it lacks.
const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
  // ---
  ы: 'y',
  э: 'e',
  ъ: '',
};

const lettersAtWordStart: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };

/** The official Ukrainian transliteration, in lower case: 'Згурський' → 'zghurskyi', 'Єнакієве' → 'yenakiieve'. */
export function romanize(text: string): string {
  return foldAccents(text.replaceAll(apostrophes, ''))
    .replaceAll(/(?<![\p{L}\p{N}])[єїйюя]/gu, (letter) => lettersAtWordStart[letter] ?? letter)
    .replaceAll('зг', 'zgh')
    .replaceAll(/[а-яґєії]/g, (letter) => letters[letter] ?? letter);
}

/** A URL slug: Latin letters, digits and single hyphens. Empty if nothing of the name remains. */
export function slugify(name: string): string {
  return romanize(name.slice(0, longestSlug * 2))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestSlug)
    .replace(/-$/, '');
}

/** Part of a page's address that anybody can type and read aloud: Latin letters, digits, hyphens; no spaces. */
export const isAddressName = (text: string): boolean => /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/i.test(text);
