import type { Product, ProductCard, ProductFacts } from '#contracts/products.ts';
import { type ShopDay, shopDay } from '#domain/dates.ts';
import { discountPercent } from '#domain/pricing.ts';
import type { Context } from '#server/context.ts';
import { extendSerialized, SerializedJson } from '#server/serialized-json.ts';
import type { ProductRow } from './catalogue.repository.ts';
import type { CategoryPage } from './category-list.repository.ts';
import type { CategoryRow, ProductCardRow } from './product-cards.repository.ts';

type PresenterContext = Pick<Context, 'now' | 'addCacheTags'>;

/** All cards are serialized here, so that no response lacks the cache tags of its products. */
export function writeCards(
  { now, addCacheTags }: PresenterContext,
  rows: readonly ProductCardRow[],
): SerializedJson<ProductCard>[] {
  const today = shopDay(now());
  addCacheTags('categories', 'brands', ...rows.map(({ id }) => `product:${id}` as const));
  return rows.map((row) => writeCard(row, today));
}

export function writeProduct({ now, addCacheTags }: PresenterContext, row: ProductRow): SerializedJson<Product> {
  const { siblings } = row;
  addCacheTags(
    'categories',
    'brands',
    'groups',
    `product:${row.id}`,
    ...siblings.map(({ id }) => `product:${id}` as const),
  );
  const products = siblings
    .filter(({ isVisible }) => isVisible)
    .map(({ id, name, isBottled, sizeMl, isInStock }) => ({
      _id: id,
      name,
      bottling: isBottled,
      sizes: sizeMl,
      inStock: isInStock,
    }));
  return extendSerialized(writeCard(row, shopDay(now())), {
    description: row.description,
    imageUrls: row.furtherPictures,
    date: row.createdAt.toISOString(),
    productsGroups: products.length > 0 ? { products } : null,
  });
}

const writeCard = (row: ProductCardRow, today: ShopDay): SerializedJson<ProductCard> =>
  extendSerialized(new SerializedJson<ProductFacts>(row.card), { categories: presentCategory(row, today) });

/** The same for products of one category, whose JSON is spliced in before the closing brace of each card. */
export function writeCardsOfCategory(
  { now, addCacheTags }: PresenterContext,
  page: CategoryPage,
): SerializedJson<ProductCard[]> {
  const { categoryId, ids, cards } = page;
  addCacheTags('categories', 'brands', `category:${categoryId}`, ...ids.map((id) => `product:${id}` as const));
  if (cards === null) return new SerializedJson('[]');
  const end = `,"categories":${JSON.stringify(presentCategory(page, shopDay(now())))}}`;
  return new SerializedJson(`[${cards.slice(0, -1).split('}\n').join(`${end},`)}${end}]`);
}

/** An expired discount is left out, so that clients need no date logic. */
function presentCategory(row: CategoryRow, today: ShopDay): ProductCard['categories'] {
  const percent = discountPercent({ discountPercent: 0 }, row.categoryDiscount, today);
  return {
    name: row.categoryName,
    title: row.categoryTitle,
    discount: percent > 0 ? { quantity: percent } : null,
  };
}
