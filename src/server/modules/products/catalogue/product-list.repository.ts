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
  const total = countShown(listing.brandIds !== undefined);
  const goods = as(products, listedGoods(listing, isInShownCategory, total));
  return selectCardsWith(db, { total }, goods).orderBy(...orders[listing.order]);
});

const discounted = prepared<{ limit: number }, ProductCardRow[]>((db) => {
  const where = [sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`, isInShownCategory];
  const bounds = sql`limit ${sql.placeholder('limit')}`;
  return selectCards(db, as(products, findThenRead({ where, order: 'newest', bounds })))
    .orderBy(...orders.newest)
    .prepare('products_discounted');
});

export const listDiscountedProducts = (db: Executor, limit: number) => discounted(db, { limit });
