import { languageOf } from '#domain/language.ts';

/** A question longer than that is asked once in its life. */
const longestAddress = 1000;

/** What advertisers add to addresses. The page is the same for all of them. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/;

const nameOf = (part: string) => part.split('=', 1)[0] ?? '';

/** Two orders of the same parameters are one question; values of one parameter keep theirs. */
function sortQuery(query: string, isMeant: (part: string) => boolean): string {
  const parts = query.split('&').filter((part) => part !== '' && isMeant(part));
  if (parts.length === 0) return '';
  if (parts.length > 1) {
    parts.sort((one, other) => Number(nameOf(one) > nameOf(other)) - Number(nameOf(one) < nameOf(other)));
  }
  return `?${parts.join('&')}`;
}

const isKeepable = (address: string) =>
  address.length <= longestAddress && address.startsWith('/') && !address.startsWith('//');

/** The address of a page as it is rendered and kept. Its language is a part of it. */
export function pageAddress(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? url : url.slice(0, start) + sortQuery(url.slice(start + 1), (part) => !tracking.test(part));
}

/** Null for what is not worth keeping. */
export function pageKey(address: string): string | null {
  return isKeepable(address) ? address : null;
}

/** The API speaks the language that the caller prefers, and takes an address with or without a slash at its end. */
export function apiKey(url: string, acceptLanguage: string | undefined): string | null {
  if (!isKeepable(url)) return null;
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  const query = start === -1 ? '' : sortQuery(url.slice(start + 1), () => true);
  return `${languageOf(acceptLanguage)} ${path.endsWith('/') ? path.slice(0, -1) : path}${query}`;
}
