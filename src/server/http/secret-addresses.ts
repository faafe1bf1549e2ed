/** Pages with a token of an e-mail link in the URL. The router matches any case and percent-encoding. */
const secretPage = /^(?:\/+en)?\/+(?:confirm-registration|reset-password|invite|notify\/+stop)(?:\/|$)/i;

export function isSecretAddress(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  try {
    return secretPage.test(decodeURIComponent(path));
  } catch {
    // Malformed URLs are redirected before a page is rendered.
    return false;
  }
}

/** Not cached, not indexed, and the token does not leak by the Referer header. */
export const secretPageHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};
