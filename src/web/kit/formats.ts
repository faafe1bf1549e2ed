import { formatLongDate, formatLongDateTime, shopTimeZone } from '#domain/dates.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { useLanguage } from './language.ts';

const shortDateTime: Record<Language, Intl.DateTimeFormat> = { uk: shortFormat('uk'), en: shortFormat('en') };

function shortFormat(language: Language): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: shopTimeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** For dense lists, where the year can be told from its neighbours: '14 лист., 22:41'. */
export function formatShortDateTime(date: Date, language: Language): string {
  return shortDateTime[language].format(date);
}

/** Dates in the language being read. Sums and numbers are written alike in both languages: see the domain's own functions. */
export function useDateFormats() {
  const language = useLanguage();
  return {
    longDate: (date: Date | string) => formatLongDate(date, language),
    longDateTime: (date: Date) => formatLongDateTime(date, language),
    shortDateTime: (date: Date) => formatShortDateTime(date, language),
  };
}
