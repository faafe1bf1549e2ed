import { type Language, languages, localeOf } from './language.ts';

/** A calendar day of the shop, 'YYYY-MM-DD'. Days compare as text. */
export type ShopDay = string;

export const shopTimeZone = 'Europe/Kyiv';

const dayParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const formats = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      date: new Intl.DateTimeFormat(localeOf(language), { timeZone: shopTimeZone, dateStyle: 'long' }),
      time: new Intl.DateTimeFormat(localeOf(language), { timeZone: shopTimeZone, timeStyle: 'medium' }),
    },
  ]),
) as Record<Language, { date: Intl.DateTimeFormat; time: Intl.DateTimeFormat }>;

// Browsers disagree on the word that Intl puts between date and time, so it is the shop's own.
const between: Record<Language, string> = { uk: ' о ', en: ' at ' };

/** Which day it is in the shop at that moment. */
export function shopDay(date: Date): ShopDay {
  const parts = Object.fromEntries(dayParts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

export function isShopDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** '7 березня 2025 р.', '7 March 2025'. A day stays that day in every time zone. */
export function formatLongDate(date: Date | ShopDay, language: Language = 'uk'): string {
  return formats[language].date.format(typeof date === 'string' ? noonOf(date) : date);
}

/** '7 березня 2025 р. о 14:05:09', '7 March 2025 at 14:05:09'. */
export function formatLongDateTime(date: Date, language: Language = 'uk'): string {
  return formatLongDate(date, language) + between[language] + formats[language].time.format(date);
}

function noonOf(day: ShopDay): Date {
  if (!isShopDay(day)) throw new RangeError(`Not a day: ${day}`);
  return new Date(`${day}T12:00:00Z`);
}
