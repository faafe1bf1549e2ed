import { createContext } from 'react';

/** The nonce of the current server rendering, for inline scripts of the layout; React Router's own get it from `ServerRouter`. */
export const NonceContext = createContext<string | undefined>(undefined);

export type HashablePage = { readonly html: string; readonly scripts: readonly string[] };

/**
 * Collects the inline scripts that carry the nonce of this rendering, for the hashes of the content security policy; an injected script
 * cannot know the nonce. The nonce is removed, since a cached page is sent to many visitors.
 */
export function collectInlineScripts(html: string, nonce: string): HashablePage {
  const attribute = ` nonce="${nonce}"`;
  const inlineScript = new RegExp(`<script[^>]*${attribute}[^>]*>(.*?)</script>`, 'gs');
  const texts = Array.from(html.matchAll(inlineScript), ([, text = '']) => text).filter((text) => text !== '');
  return { html: html.replaceAll(attribute, ''), scripts: [...new Set(texts)] };
}
