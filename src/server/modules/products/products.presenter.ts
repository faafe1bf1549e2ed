import type { Product, ProductCard, ProductFacts } from '#contracts/products.ts';
import { type ShopDay, shopDay } from '#domain/dates.ts';
import { discountPercent } from '#domain/pricing.ts';
import type { Context } from '#server/context.ts';
import { extendWritten, Written } from '#server/written.ts';
import type { ProductCardRow } from './product-cards.repository.ts';
import type { ProductRow } from './products.repository.ts';

type Showing = Pick<Context, 'now' | 'shows'>;

/** The only way of a product out of the shop, so that nobody can show one without saying so. */
export function writeCards({ now, shows }: Showing, rows: readonly ProductCardRow[]): Written<ProductCard>[] {
  const today = shopDay(now());
  shows('categories', 'brands', ...rows.map(({ id }) => `product:${id}` as const));
  return rows.map((row) => writeCard(row, today));
}

export function writeProduct({ now, shows }: Showing, row: ProductRow): Written<Product> {
  const { siblings } = row;
  shows('categories', 'brands', 'groups', `product:${row.id}`, ...siblings.map(({ id }) => `product:${id}` as const));
  const products = siblings
    .filter(({ isVisible }) => isVisible)
    .map(({ id, name, isBottled, sizeMl }) => ({ _id: id, name, bottling: isBottled, sizes: sizeMl }));
  return extendWritten(writeCard(row, shopDay(now())), {
    description: row.description,
    imageUrls: row.furtherPictures,
    date: row.createdAt.toISOString(),
    productsGroups: products.length > 0 ? { products } : null,
  });
}

/** The category's discount leaves the shop only while it counts, so that no page has to know today's date. */
function writeCard(row: ProductCardRow, today: ShopDay): Written<ProductCard> {
  const categoryPercent = discountPercent({ discountPercent: 0 }, row.categoryDiscount, today);
  return extendWritten(new Written<ProductFacts>(row.card), {
    categories: {
      name: row.categoryName,
      title: row.categoryTitle,
      discount: categoryPercent > 0 ? { quantity: categoryPercent } : null,
    },
  });
}
