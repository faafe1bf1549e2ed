import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { cartLines } from '#server/modules/cart/cart.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { selectCardsWith } from './product-cards.repository.ts';
import { products } from './products.table.ts';

/** Goods that somebody has chosen: also those that are off sale by now, which says so. */
const isOnSale = sql<boolean>`(${products.isEnabled} and ${categories.isActive})`;
const isAnyOf = sql`${products.id} = any (${sql.placeholder('ids')}::uuid[])`;

const selectGoods = (db: Executor) => selectCardsWith(db, { isOnSale }, products);
export type GoodsRow = Awaited<ReturnType<typeof selectGoods>>[number];

const goodsById = prepared<{ ids: readonly string[] }, GoodsRow[]>((db) =>
  selectGoods(db).where(isAnyOf).prepare('goods'),
);

/** Those of the given products that still exist, in no order. */
export const listGoods = (db: Executor, ids: readonly string[]) => goodsById(db, { ids });

const goodsInCart = prepared<{ userId: string }, (GoodsRow & { cartQuantity: number })[]>((db) =>
  selectCardsWith(db, { isOnSale, cartQuantity: cartLines.quantity }, products)
    .innerJoin(cartLines, eq(cartLines.productId, products.id))
    .where(eq(cartLines.userId, sql.placeholder('userId')))
    .orderBy(asc(cartLines.position), asc(cartLines.productId))
    .prepare('goods_in_cart'),
);

/** What a person's cart holds, in its order. */
export const listGoodsInCart = (db: Executor, userId: string) => goodsInCart(db, { userId });
