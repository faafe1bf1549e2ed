import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * What a page may load. Inline scripts are allowed by the hash of their text: pages are kept whole and sent to many,
 * so a nonce would repeat and protect nobody.
 */
export function pagePolicy(html: string, pictureOrigins: readonly string[] = []): string {
  const scripts = new Set([...html.matchAll(inlineScript)].map(([, text]) => hashOf(text ?? '')));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
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
