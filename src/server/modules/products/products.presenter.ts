import type { ProductCard } from '#contracts/products.ts';
import type { ShopDay } from '#domain/dates.ts';
import { kopecksToUah } from '#domain/money.ts';
import { discountPercent } from '#domain/pricing.ts';
import type { ProductCardRow } from './products.repository.ts';

/** The category's discount leaves the shop only while it counts, so that no page has to know today's date. */
export function presentCard(row: ProductCardRow, today: ShopDay): ProductCard {
  const categoryPercent = discountPercent({ discountPercent: 0 }, row.categoryDiscount, today);
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
    categories: {
      name: row.categoryName,
      title: row.categoryTitle,
      discount: categoryPercent > 0 ? { quantity: categoryPercent } : null,
    },
  };
}
