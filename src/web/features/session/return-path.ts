import { languageOfPath, pathIn } from '#web/kit/language.ts';

const parameter = 'back';
/** A dummy base for parsing. */
const anyOrigin = 'https://shop.internal';

/** Prevents open redirects: `//evil.example`, `/\evil.example` and `javascript:` give null. */
function ownPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, anyOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, anyOrigin);
  // A path with two leading slashes is a protocol-relative URL.
  if (origin !== anyOrigin || pathname.startsWith('//')) return null;
  return /^(?:\/en)?\/auth(?:\/|$)/.test(pathname) ? null : `${pathname}${search}${hash}`;
}

/** The sign-in URL with a return path. */
export function signInPath(from: string): string {
  const own = ownPath(from);
  const page = pathIn(languageOfPath(from), '/auth');
  return own === null ? page : `${page}?${new URLSearchParams({ [parameter]: own })}`;
}

/** The return path of a sign-in URL; null if there is none or it leaves the shop. */
export function returnPath(address: Pick<URL, 'search'>): string | null {
  return ownPath(new URLSearchParams(address.search).get(parameter) ?? '');
}
