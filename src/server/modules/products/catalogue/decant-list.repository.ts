import { type SQL, sql } from 'drizzle-orm';
import { decantsCategoryTitle } from '#domain/bottling.ts';
import type { Executor } from '#server/db/connection.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { categoryTotals } from '../product-counts.table.ts';
import { products } from '../products.table.ts';
import { as, listedGoods, orders, type ProductListing, preparedListing } from './listed-goods.repository.ts';
import { selectCardsWith } from './product-cards.repository.ts';
import { isInShownCategory } from './product-list.repository.ts';

/** The category of decants, evaluated once; null if buyers do not have it. */
const decantsCategory = sql`(select ${categories.id} from ${categories}
  where ${categories.isActive} and lower(${categories.title}) = ${sql.raw(`'${decantsCategoryTitle}'`)})`;

/** It lists its own products and the decants of all categories. */
const isDecantListed = sql`${decantsCategory} is not null
  and (${products.isBottled} or ${products.categoryId} = ${decantsCategory})`;

const total = sql`(
  select coalesce(sum(case when ${categoryTotals.categoryId} = ${decantsCategory} then ${categoryTotals.products} else ${categoryTotals.decants} end), 0)
  from ${categoryTotals}
  where ${categoryTotals.categoryId} = any (select ${categories.id} from ${categories} where ${categories.isActive}))`.mapWith(
  Number,
) as SQL<number>;

/** A page of decants with the total, in one query. */
export const listDecants = preparedListing('decants', (db, listing: ProductListing) => {
  const where = sql`${isInShownCategory} and ${isDecantListed}`;
  const goods = as(products, listedGoods(listing, where, total));
  return selectCardsWith(db, { total }, goods).orderBy(...orders[listing.order]);
});

/** For an empty page; null if buyers do not have the category. */
export async function countDecants(db: Executor): Promise<number | null> {
  const columns = { categoryId: sql<string | null>`${decantsCategory}`, total };
  const [found] = await db.select(columns).from(sql`(select) as one`);
  return found?.categoryId ? found.total : null;
}
