import { data, redirect } from 'react-router';
import { getCategory } from '#contracts/categories.ts';
import { listProductFilters, listProducts } from '#contracts/products.ts';
import { slugify } from '#domain/slug.ts';
import { type LoadProblem, load } from '#web/kit/api-client.ts';
import { languageOfPath, pathIn } from '#web/kit/language.ts';
import { brandSet, isBrandId, type Listing, listingPath, readListing } from './listing-address.ts';

export const productsPerPage = 30;

const noSuchPage = () => data({ code: 'NOT_FOUND', message: '' } satisfies LoadProblem, { status: 404 });

/** An invalid slug is a 404 for visitors, not a validation error. */
function requirePossibleTitle(title: string): void {
  if (getCategory.params?.safeParse({ title }).success === false) throw noSuchPage();
}

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

async function askedListing(title: string, filters: string | undefined, query: URLSearchParams): Promise<Listing> {
  const listing = readListing(title, query);
  if (!filters) return listing;
  return { ...listing, brandIds: brandSet([...(await brandsInPath(title, filters)), ...listing.brandIds]) };
}

export async function loadListing(title: string, filters: string | undefined, address: URL) {
  requirePossibleTitle(title);
  const listing = await askedListing(title, filters, address.searchParams);
  const query = {
    categories: title,
    filter: { brand: [...listing.brandIds] },
    sort: listing.sort,
    perPage: productsPerPage,
    startPage: listing.page,
  };
  const [category, { products, totalProductsCount }, { filters: facets }] = await Promise.all([
    load(getCategory, { params: { title } }),
    load(listProducts, { query }),
    load(listProductFilters, { query }),
  ]);

  const pageCount = Math.max(1, Math.ceil(totalProductsCount / productsPerPage));
  if (listing.page > pageCount) {
    throw redirect(pathIn(languageOfPath(address.pathname), listingPath({ ...listing, page: pageCount })));
  }
  return { category, listing, products, totalProductsCount, pageCount, brands: facets.brand };
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>;
