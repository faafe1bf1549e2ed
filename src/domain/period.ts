import { dayMs, isShopDay, type ShopDay } from './dates.ts';

/** Both days inclusive. */
export interface Period {
  readonly from: ShopDay;
  readonly to: ShopDay;
}

/** A leap year. */
export const longestPeriodDays = 366;

/** In UTC, where every day has 24 hours. */
const calendarMs = (day: ShopDay) => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: ShopDay, count: number): ShopDay {
  return new Date(calendarMs(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Below 1 if the period is reversed. */
export function lengthOf({ from, to }: Period): number {
  return (calendarMs(to) - calendarMs(from)) / dayMs + 1;
}

export function daysOf(period: Period): ShopDay[] {
  return Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index));
}

/** The last `count` days, including today. */
export const lastDays = (today: ShopDay, count: number): Period => ({ from: addDays(today, 1 - count), to: today });

/** The preceding period of the same length, for comparison. */
export const periodBefore = (period: Period): Period => lastDays(addDays(period.from, -1), lengthOf(period));

export function isPeriod({ from, to }: Period): boolean {
  if (!isShopDay(from) || !isShopDay(to)) return false;
  const length = lengthOf({ from, to });
  return length >= 1 && length <= longestPeriodDays;
}
