import { type Language, languageOf } from '#domain/language.ts';

/** A question longer than that is asked once in its life. */
const longestAddress = 1000;

/** What advertisers add to addresses. The page is the same for all of them. */
const tracking =
  /^(?:utm_\w+|gclid|gbraid|wbraid|gad_\w+|fbclid|msclkid|ttclid|twclid|mc_[ce]id|_ga|_gl|srsltid)(?:=|$)/;

function nameOf(part: string): string {
  const end = part.indexOf('=');
  return end === -1 ? part : part.slice(0, end);
}

/** Two orders of the same parameters are one question; values of one parameter keep theirs. */
function sortQuery(query: string, isMeant: (part: string) => boolean): string {
  const parts = query.split('&').filter((part) => part !== '' && isMeant(part));
  if (parts.length === 0) return '';
  if (parts.length === 1) return `?${parts[0]}`;
  const named = parts.map((part) => ({ name: nameOf(part), part }));
  named.sort((one, other) => (one.name === other.name ? 0 : one.name < other.name ? -1 : 1));
  return `?${named.map(({ part }) => part).join('&')}`;
}

/** The same few are asked again and again, and reading one takes longer than finding its answer. Forgets all when there are too many. */
function remembering<Result>(read: (text: string) => Result, most: number): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= most) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

const languageFor = remembering<Language>(languageOf, 200);

const isKeepable = (address: string) =>
  address.length <= longestAddress && address.startsWith('/') && !address.startsWith('//');

function sortAddress(url: string, readPath: (path: string) => string, isMeant: (part: string) => boolean): string {
  const start = url.indexOf('?');
  return start === -1 ? readPath(url) : readPath(url.slice(0, start)) + sortQuery(url.slice(start + 1), isMeant);
}

const asItIs = (path: string) => path;
const withoutSlash = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);
const sortedPage = remembering((url) => sortAddress(url, asItIs, (part) => !tracking.test(part)), 2000);
/** The API takes an address with or without a slash at its end. */
const keysOfCall = remembering((url): Record<Language, string> => {
  const address = sortAddress(url, withoutSlash, () => true);
  return { uk: `uk ${address}`, en: `en ${address}` };
}, 2000);

/** The address of a page as it is rendered and kept. Its language is a part of it. */
export function pageAddress(url: string): string {
  return isKeepable(url) ? sortedPage(url) : url;
}

/** Null for what is not worth keeping. */
export function pageKey(address: string): string | null {
  return isKeepable(address) ? address : null;
}

/** The API speaks the language that the caller prefers. */
export function apiKey(url: string, acceptLanguage = ''): string | null {
  return isKeepable(url) ? keysOfCall(url)[languageFor(acceptLanguage)] : null;
}
