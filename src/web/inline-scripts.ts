import { createContext } from 'react';

/** The nonce of the current server rendering, for inline scripts of the layout; React Router's own get it from `ServerRouter`. */
export const NonceContext = createContext<string | undefined>(undefined);

export type HashablePage = { readonly bytes: Uint8Array; readonly scripts: readonly Uint8Array[] };

/** Where the fragments with this number belong; like an injected script, an injected comment cannot know the nonce. */
export const fragmentMark = (nonce: string, number: number): string => `<!--${nonce} ${number}-->`;

/**
 * Puts the fragments into the page, and collects the inline scripts that carry the nonce of this rendering, for the hashes of the content
 * security policy; an injected script cannot know the nonce. The nonce is removed, since a cached page is sent to many visitors. On
 * bytes: decoding and encoding a page takes longer than the rest of this.
 */
export function assemblePage(
  page: Buffer,
  nonce: string,
  fragments: readonly (readonly Uint8Array[])[] = [],
): HashablePage {
  const beforeScript = ' nonce="';
  const beforeFragment = '<!--';
  const parts: Uint8Array[] = [];
  const scripts: Buffer[] = [];
  let done = 0;
  for (let at = page.indexOf(nonce); at !== -1; at = page.indexOf(nonce, done)) {
    const end = at + nonce.length;
    if (page.toString('latin1', at - beforeFragment.length, at) === beforeFragment) {
      const close = page.indexOf('-->', end);
      const placed = fragments[Number(page.toString('latin1', end, close))] ?? [];
      parts.push(page.subarray(done, at - beforeFragment.length), ...placed);
      done = close + '-->'.length;
      continue;
    }
    parts.push(page.subarray(done, at - beforeScript.length));
    done = end + 1;
    const tag = page.lastIndexOf('<', at);
    if (page.toString('latin1', tag, tag + '<script'.length) !== '<script') continue;
    const start = page.indexOf('>', done) + 1;
    const script = page.subarray(start, page.indexOf('</script>', start));
    if (script.length > 0 && !scripts.some((other) => other.equals(script))) scripts.push(script);
  }
  return { bytes: Buffer.concat([...parts, page.subarray(done)]), scripts };
}
