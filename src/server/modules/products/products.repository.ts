import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { cardColumns, isVisible, type ProductCardRow } from './product-cards.repository.ts';
import { productPictures, products } from './products.table.ts';

export type ProductRow = ProductCardRow & { description: string; createdAt: Date; furtherPictures: string[] };

const productById = prepared<{ id: string }, ProductRow[]>((db) =>
  db
    .select({
      ...cardColumns,
      description: products.description,
      createdAt: products.createdAt,
      furtherPictures: sql<string[]>`array(
        select further.address from ${productPictures} join ${media} as further on further.id = ${productPictures.mediaId}
        where ${productPictures.productId} = ${products.id} order by ${productPictures.position})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId))
    .where(and(isVisible, eq(products.id, sql.placeholder('id'))))
    .prepare('product'),
);

/** Only one that buyers can see. */
export async function findProduct(db: Executor, id: string): Promise<ProductRow | null> {
  const [found] = await productById(db, { id });
  return found ?? null;
}

export type SiblingRow = Pick<ProductRow, 'id' | 'name' | 'isBottled' | 'sizeMl'> & { isVisible: boolean };

const siblingsById = prepared<{ id: string }, SiblingRow[]>((db) => {
  const own = alias(productGroupItems, 'own');
  return db
    .select({
      id: products.id,
      name: products.name,
      isBottled: products.isBottled,
      sizeMl: products.sizeMl,
      isVisible: sql<boolean>`${products.isEnabled} and ${categories.isActive}`,
    })
    .from(own)
    .innerJoin(productGroupItems, eq(productGroupItems.groupId, own.groupId))
    .innerJoin(products, eq(products.id, productGroupItems.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(own.productId, sql.placeholder('id')), ne(products.id, own.productId)))
    .orderBy(desc(products.isBottled), sql`${products.sizeMl} nulls last`, products.name, products.id)
    .prepare('product_siblings');
});

/** The other sizes of its group, the decant first, hidden ones too: when one is shown again, this product's page changes. */
export const listSiblings = (db: Executor, id: string) => siblingsById(db, { id });

/** Discounts begin and end with the day; the database brings the prices that are kept for sorting up to date. */
export async function refreshPrices(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`select refresh_prices() as changed`);
  return rows[0]?.changed ?? 0;
}
