import { createHash } from 'node:crypto';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may load. Its own inline scripts are allowed by the hash of their text: pages are cached whole and sent to many, so a
 * nonce would repeat and protect nobody. Which they are is said by who renders the page, not read from its HTML.
 */
export function pagePolicy(ownScripts: readonly string[], pictureOrigins: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(ownScripts.map(hashOf))].join(' '),
    "style-src 'self'",
    ["img-src 'self' data: blob:", ...pictureOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For answers that no browser should ever treat as a page. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
