import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { productGroupItems } from '#server/modules/groups/groups.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { productPictures, products } from './products.table.ts';

const cardColumns = {
  id: products.id,
  itemNo: products.itemNo,
  name: products.name,
  discountPercent: products.discountPercent,
  previousPriceKopecks: products.previousPriceKopecks,
  currentPriceKopecks: products.currentPriceKopecks,
  quantity: products.quantity,
  quantityMl: products.quantityMl,
  isBottled: products.isBottled,
  isEmptyBottle: products.isEmptyBottle,
  sizeMl: products.sizeMl,
  color: products.color,
  manufacturerCountry: products.manufacturerCountry,
  pictureAddress: media.address,
  picturePreview: media.preview,
  brandId: brands.id,
  brandName: brands.name,
  categoryName: categories.name,
  categoryTitle: categories.title,
  categoryDiscount: { percent: discounts.percent, endsOn: discounts.endsOn, isActive: discounts.isActive },
};

/** What buyers may see: turned on, and in a category that is turned on. */
const isVisible = and(products.isEnabled, categories.isActive);
/** The same where only products are read. The few hidden categories are found once, so that an index is walked in its order. */
const isInShownCategory = sql`${products.categoryId} <> all (array(
  select ${categories.id} from ${categories} where not ${categories.isActive}))`;

const selectCards = (db: Executor) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId));

export type ProductCardRow = Awaited<ReturnType<typeof selectCards>>[number];

export type ProductOrder = 'newest' | 'dearest' | 'cheapest';

/** The id settles what is equal, so that no product stands on two pages, or on none. */
const orders: Record<ProductOrder, SQL[]> = {
  newest: [desc(products.createdAt), desc(products.id)],
  dearest: [desc(products.priceNowKopecks), desc(products.id)],
  cheapest: [asc(products.priceNowKopecks), asc(products.id)],
};

export type ProductListing = {
  readonly order: ProductOrder;
  readonly perPage: number;
  readonly startPage: number;
  readonly categoryTitle?: string | undefined;
  readonly brandIds?: readonly string[] | undefined;
};

/** Compared with a look-up and not joined: a join would sort the whole category, this walks its index. */
const isInCategory = (title: string) => sql`${products.categoryId} = (
  select ${categories.id} from ${categories} where lower(${categories.title}) = lower(${title}) and ${categories.isActive})`;

/** Which products the page holds is found on the index alone; only those are then read. */
export function listProducts(db: Executor, { order, perPage, startPage, categoryTitle, brandIds }: ProductListing) {
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        products.isEnabled,
        categoryTitle === undefined ? isInShownCategory : isInCategory(categoryTitle),
        brandIds && inArray(products.brandId, [...brandIds]),
      ),
    )
    .orderBy(...orders[order])
    .limit(perPage)
    .offset((startPage - 1) * perPage)
    .as('page');
  return selectCards(db)
    .innerJoin(page, eq(page.id, products.id))
    .orderBy(...orders[order]);
}

export const listDiscountedProducts = (db: Executor, limit: number) => {
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(products.isEnabled, sql`${products.priceNowKopecks} < ${products.currentPriceKopecks}`, isInShownCategory),
    )
    .orderBy(...orders.newest)
    .limit(limit)
    .as('page');
  return selectCards(db)
    .innerJoin(page, eq(page.id, products.id))
    .orderBy(...orders.newest);
};

/** In no order. */
export const listProductsById = (db: Executor, ids: readonly string[]) =>
  selectCards(db).where(and(isVisible, inArray(products.id, [...ids])));

export async function findProduct(db: Executor, id: string) {
  const [found] = await db
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
    .where(and(isVisible, eq(products.id, id)));
  return found ?? null;
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>;

/** The other sizes of its group, the decant first, hidden ones included: when one is shown again, this product's page changes. */
export function listSiblings(db: Executor, id: string) {
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
    .where(and(eq(own.productId, id), ne(products.id, id)))
    .orderBy(desc(products.isBottled), sql`${products.sizeMl} nulls last`, products.name, products.id);
}

export type SiblingRow = Awaited<ReturnType<typeof listSiblings>>[number];

/** Discounts begin and end with the day; the database brings the prices that are kept for sorting up to date. */
export async function refreshPrices(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ changed: number }>(sql`select refresh_prices() as changed`);
  return rows[0]?.changed ?? 0;
}
