import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { products } from './products.table.ts';

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

export type ProductCardRow = Awaited<ReturnType<typeof listNewestProducts>>[number];

export const listNewestProducts = (db: Executor, page: { perPage: number; startPage: number }) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId))
    .where(isVisible)
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(page.perPage)
    .offset((page.startPage - 1) * page.perPage);

export async function countVisibleProducts(db: Executor): Promise<number> {
  const [counted] = await db
    .select({ products: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(isVisible);
  return counted?.products ?? 0;
}

/** Those of the given products that buyers may see, in no order. */
export const listCardsByIds = (db: Executor, ids: readonly string[]) =>
  db
    .select(cardColumns)
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(media, eq(media.id, products.pictureId))
    .where(and(inArray(products.id, [...ids]), isVisible));
