import { dayMs, isShopDay, type ShopDay } from './dates.ts';

/** From the first day to the last, both counted. */
export interface Period {
  readonly from: ShopDay;
  readonly to: ShopDay;
}

/** A year and its leap day. */
export const longestPeriodDays = 366;

/** Days are counted on the calendar, where none is an hour shorter or longer than another. */
const calendarMs = (day: ShopDay) => Date.parse(`${day}T00:00:00Z`);

export function addDays(day: ShopDay, count: number): ShopDay {
  return new Date(calendarMs(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Below 1 where the last day comes before the first. */
export function lengthOf({ from, to }: Period): number {
  return (calendarMs(to) - calendarMs(from)) / dayMs + 1;
}

export function daysOf(period: Period): ShopDay[] {
  return Array.from({ length: Math.max(0, lengthOf(period)) }, (_, index) => addDays(period.from, index));
}

/** So many days, today being the last. */
export const lastDays = (today: ShopDay, count: number): Period => ({ from: addDays(today, 1 - count), to: today });

/** As many days, right before: what a period is compared with. */
export const periodBefore = (period: Period): Period => lastDays(addDays(period.from, -1), lengthOf(period));

export function isPeriod({ from, to }: Period): boolean {
  if (!isShopDay(from) || !isShopDay(to)) return false;
  const length = lengthOf({ from, to });
  return length >= 1 && length <= longestPeriodDays;
}
