const markOf = (nonce: string) => ` nonce="${nonce}"`;

/** The beginning of an inline script of the shop. */
export const ownScript = (nonce: string, attributes = '') => `<script${markOf(nonce)}${attributes}>`;

/** A finished page, and the texts of the inline scripts that are the shop's own. */
export type Finished = { readonly html: string; readonly scripts: readonly string[] };

const scriptBegin = '<script';
const scriptEnd = '</script>';

/**
 * The shop's own scripts are marked while a page is rendered, with a nonce that nobody could know before: a script that came with a
 * name or a text does not have it. The mark is taken away again, since the page is cached and sent to many.
 */
export function takeOwnScripts(marked: string, nonce: string): Finished {
  const mark = markOf(nonce);
  const scripts = new Set<string>();
  for (let at = marked.indexOf(mark); at >= 0; at = marked.indexOf(mark, at + mark.length)) {
    if (!marked.startsWith(scriptBegin, marked.lastIndexOf('<', at))) continue;
    const begin = marked.indexOf('>', at) + 1;
    const text = marked.slice(begin, marked.indexOf(scriptEnd, begin));
    if (text !== '') scripts.add(text);
  }
  return { html: marked.replaceAll(mark, ''), scripts: [...scripts] };
}
