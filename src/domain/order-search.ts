import { peopleSearchWords } from './people-search.ts';

const typedNumber = /^(?:№|#|no\.?)?\s*(\d{1,15})$/i;

export interface OrderSearch {
  /** Parts that the buyer's name, e-mail and phone must all contain, in whatever order they were typed. */
  readonly words: readonly string[];
  /** The order of that number is meant as well. */
  readonly orderNo: number | null;
}

/** Digits alone may be an order's number or a piece of a phone; with a number sign they can only be the first. */
export function orderSearch(typed: string): OrderSearch {
  const text = typed.trim();
  const digits = typedNumber.exec(text)?.[1];
  const orderNo = digits === undefined ? null : Number(digits);
  return { orderNo, words: digits !== undefined && digits !== text ? [] : peopleSearchWords(text) };
}
