import { getCategory } from '#contracts/categories.ts';
import { listProductFilters } from '#contracts/products.ts';
import { textLanguage } from '#domain/language.ts';
import { slugify } from '#domain/slug.ts';
import { load } from '#web/kit/api-client.ts';
import { hryvniaPreload } from '#web/kit/font-preloads.ts';
import { breadcrumbsLd } from '#web/kit/json-ld.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { pack, useUnpacked } from '#web/kit/packed.ts';
import { PageHead } from '#web/kit/seo.tsx';
import { categoryPath } from '../paths.ts';
import type { Route } from './+types/listing-page.ts';
import { BrandMemory } from './brand-memory.tsx';
import { canonicalPath, isBrandId, type Listing, readListing, valueSet, writeListing } from './listing-address.ts';
import { ListingView } from './listing-view.tsx';
import { loadListing, noSuchPage } from './load-listing.ts';

export const links = hryvniaPreload;

export const handle = { search: (query: URLSearchParams) => writeListing(readListing('', query)) };

/** `byredo,creed` in the path: ids or slugs of names. */
async function brandsInPath(title: string, filters: string): Promise<string[]> {
  const words = filters.toLowerCase().split(',').filter(Boolean);
  if (words.every(isBrandId)) return words;
  const { brand: brands } = (await load(listProductFilters, { query: { categories: title } })).filters;
  return words.map((word) => {
    const id = isBrandId(word) ? word : brands.find(({ name }) => slugify(name) === word)?._id;
    if (id === undefined) throw noSuchPage();
    return id;
  });
}

async function askedListing(title: string, inPath: string | undefined, query: URLSearchParams): Promise<Listing> {
  const listing = readListing(categoryPath(title), query);
  if (!inPath) return listing;
  const brand = valueSet([...(await brandsInPath(title, inPath)), ...listing.filters.brand]);
  return { ...listing, filters: { ...listing.filters, brand } };
}

export async function loader({ params: { categories: title, filters }, request }: Route.LoaderArgs) {
  // An invalid slug is a 404 for visitors, not a validation error.
  if (getCategory.params?.safeParse({ title }).success === false) throw noSuchPage();
  const address = new URL(request.url);
  const listing = await askedListing(title, filters, address.searchParams);
  const [category, loaded] = await Promise.all([
    load(getCategory, { params: { title } }),
    loadListing({ categories: title }, listing, address),
  ]);
  return { category, title, packed: pack(loaded) };
}

export default function ListingPage({ loaderData: { category, title, packed } }: Route.ComponentProps) {
  const loaded = useUnpacked(packed);
  const { listing, products, totalProductsCount, offered } = loaded;
  const { breadcrumbs, listing: texts } = useMessages();
  const localPath = useLocalPath();
  const crumbs = [{ label: breadcrumbs.home, href: localPath('/index') }];
  const brandNames = offered.brand.filter(({ _id }) => listing.filters.brand.includes(_id)).map(({ name }) => name);
  return (
    <>
      <PageHead
        title={texts.title(category.name, brandNames, listing.page)}
        description={category.description || texts.description(category.name)}
        path={canonicalPath(listing)}
        image={products[0]?.imageFirst ?? null}
        jsonLd={[breadcrumbsLd(crumbs, category.name)]}
        noIndex={totalProductsCount === 0}
      />
      <BrandMemory title={title} shown={listing} />
      <ListingView
        loaded={loaded}
        crumbs={crumbs}
        heading={category.name}
        intro={category.description && <span lang={textLanguage(category.description)}>{category.description}</span>}
      />
    </>
  );
}
