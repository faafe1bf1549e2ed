import type { LinkDescriptor } from 'react-router';

/** What a page's first screen is written with; without this it starts only when the style sheet has arrived, or the first layout has asked for a letter. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));
}
