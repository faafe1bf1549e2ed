import { shop } from '#domain/shop.ts';
import { icon192, icon512, maskableIcon } from '#web/icons/icons.ts';

/** The web app manifest. */
export function loader() {
  const manifest = {
    name: `${shop.name.uk}: парфумерія від одного мілілітра`,
    short_name: shop.name.uk,
    lang: 'uk',
    start_url: '/index',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf7f2',
    theme_color: '#faf7f2',
    icons: [
      { src: icon192, sizes: '192x192', type: 'image/png' },
      { src: icon512, sizes: '512x512', type: 'image/png' },
      { src: maskableIcon, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
}
