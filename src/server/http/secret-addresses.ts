/** Pages that a letter's link leads to: their address is a secret. The router takes them in any case and encoding. */
const secretPage = /^(?:\/+en)?\/+(?:confirm-registration|reset-password)(?:\/|$)/i;

export function isSecretAddress(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  try {
    return secretPage.test(decodeURIComponent(path));
  } catch {
    // Nobody can be led to an address that cannot be read.
    return false;
  }
}

/** No cache keeps such a page, no search engine lists it, and the next page is not told where the visitor came from. */
export const secretPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
