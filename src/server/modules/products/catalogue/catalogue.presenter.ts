import type { Product, ProductCard, ProductFacts, ScentAttributes } from '#contracts/products.ts';
import { type ShopDay, shopDay } from '#domain/dates.ts';
import { type Language, translated } from '#domain/language.ts';
import { discountPercent } from '#domain/pricing.ts';
import { describeNote, splitNotes } from '#domain/scent-notes.ts';
import type { Context } from '#server/context.ts';
import { createInterning, extendSerialized, SerializedJson, serializeArray } from '#server/serialized-json.ts';
import type { AttributesRow, ProductRow } from './catalogue.repository.ts';
import type { CategoryPage } from './category-list.repository.ts';
import type { CategoryRow, ProductCardRow } from './product-cards.repository.ts';

type PresenterContext = Pick<Context, 'now' | 'addCacheTags' | 'language'>;

/** Many lists contain the same cards: some ten thousand. */
const internCard = createInterning<ProductCard>(32 * 1024 * 1024);

/** All cards are serialized here, so that no response lacks the cache tags of its products. */
export function writeCards(
  { now, addCacheTags, language }: PresenterContext,
  rows: readonly ProductCardRow[],
): SerializedJson<ProductCard>[] {
  const today = shopDay(now());
  addCacheTags('categories', 'brands', ...rows.map(({ id }) => `card:${id}` as const));
  return rows.map((row) => internCard(writeCard(row, today, language).json));
}

export function writeProduct(
  { now, addCacheTags, language }: PresenterContext,
  row: ProductRow,
): SerializedJson<Product> {
  const { siblings } = row;
  addCacheTags(
    'categories',
    'brands',
    'groups',
    `product:${row.id}`,
    ...siblings.map(({ id }) => `card:${id}` as const),
  );
  const products = siblings
    .filter(({ isVisible }) => isVisible)
    .map(({ id, name, nameEn, isBottled, sizeMl, isInStock }) => ({
      _id: id,
      name: translated(language, name, nameEn),
      bottling: isBottled,
      sizes: sizeMl,
      inStock: isInStock,
    }));
  return extendSerialized(writeCard(row, shopDay(now()), language), {
    attributes: presentAttributes(row, language),
    description: translated(language, row.description, row.descriptionEn),
    imageUrls: row.furtherPictures,
    date: row.createdAt.toISOString(),
    productsGroups: products.length > 0 ? { products } : null,
    ...presentSeo(row, language),
  });
}

/** A Ukrainian text is no title of an English page: there the one made from the name is better. */
function presentSeo(row: ProductRow, language: Language): Pick<Product, 'seo'> {
  const isUkrainian = language === 'uk';
  const title = isUkrainian ? row.seoTitle : row.seoTitleEn;
  const description = isUkrainian ? row.seoDescription : row.seoDescriptionEn;
  return title || description ? { seo: { title, description } } : {};
}

/** The database checks the keys. */
function presentAttributes(row: AttributesRow, language: Language): ScentAttributes {
  const { family, gender, concentration, year, perfumer, seasons } = row;
  const notes = (layer: string) => splitNotes(layer).map((name) => describeNote(name, language));
  return {
    ...({ family, gender, concentration } as Pick<ScentAttributes, 'family' | 'gender' | 'concentration'>),
    year,
    perfumer,
    seasons: seasons.split(',').filter((season) => season !== '') as ScentAttributes['seasons'],
    notes: { top: notes(row.notesTop), heart: notes(row.notesHeart), base: notes(row.notesBase) },
  };
}

const writeCard = (row: ProductCardRow, today: ShopDay, language: Language): SerializedJson<ProductCard> =>
  extendSerialized(new SerializedJson<ProductFacts>(translated(language, row.card, row.cardEn ?? '')), {
    // After the card, so that they overrule the stock that a card of before has.
    quantity: row.quantity,
    quantityMl: row.quantityMl,
    categories: presentCategory(row, today, language),
  });

/** The same for products of one category, whose JSON is spliced in before the closing brace of each card, after its stock. */
export function writeCardsOfCategory(
  { now, addCacheTags, language }: PresenterContext,
  page: Omit<CategoryPage, 'total'>,
): SerializedJson<ProductCard[]> {
  const { categoryId, ids, cards } = page;
  const stocks = page.stocks?.split(' ') ?? [];
  addCacheTags('categories', 'brands', `category:${categoryId}`, ...ids.map((id) => `card:${id}` as const));
  if (cards === null) return serializeArray([]);
  const end = `,"categories":${JSON.stringify(presentCategory(page, shopDay(now()), language))}}`;
  const written = cards.split('\n').map((card, at) => `${card.slice(0, -1)},${stocks[at]}${end}`);
  return serializeArray(written.map((card) => internCard(card)));
}

/** An expired discount is left out, so that clients need no date logic. */
function presentCategory(row: CategoryRow, today: ShopDay, language: Language): ProductCard['categories'] {
  const percent = discountPercent({ discountPercent: 0 }, row.categoryDiscount, today);
  return {
    name: translated(language, row.categoryName, row.categoryNameEn),
    title: row.categoryTitle,
    discount: percent > 0 ? { quantity: percent } : null,
  };
}
