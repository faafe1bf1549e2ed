import { isShopDay, type ShopDay } from './dates.ts';

/** An earlier date is a typing error. */
const longestLifeYears = 125;

export type BirthdateMistake = 'not-a-day' | 'future' | 'too-early';

export function earliestBirthdate(today: ShopDay): ShopDay {
  const year = Number(today.slice(0, 4)) - longestLifeYears;
  return `${String(year).padStart(4, '0')}-01-01`;
}

/** Null for a valid date; today is valid. */
export function checkBirthdate(day: string, today: ShopDay): BirthdateMistake | null {
  if (!isShopDay(day)) return 'not-a-day';
  if (day > today) return 'future';
  return day < earliestBirthdate(today) ? 'too-early' : null;
}
