import { createContext } from 'react';

/** The nonce of the current server rendering, for inline scripts of the layout; React Router's own get it from `ServerRouter`. */
export const NonceContext = createContext<string | undefined>(undefined);

export type HashablePage = { readonly bytes: Uint8Array; readonly scripts: readonly Uint8Array[] };

/**
 * Collects the inline scripts that carry the nonce of this rendering, for the hashes of the content security policy; an injected script
 * cannot know the nonce. The nonce is removed, since a cached page is sent to many visitors. On bytes: decoding and encoding a page takes
 * longer than the rest of this.
 */
export function collectInlineScripts(page: Buffer, nonce: string): HashablePage {
  const attribute = Buffer.from(` nonce="${nonce}"`);
  const parts: Buffer[] = [];
  const scripts: Buffer[] = [];
  let done = 0;
  for (let at = page.indexOf(attribute); at !== -1; at = page.indexOf(attribute, done)) {
    parts.push(page.subarray(done, at));
    done = at + attribute.length;
    const tag = page.lastIndexOf('<', at);
    if (page.subarray(tag, tag + '<script'.length).toString() !== '<script') continue;
    const start = page.indexOf('>', done) + 1;
    const script = page.subarray(start, page.indexOf('</script>', start));
    if (script.length > 0 && !scripts.some((other) => other.equals(script))) scripts.push(script);
  }
  return { bytes: Buffer.concat([...parts, page.subarray(done)]), scripts };
}
