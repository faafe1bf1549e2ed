import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '../products.table.ts';
import { as, asker, findThenRead, listedGoods, orders, type ProductListing } from './listed-goods.repository.ts';
import { type ProductCardRow, selectCards, selectCardsWith } from './product-cards.repository.ts';
import { countShown } from './product-counts.repository.ts';

/** The few hidden categories are found once, so that an index can be walked in its order here too. */
const isInShownCategory = sql`${products.categoryId} <> all (array(
  select ${categories.id} from ${categories} where not ${categories.isActive}))`;

/** A page of all that buyers can see, and how many there are in all, in one question. */
export const listProducts = asker('products', (db, listing: ProductListing) => {
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
