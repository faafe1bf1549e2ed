import { type SQL, sql } from 'drizzle-orm';
import { decantsCategoryTitle } from '#domain/bottling.ts';
import type { Executor } from '#server/db/connection.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { categoryTotals, productCounts } from '../product-counts.table.ts';
import { products } from '../products.table.ts';
import { as, listedGoods, orders, type ProductListing, preparedListing } from './listed-goods.repository.ts';
import { selectCardsWith } from './product-cards.repository.ts';
import { anyAskedBrand } from './product-counts.repository.ts';
import { isInShownCategory } from './product-list.repository.ts';

/** The category of decants, evaluated once; null if buyers do not have it. */
const decantsCategory = sql`(select ${categories.id} from ${categories}
  where ${categories.isActive} and lower(${categories.title}) = ${sql.raw(`'${decantsCategoryTitle}'`)})`;

/** It lists its own products and the decants of all categories. */
export const isDecantListed = sql`${decantsCategory} is not null
  and (${products.isBottled} or ${products.categoryId} = ${decantsCategory})`;

const countedIn = (counts: typeof productCounts | typeof categoryTotals) =>
  sql`coalesce(sum(case when ${counts.categoryId} = ${decantsCategory} then ${counts.products} else ${counts.decants} end), 0)`;

const isShown = (counts: typeof productCounts | typeof categoryTotals) =>
  sql`${counts.categoryId} = any (select ${categories.id} from ${categories} where ${categories.isActive})`;

const countListed = (isOfBrands: boolean) =>
  (isOfBrands
    ? sql`(select ${countedIn(productCounts)} from ${productCounts}
        where ${isShown(productCounts)} and ${productCounts.brandId} = ${anyAskedBrand})`
    : sql`(select ${countedIn(categoryTotals)} from ${categoryTotals} where ${isShown(categoryTotals)})`
  ).mapWith(Number) as SQL<number>;

/** A page of decants with the total, in one query. */
export const listDecants = preparedListing('decants', (db, listing: ProductListing) => {
  const total = countListed(listing.brandIds !== undefined);
  const where = sql`${isInShownCategory} and ${isDecantListed}`;
  const goods = as(products, listedGoods(listing, where, total));
  return selectCardsWith(db, { total }, goods).orderBy(...orders[listing.order]);
});

/** For an empty page; null if buyers do not have the category. */
export async function countDecants(db: Executor, brandIds?: readonly string[]): Promise<number | null> {
  const columns = { categoryId: sql<string | null>`${decantsCategory}`, total: countListed(brandIds !== undefined) };
  const [found] = await db.select(columns).from(sql`(select) as one`).execute({ brandIds });
  return found?.categoryId ? found.total : null;
}
