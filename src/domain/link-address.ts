/** Allowed URL schemes, the same as in the sanitizer. */
const kinds = new Set(['http:', 'https:', 'mailto:', 'tel:']);

const isEmail = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const isHost = /^[^\s/:@]+\.[^\s/:@]+(?::\d+)?(?:[/?#]|$)/;

/** Completes a typed link: 'example.com' gets https, '/contract' stays relative. Null for invalid links and for script URLs. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/[\p{Cc}\s]/u.test(address)) return null;
  if (/^(?:\/(?![/\\])|#)/.test(address)) return address;
  if (isEmail.test(address)) return `mailto:${address}`;
  if (isHost.test(address)) return URL.canParse(`https://${address}`) ? `https://${address}` : null;
  return URL.canParse(address) && kinds.has(new URL(address).protocol) ? address : null;
}
