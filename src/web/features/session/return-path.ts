import { languageOfPath, pathIn } from '#web/kit/language.ts';

const parameter = 'back';
/** Only what it is read against; the answer is a path. */
const anyOrigin = 'https://shop.internal';

/** An address of this shop and nothing else: `//evil.example`, `/\evil.example` and `javascript:` lead nowhere. */
function ownPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  // A path that begins with two slashes is a host to whoever reads it next.
  if (origin !== anyOrigin || pathname.startsWith('//')) return null;
  return /^(?:\/en)?\/auth(?:\/|$)/.test(pathname) ? null : `${pathname}${search}${hash}`;
}

/** The sign-in page that leads back to where somebody was. */
export function signInPath(from: string): string {
  const own = ownPath(from);
  const page = pathIn(languageOfPath(from), '/auth');
  return own === null ? page : `${page}?${new URLSearchParams({ [parameter]: own })}`;
}

/** Where a sign-in page leads once somebody has signed in; null where it does not say, or names another house. */
export function returnPath(address: Pick<URL, 'search'>): string | null {
  return ownPath(new URLSearchParams(address.search).get(parameter) ?? '');
}
