import { isStopWord, plainWords } from './search-text.ts';

/** What a query asks for besides its words. */
export type SearchIntent = {
  /** The other words, not stemmed. */
  readonly words: readonly string[];
  readonly sizeMl: number | null;
  readonly isDecant: boolean;
  readonly isDiscounted: boolean;
  readonly gender: Gender | null;
};
export type Gender = 'men' | 'women';

const size =
  /(?<![\p{L}\p{N}])(\d{1,4}) ?(?:мл|ml|мілілітр\p{L}*|миллилитр\p{L}*|milliliters?|millilitres?)(?![\p{L}\p{N}])/gu;

const decant = /^(?:відлив|отлив|декант|decant|пробни[кч]|розлив|разлив|розпив|распив|семпл)\p{L}*$|^samples?$/u;
const discount =
  /^(?:знижк|знижок|скидк|скидок|розпродаж|распродаж|акційн|discount)\p{L}*$|^акці[яїюєй]\p{L}*$|^sales?$/u;
const men = /^(?:чолові[кч]|мужчин|мужск)\p{L}*$|^mens?$/u;
const women = /^(?:жінк|жінок|жіноч|женщин|женск)\p{L}*$|^(?:wom[ae]ns?|ladies)$/u;
/** Says nothing next to an intent: «товари зі знижкою». */
const filler = /^товар\p{L}*$/u;

/** The text without its sizes, and the sizes in ml. Expects normalized text. */
export function splitSizes(text: string): { rest: string; sizesMl: number[] } {
  const sizesMl = [...text.matchAll(size)].map(([, digits]) => Number(digits));
  return { rest: text.replaceAll(size, ' ').replaceAll(/ +/g, ' ').trim(), sizesMl };
}

/** 'sauvage 100 мл відливант' → the word 'sauvage', 100 ml, a decant. Expects normalized text. */
export function understandQuery(text: string): SearchIntent {
  const { rest, sizesMl } = splitSizes(text);
  const words = plainWords(rest);
  const has = (kind: RegExp) => words.some((word) => kind.test(word));
  const gender = has(men) ? 'men' : has(women) ? 'women' : null;
  const intent = {
    sizeMl: sizesMl.at(-1) || null,
    isDecant: has(decant),
    isDiscounted: has(discount),
    gender,
  } as const;
  if (intent.sizeMl === null && !intent.isDecant && !intent.isDiscounted && gender === null)
    return { ...intent, words };
  return { ...intent, words: words.filter((word) => !isIntentWord(word) && !isStopWord(word) && !filler.test(word)) };
}

export const isDecantWord = (word: string): boolean => decant.test(word);

/** Such words are not misspelt names. */
export const isIntentWord = (word: string): boolean => [decant, discount, men, women].some((kind) => kind.test(word));
