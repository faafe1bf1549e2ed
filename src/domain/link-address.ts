/** What a link in a text may lead to; the same that is kept when the text is written. */
const kinds = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const isEmail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const isHost = /^[^\s/:@]+\.[^\s/:@]+(?::\d+)?(?:[/?#]|$)/;

/**
 * The address that somebody means: 'example.com' is one of the web, '/contract' one of the shop. Null for what is none, and for
 * what a browser would run.
 */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/[\p{Cc}\s]/u.test(address)) return null;
  if (/^(?:\/(?![/\\])|#)/.test(address)) return address;
  if (isEmail.test(address)) return `mailto:${address}`;
  if (isHost.test(address)) return URL.canParse(`https://${address}`) ? `https://${address}` : null;
  return URL.canParse(address) && kinds.has(new URL(address).protocol) ? address : null;
}
