import { writtenNumber } from './numbers.ts';

/** Money as an integer number of kopecks, never a fraction of a hryvnia. */
export type Kopecks = number;

/** Fifteen digits: the largest amount that a JSON number in hryvnias carries exactly. */
export const maxKopecks: Kopecks = 999_999_999_999_999;

const typedAmount = /^(\d+|\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/;
const hundredthsInWhole = 10_000n;

export function isKopecks(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= maxKopecks;
}

/** Fails rather than continue with an inexact sum. */
export function assertKopecks(value: number): Kopecks {
  if (!isKopecks(value)) throw new RangeError(`Not an amount in whole kopecks: ${value}`);
  return value;
}

/** Parses hryvnias from user input or JSON: '1234.5', '1 234,50', 1234.5. Never rounds. */
export function parseUah(input: string | number): Kopecks | null {
  const text = typeof input === 'number' ? String(input) : input.trim().replaceAll(/\s/g, ' ');
  const match = typedAmount.exec(text);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const kopecks = Number(whole.replaceAll(' ', '') + fraction.padEnd(2, '0'));
  return kopecks <= maxKopecks ? kopecks : null;
}

export function kopecksToUah(kopecks: Kopecks): number {
  return assertKopecks(kopecks) / 100;
}

/** '1234.50': decimal strings of the API and of external services. */
export function kopecksToDecimal(kopecks: Kopecks): string {
  const digits = String(Math.abs(assertKopecks(kopecks))).padStart(3, '0');
  return `${kopecks < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The amount after a discount, rounded half up to the kopeck, once. The percentage may have two decimals; BigInt, since
 * the product can exceed the safe integers.
 */
export function percentOff(kopecks: Kopecks, percent: number): Kopecks {
  const hundredths = Math.round(percent * 100);
  if (!(percent >= 0 && percent <= 100) || hundredths / 100 !== percent) {
    throw new RangeError(`Not a percentage from 0 to 100 with at most two decimals: ${percent}`);
  }
  if (kopecks < 0) throw new RangeError(`A price cannot be negative: ${kopecks}`);
  const left = BigInt(assertKopecks(kopecks)) * (hundredthsInWhole - BigInt(hundredths));
  return Number((left + hundredthsInWhole / 2n) / hundredthsInWhole);
}

/** Totals: always two decimals, '1 234,50 ₴', with no-break spaces. */
export function formatMoney(kopecks: Kopecks, { unit = '₴' }: { unit?: '₴' | 'грн' | 'UAH' } = {}): string {
  const [whole = '', decimals] = kopecksToDecimal(kopecks).split('.');
  return `${writtenNumber(whole, decimals)}\u00a0${unit}`;
}

/** Price tags: decimals only where there are kopecks, '4 780 ₴' and '190,80 ₴'. */
export function formatPrice(kopecks: Kopecks, { unit = '₴' }: { unit?: '₴' | 'грн' } = {}): string {
  return kopecks % 100 === 0
    ? `${writtenNumber(String(kopecksToUah(kopecks)))}\u00a0${unit}`
    : formatMoney(kopecks, { unit });
}
