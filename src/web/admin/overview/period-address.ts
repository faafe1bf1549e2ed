import { isPeriod, lastDays, type Period } from '#domain/period.ts';

/** The periods that one press chooses; the one in the middle needs no word in the address. */
export const quickDays = [1, 7, 30, 90] as const;
const usualDays = 30;

export type ChosenPeriod = Period & {
  /** Null for a custom range. */
  readonly quick: number | null;
};

/** What an address says about the period. An address that says nonsense shows the usual one. */
export function readPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (isPeriod(own)) return { ...own, quick: null };
  const quick = quickDays.find((days) => String(days) === params.get('days')) ?? usualDays;
  return { ...lastDays(today, quick), quick };
}

export const quickAddress = (days: number): string => (days === usualDays ? '?' : `?days=${days}`);
