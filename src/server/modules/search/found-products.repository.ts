import { eq, type SQL, sql } from 'drizzle-orm';
import { mostFound } from '#domain/search-limits.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products, shownCard } from '#server/modules/products/products.table.ts';
import {
  type SpellingSuggestion,
  type SuspectWord,
  spellingSuggestionsFor,
} from './spelling/spelling-suggestions.repository.ts';

/** A text query as tsquery strings. */
export type TextQueryRow = {
  readonly itemNo: string;
  readonly whole: string;
  readonly exact: string;
  readonly beginning: string;
  readonly wanted: string;
};

type Page = { readonly limit: number; readonly offset: number };

type FoundProduct = {
  id: string;
  card: string;
  cardEn: string | null;
  quantity: number;
  quantityMl: number;
  categoryName: string;
  categoryNameEn: string;
  categoryTitle: string;
  categoryDiscount: { percent: number; startsOn: string | null; endsOn: string; isActive: boolean } | null;
};
type Found = { total: number; rows: FoundProduct[]; near: SpellingSuggestion[] };
/** Outer join: an empty page still has one row with the total. */
type FoundRow = Omit<
  FoundProduct,
  'id' | 'quantity' | 'quantityMl' | 'categoryName' | 'categoryNameEn' | 'categoryTitle'
> & {
  total: number;
  near: SpellingSuggestion[] | null;
  id: string | null;
  isOnSale: boolean | null;
  quantity: number | null;
  quantityMl: number | null;
  categoryName: string | null;
  categoryNameEn: string | null;
  categoryTitle: string | null;
};
/** A category that was switched off hides its goods at once, before their search documents follow. */
const isFound = (row: FoundRow): row is FoundRow & FoundProduct => row.id !== null && row.isOnSale === true;

const orderOf = (table: string) =>
  sql.raw(`${table}is_in_stock desc nulls last, ${table}created_at desc nulls last, ${table}product_id`);
export const shownOrder = orderOf('');

/** Ranking: item number, whole name, words of name and brand, their prefixes, category and notes, their prefixes, description. */
const columns = sql`
  product_id, is_in_stock, created_at,
  case
    when item_no = query.number then 0
    when name = query.whole then 1
    when title @@ query.exact then 2
    when title @@ query.beginning then 3
    when about @@ query.exact then 4
    when about @@ query.beginning then 5
    else 6
  end as distance,
  query.wanted is not null and words @@ query.wanted as is_wanted`;
/** What is wanted comes first, but not where only the description has the words. */
const byRank = (table: string) => sql.raw(`${table}distance = 6, ${table}is_wanted desc, ${table}distance`);
/** Up to this rank the exact words are in the name. */
const named = sql.raw('2');

const hasWords = sql`words @@ query.beginning`;
const hasWholeWords = sql`words @@ query.exact`;
/** For the older products, which are many: see the migration `search_lexemes`. */
const expanded = sql`(select expand_prefixes(beginning) from query)`;
const inOrder = sql`order by ${shownOrder}`;

/** A sample of the newest: if the words are common in it, an index scan in result order is faster than the word index. */
const sampleSize = sql.raw('100');
const common = sql.raw('5');

/** Bounds what is read of the recent products, which is all of them that have a word that is not common, and of the older ones. */
const mostRecent = sql.raw('2500');
const mostOlder = sql.raw('1000');

const most = sql`(select most from query)`;
/** All products in result order, read only as far as they are needed. The keys come from the index alone: whole rows would be sorted. */
const walked = sql`(select product_id as walked_id from product_search where is_visible ${inOrder} offset 0) as keys
  cross join lateral (select * from product_search where product_id = walked_id limit 1) as walked`;
const matched = (isNeeded: SQL, isIt: SQL) => sql`
  select ${columns} from query, ${isNeeded}, product_search where is_needed and is_visible and ${isIt}`;

/**
 * One query whose cost does not grow with the matches. Candidates are the first `most` in result order: of a common word from an index
 * scan in that order, else from the recent products, else, if few of them have the words, from the older ones too, so that the
 * results of a rare word are complete. Of these the whole words are looked for first: a GIN index intersects them in a fraction of the time
 * that prefixes take, whose matches it collects one by one. Beyond these candidates others may rank higher, so exact matches are added, and
 * prefix matches in the title unless enough candidates have the exact words. The parameters are a CTE row, hidden from the planner: otherwise
 * each call would get a custom plan.
 */
const find = prepared<TextQueryRow & { suspect: string; first: number; last: number; most: number }, FoundRow[]>(
  (db) => {
    const given = placeholders('itemNo', 'whole', 'exact', 'beginning', 'wanted', 'suspect', 'first', 'last', 'most');
    const found = sql`(
    with query as materialized (
      select nullif(${given.whole}::text, '') as whole, ${given.itemNo}::text as number, ${given.exact}::tsquery as exact,
        ${given.beginning}::tsquery as beginning, nullif(${given.wanted}::text, '')::tsquery as wanted,
        ${given.first}::int as first, ${given.last}::int as last, ${given.most}::int as most
    ), age as materialized (
      select exists (select from product_search where not is_recent) as are_older
    ), common as materialized (
      select count(*) >= ${common} as is_needed
      from query, (select words from product_search where is_visible ${inOrder} limit ${sampleSize}) as newest
      where ${hasWords}
    ), uncommon as materialized (
      select not is_needed as is_needed from common
    ), recent as materialized (
      ${matched(sql`uncommon`, sql`is_recent and ${hasWords}`)} limit ${mostRecent}
    ), rare as materialized (
      select uncommon.is_needed and are_older and (select count(*) from recent) < ${most} as is_needed from uncommon, age
    ), older as materialized (
      ${matched(sql`rare`, sql`not is_recent and ${hasWholeWords}`)} limit ${mostOlder}
    ), rarer as materialized (
      select is_needed and (select count(*) from recent) + (select count(*) from older) < ${most} as is_needed from rare
    ), hits as materialized (
      (select ${columns} from query, common, ${walked} where is_needed and ${hasWords} limit ${most})
      union all
      (select * from (
        select * from recent
        union all
        select * from older
        union all
        (${matched(sql`rarer`, sql`not is_recent and words @@ ${expanded} and not (${hasWholeWords})`)} limit ${mostOlder})
      ) as few ${inOrder} limit ${most})
    ), counted as materialized (
      select count(*)::int as total, count(*) filter (where distance <= ${named}) as named from hits
    ), further as materialized (
      select total = query.most as is_needed from counted, query
    ), untitled as materialized (
      select is_needed and named < last as is_needed from further, counted, query
    ), titled as materialized (
      ${matched(sql`untitled`, sql`is_recent and title @@ query.beginning`)} limit ${mostRecent}
    ), rarely_titled as materialized (
      select is_needed and are_older and (select count(*) from titled) < last as is_needed from untitled, age, query
    ), others as (
      ${matched(sql`further`, sql`item_no = query.number`)}
      union
      (${matched(sql`further`, sql`name = query.whole`)} ${inOrder} limit ${most})
      union
      select * from titled
      union
      (${matched(sql`rarely_titled`, sql`not is_recent and title @@ ${expanded}`)} limit ${mostOlder})
    )
    select total, page.* from counted left join lateral (
      select * from (
        select * from hits
        union all
        select * from others where product_id not in (select product_id from hits)
      ) as candidates
      order by ${byRank('')}, ${shownOrder}
      limit (select last - first from query) offset (select first from query)
    ) as page on true) as found`;
    return db
      .select({
        total: sql<number>`found.total`,
        near: sql<
          SpellingSuggestion[] | null
        >`case when found.total = 0 then ${spellingSuggestionsFor(given.suspect)} end`,
        id: products.id,
        card: sql<string>`(${shownCard(products.card)})::text`,
        cardEn: sql<string | null>`(${shownCard(products.cardEn)})::text`,
        isOnSale: sql<boolean | null>`${products.isEnabled} and ${categories.isActive}`,
        quantity: products.quantity,
        quantityMl: products.quantityMl,
        categoryName: categories.name,
        categoryNameEn: categories.nameEn,
        categoryTitle: categories.title,
        categoryDiscount: {
          percent: discounts.percent,
          startsOn: discounts.startsOn,
          endsOn: discounts.endsOn,
          isActive: discounts.isActive,
        },
      })
      .from(found)
      .leftJoin(products, eq(products.id, sql`found.product_id`))
      .leftJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(discounts, eq(discounts.id, categories.discountId))
      .orderBy(byRank('found.'), orderOf('found.'))
      .prepare('search_found');
  },
);

/**
 * What is wanted first, then by rank, in stock first, then newest; the id breaks ties for a stable pagination. Without
 * results, returns spelling suggestions for the suspect words. Counts up to `most`.
 */
export async function findProducts(
  db: Executor,
  ask: TextQueryRow,
  { limit, offset }: Page,
  { suspect = [], most = mostFound }: { suspect?: readonly SuspectWord[]; most?: number } = {},
): Promise<Found> {
  const first = Math.min(offset, most);
  const last = Math.min(first + limit, most);
  const { itemNo, whole, exact, beginning, wanted } = ask;
  const rows = await find(db, {
    itemNo,
    whole,
    exact,
    beginning,
    wanted,
    suspect: JSON.stringify(suspect),
    first,
    last,
    most,
  });
  return { total: rows[0]?.total ?? 0, rows: rows.filter(isFound), near: rows[0]?.near ?? [] };
}
