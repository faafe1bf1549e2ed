import { browserStorage } from '#web/kit/browser-storage.ts';

const key = 'recentSearches';
const kept = 5;
const longest = 100;

const isSearch = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** The visitor's searches, latest first, in localStorage only. */
export function recentSearches(): readonly string[] {
  try {
    const searches: unknown = JSON.parse(browserStorage.read(key) ?? '[]');
    return Array.isArray(searches) ? searches.filter(isSearch).slice(0, kept) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  if (!isSearch(query)) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== query.toLowerCase());
  browserStorage.write(key, JSON.stringify([query, ...others].slice(0, kept)));
}

export function clearRecentSearches(): void {
  browserStorage.write(key, null);
}
