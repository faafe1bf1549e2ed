import { isPeriod, lastDays, type Period } from '#domain/period.ts';

/** Preset periods; the default one is omitted from the URL. */
export const quickDays = [1, 7, 30, 90] as const;
const usualDays = 30;

export type ChosenPeriod = Period & {
  /** Null for a custom range. */
  readonly quick: number | null;
};

/** Tolerant parsing: an invalid period falls back to the default. */
export function readPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (isPeriod(own)) return { ...own, quick: null };
  const quick = quickDays.find((days) => String(days) === params.get('days')) ?? usualDays;
  return { ...lastDays(today, quick), quick };
}

export const quickAddress = (days: number): string => (days === usualDays ? '?' : `?days=${days}`);
