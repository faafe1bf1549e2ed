import type { Product, ProductCard } from '#contracts/products.ts';
import { type ShopDay, shopDay } from '#domain/dates.ts';
import { kopecksToUah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing.ts';
import type { Context } from '#server/context.ts';
import type { ProductCardRow } from './product-cards.repository.ts';
import type { ProductRow, SiblingRow } from './products.repository.ts';

type Showing = Pick<Context, 'now' | 'shows'>;

/** The only way of a product out of the shop, so that nobody can show one without saying so. */
export function presentCards({ now, shows }: Showing, rows: readonly ProductCardRow[]): ProductCard[] {
  const today = shopDay(now());
  shows('categories', 'brands', ...rows.map(({ id }) => `product:${id}` as const));
  return rows.map((row) => presentCard(row, today));
}

export function presentProduct({ now, shows }: Showing, row: ProductRow, siblings: readonly SiblingRow[]): Product {
  shows('categories', 'brands', 'groups', `product:${row.id}`, ...siblings.map(({ id }) => `product:${id}` as const));
  const products = siblings
    .filter(({ isVisible }) => isVisible)
    .map(({ id, name, isBottled, sizeMl }) => ({ _id: id, name, bottling: isBottled, sizes: sizeMl }));
  return {
    ...presentCard(row, shopDay(now())),
    description: row.description,
    imageUrls: row.furtherPictures,
    date: row.createdAt.toISOString(),
    productsGroups: products.length > 0 ? { products } : null,
  };
}

/** The category's discount leaves the shop only while it counts, so that no page has to know today's date. */
function presentCard(row: ProductCardRow, today: ShopDay): ProductCard {
  const categoryPercent = discountPercent({ discountPercent: 0 }, row.categoryDiscount, today);
  return {
    ...presentFacts(row),
    categories: {
      name: row.categoryName,
      title: row.categoryTitle,
      discount: categoryPercent > 0 ? { quantity: categoryPercent } : null,
    },
  };
}

type FactRow = Omit<ProductCardRow, 'categoryDiscount'>;

/** What of a product reads the same to buyers and to those who sell it. */
export function presentFacts(row: FactRow): Omit<ProductCard, 'categories'> {
  return {
    _id: row.id,
    itemNo: row.itemNo,
    name: row.name,
    imageFirst: row.pictureAddress,
    imagePreview: row.picturePreview,
    discount: row.discountPercent,
    previousPrice: row.previousPriceKopecks === null ? null : kopecksToUah(row.previousPriceKopecks),
    currentPrice: kopecksToUah(row.currentPriceKopecks),
    quantity: row.quantity,
    quantityMl: row.quantityMl,
    bottling: row.isBottled,
    itsBottle: row.isEmptyBottle,
    sizes: row.sizeMl,
    color: row.color,
    manufacturerCountry: row.manufacturerCountry,
    brand: row.brandId === null || row.brandName === null ? null : { _id: row.brandId, name: row.brandName },
  };
}
