import { type Language, localeOf } from './language.ts';

/** A calendar day in the shop's time zone, 'YYYY-MM-DD'. Sorts as text. */
export type ShopDay = string;

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const shopTimeZone = 'Europe/Kyiv';

const months: Record<Language, readonly string[]> = {
  uk: 'січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
};

/** Created lazily and cached: constructing a format is slow on phones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: shopTimeZone, ...options });
  formats.set(key, format);
  return format;
}

const dayParts: Intl.DateTimeFormatOptions = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
};

// Fixed here, since browsers disagree on the word that Intl puts between date and time.
const between: Record<Language, string> = { uk: ' о ', en: ' at ' };

let lastMinute = Number.NaN;
let lastDay: ShopDay = '';

/** The calendar day in the shop's time zone. Caches the last minute, since most calls pass the current time. */
export function shopDay(date: Date): ShopDay {
  const minute = Math.floor(Number(date) / minuteMs);
  if (minute !== lastMinute) {
    lastDay = writeDay(date);
    lastMinute = minute;
  }
  return lastDay;
}

function writeDay(date: Date): ShopDay {
  const parts = Object.fromEntries(
    formatOf('en-GB', dayParts)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/** The first moment of a day in the shop's time zone, two or three hours ahead of UTC. */
export function shopDayStart(day: ShopDay): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const summer = new Date(midnight - 3 * hourMs);
  return shopDay(summer) === day ? summer : new Date(midnight - 2 * hourMs);
}

export function isShopDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * '7 березня 2025 р.', '7 March 2025'. A `ShopDay` is not converted between time zones. Without Intl, whose first
 * formatting takes 100 ms on a phone; tests compare with Intl.
 */
export function formatLongDate(date: Date | ShopDay, language: Language = 'uk'): string {
  const shown = typeof date === 'string' ? date : shopDay(date);
  if (!isShopDay(shown)) throw new RangeError(`Not a day: ${shown}`);
  const [year, month, day] = shown.split('-').map(Number);
  const written = `${day} ${months[language][(month ?? 1) - 1]} ${year}`;
  return language === 'uk' ? `${written} р.` : written;
}

/** '7 березня 2025 р. о 14:05:09', '7 March 2025 at 14:05:09'. */
export function formatLongDateTime(date: Date, language: Language = 'uk'): string {
  return (
    formatLongDate(date, language) +
    between[language] +
    formatOf(localeOf(language), { timeStyle: 'medium' }).format(date)
  );
}

/** '07.03.25, 14:05' and '07/03/2025, 14:05', for narrow columns. */
export function formatShortDateTime(date: Date, language: Language = 'uk'): string {
  return formatOf(localeOf(language), { dateStyle: 'short', timeStyle: 'short' }).format(date);
}
