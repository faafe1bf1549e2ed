import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '../products.table.ts';
import {
  as,
  findThenRead,
  listedGoods,
  orders,
  type ProductListing,
  preparedListing,
} from './listed-goods.repository.ts';
import { type ProductCardRow, selectCards, selectCardsWith } from './product-cards.repository.ts';
import { countShown } from './product-counts.repository.ts';

/** Excludes the few hidden categories, evaluated once, instead of joining, so that an index scan in list order stays possible. */
export const isInShownCategory = sql`${products.categoryId} <> all (array(
  select ${categories.id} from ${categories} where not ${categories.isActive}))`;

/** A page of visible products with the total, in one query. */
export const listProducts = preparedListing('products', (db, listing: ProductListing) => {
  const goods = as(products, listedGoods(listing, isInShownCategory, countShown));
  return selectCardsWith(db, { total: countShown }, goods).orderBy(...orders[listing.order]);
});

/** More than are shown, since some are sold out. */
const mostBought = sql.raw('300');

/** Bestsellers of the latest orders, filled up with the newest products; only what is in stock. */
export async function listBestSellers(db: Executor, limit: number): Promise<string[]> {
  const onSale = sql`${products.isEnabled} and ${isInShownCategory} and ${products.facets} @> '{stock:yes}'`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with bought as (
      select product_id, count(*) as times
      from (select product_id, row_number() over (order by id desc) as place from order_lines order by id desc limit 2000) as latest
      group by product_id order by times desc, min(place) limit ${mostBought}
    ), shown as (
      (select id, created_at, times from bought join ${products} on id = product_id
        where ${onSale} order by times desc, created_at desc, id desc limit ${limit})
      union all
      (select id, created_at, 0 from ${products} where ${onSale} order by created_at desc, id desc limit ${limit})
    )
    select id from shown group by id, created_at order by max(times) desc, created_at desc, id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

const discounted = prepared<{ limit: number }, ProductCardRow[]>((db) => {
  const where = [sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`, isInShownCategory];
  const bounds = sql`limit ${sql.placeholder('limit')}`;
  return selectCards(db, as(products, findThenRead({ where, order: 'newest', bounds })))
    .orderBy(...orders.newest)
    .prepare('products_discounted');
});

export const listDiscountedProducts = (db: Executor, limit: number) => discounted(db, { limit });
