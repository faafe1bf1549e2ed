import { eq, type SQL, sql } from 'drizzle-orm';
import { mostFound } from '#domain/search-limits.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import {
  type SpellingSuggestion,
  type SuspectWord,
  spellingSuggestionsFor,
} from './spelling/spelling-suggestions.repository.ts';

/** A query in the language of the text search. */
export type TextQueryRow = {
  readonly text: string;
  readonly itemNo: string;
  readonly exact: string;
  readonly beginning: string;
};

type Page = { readonly limit: number; readonly offset: number };

type FoundProduct = {
  id: string;
  card: string;
  categoryName: string;
  categoryTitle: string;
  categoryDiscount: { percent: number; endsOn: string; isActive: boolean } | null;
};
type Found = { total: number; rows: FoundProduct[]; near: SpellingSuggestion[] };
/** Where the page has no goods, one row tells how many there are all the same. */
type FoundRow = Omit<FoundProduct, 'id' | 'categoryName' | 'categoryTitle'> & {
  total: number;
  near: SpellingSuggestion[] | null;
  id: string | null;
  categoryName: string | null;
  categoryTitle: string | null;
};
const isFound = (row: FoundRow): row is FoundRow & FoundProduct => row.id !== null;

const orderOf = (table: string) =>
  sql.raw(`${table}is_in_stock desc nulls last, ${table}created_at desc nulls last, ${table}product_id`);
export const shownOrder = orderOf('');

/** By item number, by the whole name, by words of name and brand, by their beginnings, by category, by description. */
const columns = sql`
  product_id, is_in_stock, created_at,
  case
    when item_no = asked.number then 0
    when name = asked.whole then 1
    when title @@ asked.exact then 2
    when title @@ asked.beginning then 3
    when about @@ asked.beginning then 4
    else 5
  end as distance`;
/** Up to here, a product has the very words in its name. */
const named = sql.raw('2');

const hasWords = sql`words @@ asked.beginning`;
const inOrder = sql`order by ${shownOrder}`;

/** Looked at first: if the words are common among these, walking on in their order finds enough sooner than looking the words up. */
const sampleSize = sql.raw('50');
const common = sql.raw('4');

const most = sql.raw(`${mostFound}`);
const further = (isNeeded: SQL, isIt: SQL) => sql`
  select ${columns} from asked, counted, product_search where ${isNeeded} and is_visible and ${isIt}`;

/**
 * All in one question. No more are looked at than can be shown at all, the newest ones, so a word that half of the shop has costs little
 * more than a rare one. Where there are more, some that are nearer may be older: what is called exactly so, and, unless enough of the
 * newest have the very words in their names, all that have a word in theirs. What is asked is a row of its own: the planner must not see
 * it, or it would plan for each query anew.
 */
const find = prepared<TextQueryRow & { suspect: string; first: number; last: number }, FoundRow[]>((db) => {
  const given = placeholders('text', 'itemNo', 'exact', 'beginning', 'suspect', 'first', 'last');
  const areMore = sql`total = ${most}`;
  const older = [
    further(areMore, sql`item_no = asked.number`),
    further(areMore, sql`name = asked.whole`),
    further(sql`${areMore} and named < asked.last`, sql`title @@ asked.beginning`),
  ];
  const found = sql`(
    with asked as materialized (
      select ${given.text}::text as whole, ${given.itemNo}::text as number, ${given.exact}::tsquery as exact,
        ${given.beginning}::tsquery as beginning, ${given.first}::int as first, ${given.last}::int as last
    ), sample as materialized (
      select count(*) >= ${common} as is_common
      from asked, (select words from product_search where is_visible ${inOrder} limit ${sampleSize}) as newest
      where ${hasWords}
    ), hits as materialized (
      (select ${columns} from asked, sample, (select * from product_search where is_visible ${inOrder} offset 0) as walked
        where is_common and ${hasWords} limit ${most})
      union all
      (select ${columns} from asked, sample, product_search
        where not is_common and is_visible and ${hasWords} ${inOrder} limit ${most})
    ), counted as materialized (
      select count(*)::int as total, count(*) filter (where distance <= ${named}) as named from hits
    )
    select total, page.* from counted left join lateral (
      select * from (
        select * from hits
        union all
        select * from (${sql.join(older, sql` union `)}) as older where product_id not in (select product_id from hits)
      ) as candidates
      order by distance, ${shownOrder} limit (select last - first from asked) offset (select first from asked)
    ) as page on true) as found`;
  return db
    .select({
      total: sql<number>`found.total`,
      near: sql<
        SpellingSuggestion[] | null
      >`case when found.total = 0 then ${spellingSuggestionsFor(given.suspect)} end`,
      id: products.id,
      card: sql<string>`${products.card}::text`,
      categoryName: categories.name,
      categoryTitle: categories.title,
      categoryDiscount: { percent: discounts.percent, endsOn: discounts.endsOn, isActive: discounts.isActive },
    })
    .from(found)
    .leftJoin(products, eq(products.id, sql`found.product_id`))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(discounts, eq(discounts.id, categories.discountId))
    .orderBy(sql`found.distance`, orderOf('found.'))
    .prepare('search_found');
});

/**
 * The nearest first; what can be bought before what is sold out; then the newest. The id makes the order whole, so that no
 * product stands on two pages. Where nothing is found, it tells what the doubtful words are near to.
 */
export async function findProducts(
  db: Executor,
  ask: TextQueryRow,
  { limit, offset }: Page,
  suspect: readonly SuspectWord[] = [],
): Promise<Found> {
  const first = Math.min(offset, mostFound);
  const last = Math.min(first + limit, mostFound);
  const rows = await find(db, { ...ask, suspect: JSON.stringify(suspect), first, last });
  return { total: rows[0]?.total ?? 0, rows: rows.filter(isFound), near: rows[0]?.near ?? [] };
}
