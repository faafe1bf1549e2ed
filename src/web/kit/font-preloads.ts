import hryvniaUrl from '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

/** Preloads the fonts of the first screen, which the browser would otherwise discover only after the style sheet. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
}

/** For pages with prices: ₴ is in a font subset of its own. */
export const hryvniaPreload = () => fontPreloads(hryvniaUrl);
