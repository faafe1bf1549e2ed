import type { AdminProduct, AdminProductCard, ProductChoice } from '#contracts/admin-products.ts';
import type { ProductFacts } from '#contracts/products.ts';
import { kopecksToUah } from '#domain/money.ts';
import { seasonsOf } from '#domain/scent.ts';
import { stockOf } from '#domain/stock.ts';
import type { AdminCardRow, AdminProductRow, ChoiceRow } from './product-editing.repository.ts';

export function presentAdminCard(row: AdminCardRow): AdminProductCard {
  return {
    ...(row.card as Omit<ProductFacts, 'quantity' | 'quantityMl'>),
    quantity: row.quantity,
    quantityMl: row.quantityMl,
    categories: { _id: row.categoryId, name: row.categoryName, title: row.categoryTitle },
    enabled: row.isEnabled,
    toCarusel: row.isForCarousel,
    priceNow: kopecksToUah(row.priceNowKopecks),
    discountNow: presentDiscount(row),
    version: row.version,
  };
}

function presentDiscount({ ownPercentNow, categoryPercentNow }: AdminCardRow): AdminProductCard['discountNow'] {
  if (ownPercentNow > 0) return { percent: ownPercentNow, of: 'product' };
  return categoryPercentNow > 0 ? { percent: categoryPercentNow, of: 'category' } : null;
}

export function presentAdminProduct(row: AdminProductRow): AdminProduct {
  return {
    ...presentAdminCard(row),
    description: row.description,
    nameEn: row.nameEn,
    descriptionEn: row.descriptionEn,
    imageUrls: row.furtherPictures,
    productUrl: row.productUrl,
    manufacturer: row.manufacturer,
    seller: row.seller,
    isSet: row.isSet,
    ...presentScent(row),
    seoTitle: row.seoTitle,
    seoTitleEn: row.seoTitleEn,
    seoDescription: row.seoDescription,
    seoDescriptionEn: row.seoDescriptionEn,
    date: row.createdAt.toISOString(),
    wasOrdered: row.wasOrdered,
  };
}

/** The database checks the choices, and only known seasons are written. */
function presentScent(row: AdminProductRow) {
  const { family, gender, concentration, year, perfumer, notesTop, notesHeart, notesBase } = row;
  return {
    ...({ family, gender, concentration } as Pick<AdminProduct, 'family' | 'gender' | 'concentration'>),
    ...{ year, perfumer, notesTop, notesHeart, notesBase },
    seasons: seasonsOf(row.seasons),
  };
}

export function presentChoice(row: ChoiceRow): ProductChoice {
  return {
    _id: row.id,
    name: row.name,
    itemNo: row.itemNo,
    imageFirst: row.pictureAddress,
    brand: row.brandName,
    bottling: row.isBottled,
    sizes: row.sizeMl,
    group: row.groupId === null || row.groupName === null ? null : { _id: row.groupId, name: row.groupName },
    currentPrice: kopecksToUah(row.currentPriceKopecks),
    enabled: row.isEnabled,
    stock: stockOf(row),
  };
}

/** What the audit log records: names instead of ids. */
export function recordedProduct({ _id, version, date, wasOrdered, imagePreview, ...product }: AdminProduct) {
  const { priceNow, discountNow, ...written } = product;
  return { ...written, brand: product.brand?.name ?? null, categories: product.categories.name };
}
