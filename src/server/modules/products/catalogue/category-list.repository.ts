import { eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products } from '../products.table.ts';
import { as, listedGoods, type ProductListing, preparedListing } from './listed-goods.repository.ts';
import { type CategoryRow, categoryColumns } from './product-cards.repository.ts';
import { askedCategoryCounted, isAskedCategory } from './product-counts.repository.ts';

export type CategoryListing = ProductListing & { readonly categoryTitle: string; readonly language: Language };

export type CategoryPage = CategoryRow & {
  readonly categoryId: string;
  readonly total: number;
  readonly ids: readonly string[];
  /** Cards as JSON in list order, separated by line feeds; null if there are none. */
  readonly cards: string | null;
};

/**
 * Counts the category once, then scans its index only as far as the page. One row per page, since parsing one long
 * value is faster than many short ones; line feeds never occur in the JSON, nor spaces in an id.
 */
const askFor = (card: SQLWrapper) => (db: Executor, listing: CategoryListing) => {
  const total = sql<number>`${categories}.total`.mapWith(Number);
  const goods = listedGoods(listing, sql`${products.categoryId} = ${categories.id}`, total);
  const page = sql`
    select string_agg(${products.id}::text, ' ') as ids, string_agg(${card}::text, chr(10)) as cards
    from ${as(products, goods)}`;
  return db
    .select({
      categoryId: categories.id,
      ...categoryColumns,
      total,
      ids: sql<string | null>`page.ids`,
      cards: sql<string | null>`page.cards`,
    })
    .from(as(categories, askedCategoryCounted(listing.brandIds !== undefined)))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .crossJoinLateral(sql`(${page}) as page`);
};

const ask = {
  uk: preparedListing('category', askFor(products.card)),
  en: preparedListing('category_en', askFor(sql`coalesce(${products.cardEn}, ${products.card})`)),
};

/** A page of a category with the total; null if there is no such active category. */
export async function listCategory(db: Executor, listing: CategoryListing): Promise<CategoryPage | null> {
  const [found] = await ask[listing.language](db, listing);
  return found ? { ...found, ids: found.ids?.split(' ') ?? [] } : null;
}

const categoryByTitle = prepared<{ categoryTitle: string }, { id: string }[]>((db) =>
  db.select({ id: categories.id }).from(categories).where(isAskedCategory).prepare('category_by_title'),
);

export async function findCategory(db: Executor, categoryTitle: string): Promise<{ id: string } | null> {
  const [found] = await categoryByTitle(db, { categoryTitle });
  return found ?? null;
}
