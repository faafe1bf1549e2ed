export const languages = ['uk', 'en'] as const;

export type Language = (typeof languages)[number];

const locales: Record<Language, string> = { uk: 'uk-UA', en: 'en-GB' };

// Limits the parsing of a malicious header.
const longestHeader = 500;

export function localeOf(language: Language): string {
  return locales[language];
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The English text on English pages, if there is one. */
export const translated = (language: Language, ukrainian: string, english: string): string =>
  language === 'en' && english !== '' ? english : ukrainian;

/** The language of a text of the shop, for its `lang`: any of them may be written in Ukrainian only. */
export const textLanguage = (text: string): Language => (/\p{Script=Cyrillic}/u.test(text) ? 'uk' : 'en');

/** The same for a name: in Latin letters it belongs to no language. */
export const nameLanguage = (name: string): Language | undefined => (textLanguage(name) === 'uk' ? 'uk' : undefined);

/** Content negotiation: Ukrainian unless Accept-Language prefers English. */
export function languageOf(acceptLanguage: string | null | undefined): Language {
  const wishes = (acceptLanguage ?? '').slice(0, longestHeader).split(',').map(readWish);
  const english = wishFor('en', wishes);
  const ukrainian = wishFor('uk', wishes);
  if (english.weight !== ukrainian.weight) return english.weight > ukrainian.weight ? 'en' : 'uk';
  return english.weight > 0 && english.position < ukrainian.position ? 'en' : 'uk';
}

interface Wish {
  readonly tag: string;
  readonly weight: number;
}

function readWish(text: string): Wish {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 };
}

function wishFor(language: Language, wishes: readonly Wish[]): { weight: number; position: number } {
  let best = { weight: 0, position: wishes.length };
  let wildcard = best;
  let isNamed = false;
  wishes.forEach(({ tag, weight }, position) => {
    if (tag === language || tag.startsWith(`${language}-`)) {
      isNamed = true;
      if (weight > best.weight) best = { weight, position };
    } else if (tag === '*' && weight > wildcard.weight) {
      wildcard = { weight, position };
    }
  });
  return isNamed ? best : wildcard;
}
