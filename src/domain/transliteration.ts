// Phonetic, not the official transliteration: «гуччі» means Gucci, not Huchchi.
const toLatinPairs: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ye',
  ж: 'zh',
  з: 'z',
  и: 'i',
  і: 'i',
  ї: 'yi',
  й: 'y',
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
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'yu',
  я: 'ya',
  ы: 'y',
  э: 'e',
  ё: 'yo',
  ъ: '',
};

// Longer groups first. Ambiguous ones follow the English and French spellings of perfume houses.
const toCyrillicPairs: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'щ'],
  [/sch|sh/g, 'ш'],
  [/ch/g, 'ч'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ph/g, 'ф'],
  [/th/g, 'т'],
  [/ts|tz/g, 'ц'],
  [/ck|qu|q/g, 'к'],
  [/ya/g, 'я'],
  [/yu/g, 'ю'],
  [/ye/g, 'є'],
  [/yi/g, 'ї'],
  [/yo/g, 'йо'],
  [/oo|ou/g, 'у'],
  [/ee/g, 'і'],
  [/c(?=[eiy])/g, 'с'],
  [/x/g, 'кс'],
  [/j/g, 'дж'],
  // Foreign names end with a soft sign in Ukrainian: Шанель, Дізель.
  [/el(?!\p{L})/gu, 'ель'],
];

const singleLetters: Record<string, string> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'г',
  i: 'і',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  y: 'і',
  z: 'з',
};

const cyrillicLetters = /[а-яґєіїё]/g;

/** 'шанель' → 'shanel'. Expects normalized text; Latin letters are unchanged. */
export function toLatin(text: string): string {
  return text.replaceAll(cyrillicLetters, (letter) => toLatinPairs[letter] ?? letter);
}

/** 'shanel' → 'шанель'. Expects normalized text; Cyrillic letters are unchanged. */
export function toCyrillic(text: string): string {
  const grouped = toCyrillicPairs.reduce((result, [group, letters]) => result.replaceAll(group, letters), text);
  return grouped.replaceAll(/[a-z]/g, (letter) => singleLetters[letter] ?? letter);
}

/** A canonical Latin spelling of what sounds alike in either alphabet: 'coco' and 'коко' → 'koko'. */
export function phoneticSpelling(word: string): string {
  return toLatin(toCyrillic(word));
}
