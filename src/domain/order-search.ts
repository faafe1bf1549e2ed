import { peopleSearchWords } from './people-search.ts';

const typedNumber = /^(?:№|#|no\.?)?\s*(\d{1,15})$/i;

export interface OrderSearch {
  /** Substrings that must all occur in name, e-mail or phone, in any order. */
  readonly words: readonly string[];
  /** Alternatively matches this order number. */
  readonly orderNo: number | null;
}

/** Digits alone may be an order number or part of a phone; with a number sign, only an order number. */
export function orderSearch(typed: string): OrderSearch {
  const text = typed.trim();
  const digits = typedNumber.exec(text)?.[1];
  const orderNo = digits === undefined ? null : Number(digits);
  return { orderNo, words: digits !== undefined && digits !== text ? [] : peopleSearchWords(text) };
}
