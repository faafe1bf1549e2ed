import hryvniaUrl from '@fontsource-variable/manrope/files/manrope-cyrillic-ext-wght-normal.woff2?url';
import type { LinkDescriptor } from 'react-router';

/** What a page's first screen is written with; without this it starts only when the style sheet has arrived, or the first layout has asked for a letter. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
}

/** For pages that show prices: their ₴ lives in a small file of its own. */
export const hryvniaPreload = () => fontPreloads(hryvniaUrl);
