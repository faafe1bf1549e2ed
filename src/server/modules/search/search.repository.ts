import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import type { TextQueryRow } from './found-products.repository.ts';

/**
 * Whether visible products of these have the words. Materialized and with a limit: for one row alone the planner would read the whole table,
 * hoping that one comes soon, which takes seconds if none does.
 */
const haveWords = (isIt: SQL, words: SQL) => sql`exists (
  with few as materialized (select from product_search where ${isIt} and is_visible and words @@ ${words} limit 1000)
  select from few)`;

/** The position of the first query with results; null if there is none. */
export async function findFirstWithResults(db: Executor, queries: readonly TextQueryRow[]): Promise<number | null> {
  const { rows } = await db.execute<{ position: number }>(sql`
    select position::int as position
    from json_array_elements_text(${JSON.stringify(queries.map(({ beginning }) => beginning))}::text::json)
      with ordinality as queries (query, position)
    where case when ${haveWords(sql`is_recent`, sql`query::tsquery`)} then true
      else ${haveWords(sql`not is_recent`, sql`(select expand_prefixes(query::tsquery))`)} end
    order by position limit 1`);
  return rows[0] ? rows[0].position - 1 : null;
}

/** Active brands with visible products, most products first. */
export async function listBrandsBy(db: Executor, query: string, limit: number) {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select brands.id, brands.name
    from brand_search
    join brands on brands.id = brand_search.brand_id and brands.is_active
    join lateral (
      select sum(products) as products from product_counts
      join categories on categories.id = product_counts.category_id and categories.is_active
      where product_counts.brand_id = brands.id
    ) as counts on counts.products > 0
    where brand_search.words @@ ${query}::tsquery
    order by counts.products desc, brands.name limit ${limit}`);
  return rows;
}

const mostNamed = sql.raw('100');
const mostRead = sql.raw('1000');

/** Distinct product names, of the older products only if few of the recent have the words: both are bounded. */
export async function listNamesBy(db: Executor, query: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recent as materialized (
      select product_id, is_in_stock, created_at from product_search
      where is_recent and is_visible and title @@ ${query}::tsquery limit ${mostRead}
    ), older as (
      select product_id, is_in_stock, created_at from product_search
      where (select count(*) from recent) < ${mostNamed} and not is_recent and is_visible and title @@ ${query}::tsquery limit ${mostRead}
    ), named as (
      select * from (select * from recent union all select * from older) as found
      order by is_in_stock desc, created_at desc limit ${mostNamed}
    )
    select products.name from named join products on products.id = named.product_id
    group by name order by bool_or(is_in_stock) desc, max(named.created_at) desc limit ${limit}`);
  return rows.map(({ name }) => name);
}

export async function listCategories(db: Executor) {
  const { rows } = await db.execute<{ name: string; nameEn: string; title: string }>(sql`
    select name, name_en as "nameEn", title from categories where is_active order by is_menu desc, position, name`);
  return rows;
}

/** Active brands of the latest orders, bestselling first, filled up with those that have most products. */
export async function listPopularBrands(db: Executor, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with bought as (
      select products.brand_id, count(*) as times
      from (select product_id from order_lines order by id desc limit 2000) as latest
      join products on products.id = latest.product_id
      group by products.brand_id
    ), sold as (
      select brand_id, sum(products) as products from product_counts
      join categories on categories.id = product_counts.category_id and categories.is_active
      group by brand_id having sum(products) > 0
    )
    select brands.name from brands
    join sold on sold.brand_id = brands.id
    left join bought on bought.brand_id = brands.id
    where brands.is_active
    order by bought.times desc nulls last, sold.products desc, brands.name limit ${limit}`);
  return rows.map(({ name }) => name);
}
