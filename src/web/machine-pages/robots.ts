import { getShopSettings } from '#contracts/shop.ts';
import { languages } from '#domain/language.ts';
import { load } from '#web/kit/api-client.ts';
import { pathIn } from '#web/kit/language.ts';

/** Personal pages and pages without content of their own, not to be crawled. */
const privatePaths = [
  '/admin',
  '/user',
  '/auth',
  '/confirm-registration',
  '/forgot-password',
  '/reset-password',
  '/invite',
  '/notify',
  '/orders',
];

export async function loader() {
  const { publicUrl } = await load(getShopSettings, {});
  const closed = ['/api/', ...languages.flatMap((language) => privatePaths.map((path) => pathIn(language, path)))];
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
