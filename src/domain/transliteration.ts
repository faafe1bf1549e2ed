// By ear, not by the official table: a buyer who writes «гуччі» means Gucci, not Huchchi.
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

// Longer groups first. English and French spellings of perfume houses decide where they differ.
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
  // Foreign names end softly in Ukrainian: Шанель, Дізель.
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

/** 'шанель' → 'shanel'. Expects normalised search text; what is Latin already stays. */
export function toLatin(text: string): string {
  return text.replaceAll(cyrillicLetters, (letter) => toLatinPairs[letter] ?? letter);
}

/** 'shanel' → 'шанель'. Expects normalised search text; what is Cyrillic already stays. */
export function toCyrillic(text: string): string {
  const grouped = toCyrillicPairs.reduce((result, [group, letters]) => result.replaceAll(group, letters), text);
  return grouped.replaceAll(/[a-z]/g, (letter) => singleLetters[letter] ?? letter);
}

/** To the other alphabet, by ear and coarsely: each word by the alphabet it is written in. */
export function transliterate(text: string): string {
  return text.replaceAll(/\S+/g, (word) => (word.search(cyrillicLetters) >= 0 ? toLatin(word) : toCyrillic(word)));
}

/** One Latin spelling for what sounds alike, whichever alphabet and letters it was written with: 'coco' and 'коко' → 'koko'. */
export function byEar(word: string): string {
  return toLatin(toCyrillic(word));
}
