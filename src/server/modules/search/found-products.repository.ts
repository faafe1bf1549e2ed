import { type SQL, sql } from 'drizzle-orm';
import { mostFound } from '#domain/search-limits.ts';
import type { Executor } from '#server/db/connection.ts';
import { placeholders, prepared } from '#server/db/prepared.ts';

/** A query in the language of the text search. */
export type Asked = {
  readonly text: string;
  readonly itemNo: string;
  readonly exact: string;
  readonly beginning: string;
};

type Page = { readonly limit: number; readonly offset: number };

type Found = { total: number; ids: string[] };

export const shownOrder = sql`is_in_stock desc nulls last, created_at desc nulls last, product_id`;

/** What is asked is hidden from the planner, which would plan for each query anew. */
const asked = (part: string) => sql.raw(`(select ${part} from asked)`);
const hasWords = sql`words @@ ${asked('beginning')}`;

/** By item number, by the whole name, by words of name and brand, by their beginnings, by category, by description. */
const columns = sql`
  product_id, is_in_stock, created_at,
  case
    when item_no = ${asked('item_no')} then 0
    when name = ${asked('text')} then 1
    when title @@ ${asked('exact')} then 2
    when title @@ ${asked('beginning')} then 3
    when about @@ ${asked('beginning')} then 4
    else 5
  end as distance`;
/** Up to here, a product has the very words in its name. */
const named = sql.raw('2');

/** Looked at first: if the words are common among these, walking on in their order finds enough sooner than looking the words up. */
const sampleSize = sql.raw('50');
const common = sql.raw('4');

const most = sql.raw(`${mostFound}`);
const newest = sql`order by ${shownOrder} limit ${most}`;
const ifAny = (condition: SQL, isIt: SQL) => sql`
  (select ${columns} from product_search where (select ${condition} from counted, asked) and is_visible and ${isIt})`;

/**
 * All in one question. No more are looked at than can be shown at all, the newest ones, so a word that half of the shop has costs little
 * more than a rare one. Where there are more, some that are nearer may be older: what is called exactly so, and, unless enough of the
 * newest have the very words in their names, all that have a word in theirs.
 */
const find = prepared<Asked & { first: number; last: number }, Found[]>((db) => {
  const given = placeholders('text', 'itemNo', 'exact', 'beginning', 'first', 'last');
  const areMore = sql`total = ${most}`;
  const near = [
    sql`select * from hits`,
    ifAny(areMore, sql`item_no = ${asked('item_no')}`),
    ifAny(areMore, sql`name = ${asked('text')}`),
    ifAny(sql`${areMore} and named < last`, sql`title @@ ${asked('beginning')}`),
  ];
  const found = sql`(
    with asked as materialized (
      select ${given.text}::text as text, ${given.itemNo}::text as item_no, ${given.exact}::tsquery as exact,
        ${given.beginning}::tsquery as beginning, ${given.first}::int as first, ${given.last}::int as last
    ), sample as materialized (
      select count(*) >= ${common} as is_common
      from (select words from product_search where is_visible order by ${shownOrder} limit ${sampleSize}) as sample
      where ${hasWords}
    ), hits as materialized (
      (select ${columns} from (select * from product_search where is_visible order by ${shownOrder} offset 0) as walked
        where (select is_common from sample) and ${hasWords} limit ${most})
      union all
      (select ${columns} from product_search where not (select is_common from sample) and is_visible and ${hasWords} ${newest})
    ), counted as materialized (
      select count(*)::int as total, count(*) filter (where distance <= ${named}) as named from hits
    )
    select total, array(
      select product_id from (${sql.join(near, sql` union `)}) as near
      order by distance, ${shownOrder} limit ${asked('last - first')} offset ${asked('first')}) as ids
    from counted) as found`;
  return db.select({ total: sql<number>`total`, ids: sql<string[]>`ids` }).from(found).prepare('search_found');
});

/**
 * The nearest first; what can be bought before what is sold out; then the newest. The id makes the order whole, so that no
 * product stands on two pages.
 */
export async function findProducts(db: Executor, ask: Asked, { limit, offset }: Page): Promise<Found> {
  const first = Math.min(offset, mostFound);
  const [found] = await find(db, { ...ask, first, last: Math.min(first + limit, mostFound) });
  return found ?? { total: 0, ids: [] };
}
