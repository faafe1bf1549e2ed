import type { z } from 'zod';
import type {
  listProductFilters as listProductFiltersContract,
  listProducts as listProductsContract,
  Product,
  ProductCard,
  ProductFilters,
  ProductSort,
  productQuery,
} from '#contracts/products.ts';
import { isDecantsCategory } from '#domain/bottling.ts';
import { type Filters, hasFilters, noFilters } from '#domain/facets.ts';
import { noteName } from '#domain/scent-notes.ts';
import type { PublicContext } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type SerializedJson, serializeArray, serializeObject } from '#server/serialized-json.ts';
import { writeCards, writeCardsOfCategory, writeProduct } from './catalogue.presenter.ts';
import * as repository from './catalogue.repository.ts';
import type { CategoryListing } from './category-list.repository.ts';
import * as categoryLists from './category-list.repository.ts';
import { readIndex } from './facet-index.service.ts';
import * as filteredLists from './filtered-list.repository.ts';
import type { ProductListing, ProductOrder } from './listed-goods.repository.ts';
import { listCardsById, type ProductCardRow } from './product-cards.repository.ts';
import * as counts from './product-counts.repository.ts';
import { presentFilters } from './product-filters.ts';
import * as lists from './product-list.repository.ts';
import { findRelated } from './related-products.repository.ts';
import { chooseRelated } from './related-products.ts';
import * as wished from './wished-products.repository.ts';

type ProductQuery = z.output<typeof productQuery>;
type ProductList = z.input<typeof listProductsContract.response>;

const orderOf: Record<ProductSort, ProductOrder> = {
  '-date': 'newest',
  new: 'newest',
  '-1': 'dearest',
  '1': 'cheapest',
};

const relatedPerStrip = 8;
/** Similar scents share one of so many of the rarest notes. */
const comparedNotes = 4;

export async function listProducts(context: PublicContext, query: ProductQuery): Promise<SerializedJson<ProductList>> {
  const { perPage, startPage, sort, categories: categoryTitle } = query;
  const filters = filtersOf(query);
  const listing = { order: orderOf[sort], perPage, startPage };
  // Decants are of many categories, so no index of the database has them in order.
  const isIndexed = hasFilters(filters) || (categoryTitle !== undefined && isDecantsCategory(categoryTitle));
  if (isIndexed) return listFiltered(context, categoryTitle, filters, listing);
  if (categoryTitle === undefined) return listAll(context, listing);
  return listCategory(context, { ...listing, categoryTitle, language: context.language });
}

function filtersOf({ filter }: ProductQuery): Filters {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined);
  return { ...noFilters, ...Object.fromEntries(chosen) };
}

/** What a query lists before its filters; not found if there is no such active category. */
async function scopeOf({ addCacheTags, ...context }: PublicContext, categoryTitle: string | undefined) {
  addCacheTags('categories', 'brands');
  const { index, categories } = await readIndex(context);
  const shown = categories.map(({ id }) => id);
  if (categoryTitle === undefined) {
    addCacheTags('products');
    return { index, categoryId: null, scope: index.inCategories(shown) };
  }
  const category = categories.find(({ lowerTitle }) => lowerTitle === categoryTitle.toLowerCase());
  if (!category) throw new Refusal('NOT_FOUND');
  if (isDecantsCategory(categoryTitle)) {
    // Its products are of many categories, so it changes with any product.
    addCacheTags('products');
    return { index, categoryId: null, scope: index.inCategoryOfDecants(category.id, shown) };
  }
  addCacheTags(`category:${category.id}`);
  return { index, categoryId: category.id, scope: index.inCategories([category.id]) };
}

async function listFiltered(
  context: PublicContext,
  categoryTitle: string | undefined,
  filters: Filters,
  listing: ProductListing,
): Promise<SerializedJson<ProductList>> {
  const { index, categoryId, scope } = await scopeOf(context, categoryTitle);
  const found = index.filter(scope, filters);
  const totalProductsCount = found.size;
  const ids = index.page(found, listing);
  const products =
    categoryId === null
      ? serializeArray(await cardsOf(context, ids))
      : await listCardsOfCategory(context, categoryId, ids);
  return serializeObject<ProductList>({ products, totalProductsCount });
}

async function listCardsOfCategory(
  context: PublicContext,
  categoryId: string,
  ids: readonly string[],
): Promise<SerializedJson<ProductCard[]>> {
  const page = await categoryLists.listCardsOfCategory(context.db, { categoryId, ids, language: context.language });
  return page ? writeCardsOfCategory(context, page) : serializeArray([]);
}

async function listAll(context: PublicContext, listing: ProductListing): Promise<SerializedJson<ProductList>> {
  context.addCacheTags('categories', 'products');
  const rows = await lists.listProducts(context.db, listing);
  return serializeObject<ProductList>({
    products: serializeArray(writeCards(context, rows)),
    // An empty page has no row to carry the total.
    totalProductsCount: rows[0]?.total ?? (await counts.countAllProducts(context.db)),
  });
}

async function listCategory(context: PublicContext, listing: CategoryListing): Promise<SerializedJson<ProductList>> {
  context.addCacheTags('categories');
  const page = await categoryLists.listCategory(context.db, listing);
  if (!page) throw new Refusal('NOT_FOUND');
  return serializeObject<ProductList>({
    products: writeCardsOfCategory(context, page),
    totalProductsCount: page.total,
  });
}

export async function listProductFilters(
  context: PublicContext,
  query: z.output<NonNullable<typeof listProductFiltersContract.query>>,
): Promise<{ filters: ProductFilters; isCut: boolean }> {
  const filters = filtersOf(query);
  const { index, scope } = await scopeOf(context, query.categories);
  const counts = index.countTerms(scope, filters);
  const price = index.priceRange(scope, filters);
  const brandIds = counts.filter(({ facet }) => facet === 'brand').map(({ value }) => value);
  const { mostOptions = counts.length } = query;
  const brands = await listOfferedBrands(context, brandIds, filters.brand, mostOptions);
  const found = presentFilters({ counts, price, brands, nameOfNote: (key) => noteName(key, context.language) });
  const note = found.note.filter(({ value }, at) => at < mostOptions || filters.note.includes(value));
  const isCut = brands.length < brandIds.length || note.length < found.note.length;
  return { filters: { ...found, note }, isCut };
}

/** The first by name, and the chosen ones. */
async function listOfferedBrands(
  { db }: PublicContext,
  ids: readonly string[],
  chosen: readonly string[],
  most: number,
): Promise<filteredLists.BrandName[]> {
  const first = await filteredLists.listBrandNames(db, ids, most);
  const others = chosen.filter((id) => ids.includes(id) && !first.some((brand) => brand.id === id));
  return others.length === 0 ? first : [...first, ...(await filteredLists.listBrandNames(db, others, others.length))];
}

export async function getProduct(context: PublicContext, id: string): Promise<SerializedJson<Product>> {
  const found = await repository.findProduct(context.db, id);
  if (!found) throw new Refusal('NOT_FOUND');
  return writeProduct(context, found);
}

/** Loads the cards in one query; the returned function serializes some of them in the given order, without hidden products. */
async function findCards(context: PublicContext, ids: readonly string[]) {
  const rows = new Map((ids.length > 0 ? await listCardsById(context.db, ids) : []).map((row) => [row.id, row]));
  return (wanted: readonly string[]) =>
    writeCards(
      context,
      wanted.flatMap((id) => rows.get(id) ?? []),
    );
}

export type CardRow = ProductCardRow;
/** For callers that have already loaded the rows. */
export { writeCards };

/** Cards by product id, in the given order. */
export async function cardsOf(context: PublicContext, ids: readonly string[]): Promise<SerializedJson<ProductCard>[]> {
  const write = await findCards(context, ids);
  return write(ids);
}

export async function listRelatedProducts(context: PublicContext, id: string) {
  const { index } = await readIndex(context);
  const related = await findRelated(context.db, id, index.rarestTerms(id, 'note', comparedNotes));
  if (!related) throw new Refusal('NOT_FOUND');
  const { categoryId, brandId, rows } = related;
  context.addCacheTags('groups', `card:${related.id}`, `category:${categoryId}`);
  if (brandId !== null) context.addCacheTags(`brand:${brandId}`);
  const chosen = chooseRelated(rows, relatedPerStrip);
  const write = await findCards(context, [...chosen.sameBrand, ...chosen.similar]);
  return serializeObject({
    sameBrand: serializeArray(write(chosen.sameBrand)),
    similar: serializeArray(write(chosen.similar)),
  });
}

export async function listBestSellers(
  context: PublicContext,
  { perPage }: { perPage: number },
): Promise<SerializedJson<ProductCard[]>> {
  context.addCacheTags('products');
  return serializeArray(await cardsOf(context, await listBestSellerIds(context, perPage)));
}

export async function listDiscountedProducts(
  context: PublicContext,
  { perPage }: { perPage: number },
): Promise<SerializedJson<ProductCard[]>> {
  context.addCacheTags('products');
  return serializeArray(writeCards(context, await lists.listDiscountedProducts(context.db, perPage)));
}

export async function listWishedProducts(
  context: PublicContext,
  userId: string,
): Promise<SerializedJson<ProductCard[]>> {
  return serializeArray(writeCards(context, await wished.listWishedProducts(context.db, userId)));
}

/** The visible ones of these products, unordered. */
export const findVisible = ({ db }: PublicContext, ids: readonly string[]): Promise<string[]> =>
  wished.findVisible(db, ids);

/** Ids of bestsellers, best first. */
export const listBestSellerIds = ({ db }: Pick<PublicContext, 'db'>, limit: number): Promise<string[]> =>
  lists.listBestSellers(db, limit);
