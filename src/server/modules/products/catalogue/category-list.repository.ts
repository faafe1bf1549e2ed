import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products, shownCard } from '../products.table.ts';
import { as, listedGoods, type ProductListing, preparedListing } from './listed-goods.repository.ts';
import { type CategoryRow, categoryColumns } from './product-cards.repository.ts';
import { askedCategoryCounted } from './product-counts.repository.ts';

export type CategoryListing = ProductListing & { readonly categoryTitle: string; readonly language: Language };

export type CategoryPage = CategoryRow & {
  readonly categoryId: string;
  readonly total: number;
  readonly ids: readonly string[];
  /** Cards as JSON in list order, separated by line feeds; null if there are none. */
  readonly cards: string | null;
  /** Their stock as fields in JSON, in the same order, separated by spaces. */
  readonly stocks: string | null;
};

const cardIn: Record<Language, SQLWrapper> = {
  uk: shownCard(products.card),
  en: shownCard(sql`coalesce(${products.cardEn}, ${products.card})`),
};

/** One row per page, since parsing one long value is faster than many short ones; line feeds never occur in the JSON, nor spaces in an id. */
const selectPage = <Further extends Record<string, SQL>>(
  db: Executor,
  { language, source, goods, further }: { language: Language; source: typeof categories; goods: SQL; further: Further },
) =>
  db
    .select({
      categoryId: categories.id,
      ...categoryColumns,
      ids: sql<string | null>`page.ids`,
      cards: sql<string | null>`page.cards`,
      stocks: sql<string | null>`page.stocks`,
      ...further,
    })
    .from(source)
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .crossJoinLateral(sql`(
      select string_agg(${products.id}::text, ' ') as ids, string_agg((${cardIn[language]})::text, chr(10)) as cards,
        string_agg('"quantity":' || ${products.quantity} || ',"quantityMl":' || ${products.quantityMl}, ' ') as stocks
      from ${as(products, goods)}) as page`);

const withIds = <Row extends { ids: string | null }>(row: Row) => ({ ...row, ids: row.ids?.split(' ') ?? [] });

/** Counts the category once, then scans its index only as far as the page. */
const askIn = (language: Language) => (db: Executor, listing: CategoryListing) => {
  const total = sql<number>`${categories}.total`.mapWith(Number);
  const goods = listedGoods(listing, sql`${products.categoryId} = ${categories.id}`, total);
  const source = as(categories, askedCategoryCounted);
  return selectPage(db, { language, source, goods, further: { total } });
};

const ask = { uk: preparedListing('category', askIn('uk')), en: preparedListing('category_en', askIn('en')) };

/** A page of a category with the total; null if there is no such active category. */
export async function listCategory(db: Executor, listing: CategoryListing): Promise<CategoryPage | null> {
  const [found] = await ask[listing.language](db, listing);
  return found ? withIds(found) : null;
}

const askCards = (language: Language) =>
  prepared((db) => {
    const goods = sql`
      select * from unnest(${sql.placeholder('ids')}::uuid[]) with ordinality as listed (id, place) join ${products} using (id)
      where ${and(products.isEnabled, eq(products.categoryId, categories.id))} order by place`;
    return selectPage(db, { language, source: categories, goods, further: {} })
      .where(eq(categories.id, sql.placeholder('categoryId')))
      .prepare(`category_cards_${language}`);
  });

const cardsOfCategory = { uk: askCards('uk'), en: askCards('en') };

/** Cards of these products of a category, in this order; null if there is no such category. */
export async function listCardsOfCategory(
  db: Executor,
  { language, ...values }: { categoryId: string; ids: readonly string[]; language: Language },
): Promise<Omit<CategoryPage, 'total'> | null> {
  const [found] = await cardsOfCategory[language](db, values);
  return found ? withIds(found) : null;
}
