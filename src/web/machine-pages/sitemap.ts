import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import { writeQuery } from '#contracts/kit/query-string.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { listSitemapThings } from '#contracts/sitemap.ts';
import { languages } from '#domain/language.ts';
import { load } from '#web/kit/api-client.ts';
import { pathIn } from '#web/kit/language.ts';
import type { Route } from './+types/sitemap.ts';
import { escapeXml, xmlResponse } from './xml.ts';

type Things = ResponseOf<typeof listSitemapThings>;
type Place = { path: string; changedOn?: string };

const fixedPaths = [
  '/index',
  '/brands',
  '/notes',
  '/discounts',
  '/best-sellers',
  '/blog',
  '/about',
  '/delivery',
  '/contract',
];
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function placesOf({ categories, posts, products }: Things): Place[] {
  return [
    ...categories.map(({ title, changedOn }) => ({
      path: `/products/categories/${encodeURIComponent(title)}`,
      changedOn,
    })),
    ...posts.map(({ _id, changedOn }) => ({ path: `/blog/${_id}`, changedOn })),
    ...products.map(({ _id, changedOn }) => ({ path: `/products/item/${_id}`, changedOn })),
  ];
}

function urlset(origin: string, places: readonly Place[]): string[] {
  const urls = places.flatMap(({ path, changedOn }) =>
    languages.map((language) => {
      const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
      return `<url><loc>${escapeXml(origin + pathIn(language, path))}</loc>${changed}</url>`;
    }),
  );
  return [`<urlset ${namespace}>`, ...urls, '</urlset>'];
}

function indexOf(origin: string, pages: number): string[] {
  const files = Array.from({ length: pages }, (_, index) => `${origin}/sitemap.xml?page=${index + 1}`);
  return [
    `<sitemapindex ${namespace}>`,
    ...files.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`),
    '</sitemapindex>',
  ];
}

/** Null without a page parameter, zero for an invalid one. */
function readPage(query: URLSearchParams): number | null {
  const requested = query.get('page');
  if (requested === null) return null;
  return /^[1-9]\d{0,5}$/.test(requested) ? Number(requested) : 0;
}

export const handle = { search: (query: URLSearchParams) => writeQuery({ page: readPage(query) ?? undefined }) };

/** The sitemap; with more URLs than fit into one file it is a sitemap index. */
export async function loader({ request }: Route.LoaderArgs) {
  const requested = readPage(new URL(request.url).searchParams);
  const page = requested ?? 1;
  if (page === 0) throw new Response(null, { status: 404 });
  const [{ publicUrl }, things] = await Promise.all([
    load(getShopSettings, {}),
    load(listSitemapThings, { query: { startPage: page } }),
  ]);
  if (page > things.pages) throw new Response(null, { status: 404 });
  if (requested === null && things.pages > 1) return xmlResponse('application/xml', indexOf(publicUrl, things.pages));
  const fixed = page === 1 ? fixedPaths.map((path) => ({ path })) : [];
  return xmlResponse('application/xml', urlset(publicUrl, [...fixed, ...placesOf(things)]));
}
