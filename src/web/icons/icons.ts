import appleTouchUrl from './apple-touch-icon.png?url';
import faviconUrl from './favicon.svg?url';
import icon192Url from './icon-192.png?url';
import icon512Url from './icon-512.png?url';
import maskableUrl from './icon-maskable-512.png?url';
import shareUrl from './share.jpg?url';

export const appleTouchIcon = appleTouchUrl;
export const favicon = faviconUrl;
export const icon192 = icon192Url;
export const icon512 = icon512Url;
export const maskableIcon = maskableUrl;
/** The Open Graph image of pages without a picture. */
export const shareImage = shareUrl;
