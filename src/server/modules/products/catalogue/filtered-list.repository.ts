import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { type Filters, facetConditions, hasPriceRange } from '#domain/facets.ts';
import type { Executor } from '#server/db/connection.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { facetCounts } from '../product-counts.table.ts';
import { products } from '../products.table.ts';
import { isDecantListed } from './decant-list.repository.ts';
import { as, findGoods, findThenRead, orders, type ProductListing } from './listed-goods.repository.ts';
import { selectCardsWith } from './product-cards.repository.ts';
import { isInShownCategory } from './product-list.repository.ts';

/** The products that are filtered: of one category, of the category of decants, or all. */
export type Scope = { readonly categoryId: string } | 'decants' | 'all';

/** Combined filters count no further: nobody turns so many pages, and counting takes as long as there are matches. */
export const mostCounted = 10_000;

function isInScope(scope: Scope): SQL {
  if (scope === 'all') return isInShownCategory;
  if (scope === 'decants') return sql`${isInShownCategory} and ${isDecantListed}`;
  return eq(products.categoryId, scope.categoryId);
}

const textArray = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Chosen facets, and 'price'. */
type Chosen = string;

function chosenConditions(filters: Filters): { facet: Chosen; where: SQL }[] {
  const facets = facetConditions(filters).map(({ facet, terms, needsAll }) => ({
    facet,
    where: sql`${products.facets} ${sql.raw(needsAll ? '@>' : '&&')} ${textArray(terms)}`,
  }));
  if (!hasPriceRange(filters)) return facets;
  const { priceFrom, priceTo } = filters;
  const price = and(
    priceFrom === null ? undefined : gte(products.smallestPurchaseKopecks, priceFrom * 100),
    priceTo === null ? undefined : lte(products.smallestPurchaseKopecks, priceTo * 100),
  );
  return price ? [...facets, { facet: 'price', where: price }] : facets;
}

const keptIn = (scope: Exclude<Scope, 'decants'>) =>
  scope === 'all'
    ? sql`${facetCounts.categoryId} = any (select ${categories.id} from ${categories} where ${categories.isActive})`
    : eq(facetCounts.categoryId, scope.categoryId);

/** Triggers keep the counts of single terms. Values of one facet exclude each other, except notes. */
function keptTotal(scope: Scope, filters: Filters): SQL | null {
  const [only, another] = facetConditions(filters);
  if (scope === 'decants' || !only || another || hasPriceRange(filters)) return null;
  if (only.facet === 'note' && only.terms.length > 1) return null;
  return sql`(select coalesce(sum(${facetCounts.products}), 0) from ${facetCounts}
    where ${keptIn(scope)} and ${facetCounts.term} = any (${textArray(only.terms)}))`;
}

function totalOf(scope: Scope, filters: Filters): SQL<number> {
  const where = chosenConditions(filters).map((condition) => condition.where);
  const total =
    keptTotal(scope, filters) ??
    sql`(select count(*) from (select from ${products}
      where ${and(products.isEnabled, isInScope(scope), ...where)} limit ${sql.raw(String(mostCounted))}) as matching)`;
  return total.mapWith(Number) as SQL<number>;
}

/**
 * A page of filtered products with the total. Not a prepared statement: the best plan depends on the values, since a common one is
 * found by walking the index of the order, a rare one in the index of facets.
 */
export function listFiltered(db: Executor, scope: Scope, filters: Filters, listing: ProductListing) {
  const { order, perPage, startPage } = listing;
  const where = [isInScope(scope), ...chosenConditions(filters).map((condition) => condition.where)];
  const offset = (startPage - 1) * perPage;
  const part = { where, order, bounds: sql.raw(`limit ${perPage} offset ${offset}`) };
  const goods = startPage === 1 ? findGoods(part) : findThenRead(part);
  return selectCardsWith(db, { total: totalOf(scope, filters) }, as(products, goods)).orderBy(...orders[order]);
}

/** For an empty page. */
export async function countFiltered(db: Executor, scope: Scope, filters: Filters): Promise<number> {
  const [counted] = await db.select({ total: totalOf(scope, filters) }).from(sql`(select) as one`);
  return counted?.total ?? 0;
}

export type FacetRow = {
  readonly facet: string;
  readonly value: string;
  readonly name: string | null;
  readonly count: number;
};

/** The facet of a term: the part before the colon. */
const facetOf = sql`split_part(term, ':', 1)`;

function countTerms(scope: Scope, where: readonly SQL[], facets: SQL): SQL {
  if (where.length === 0 && scope !== 'decants') {
    return sql`select term, sum(products) as count from ${facetCounts} where ${keptIn(scope)} and ${facets}
      group by term having sum(products) > 0`;
  }
  return sql`select term, count(*) from ${products}, unnest(${products.facets}) as term
    where ${and(products.isEnabled, isInScope(scope), ...where)} and ${facets} group by term`;
}

/**
 * The values of all facets with their numbers of products, each facet as if it were off: one part for the facets without a choice,
 * and one per chosen facet with the conditions of the others. The price range is two rows, in kopecks.
 */
export async function countFacets(db: Executor, scope: Scope, filters: Filters): Promise<FacetRow[]> {
  const conditions = chosenConditions(filters);
  const without = (facet: Chosen) => conditions.filter((one) => one.facet !== facet).map(({ where }) => where);
  const chosen = conditions.map(({ facet }) => facet).filter((facet) => facet !== 'price');
  const parts = [
    countTerms(scope, without(''), sql`${facetOf} <> all (${textArray(chosen)})`),
    ...chosen.map((facet) => countTerms(scope, without(facet), sql`${facetOf} = ${facet}`)),
  ];
  const priced = and(products.isEnabled, isInScope(scope), ...without('price'));
  for (const [bound, order] of [
    ['from', 'asc'],
    ['to', 'desc'],
  ] as const) {
    parts.push(sql`(select ${sql.raw(`'price:${bound}'`)}, ${products.smallestPurchaseKopecks} from ${products} where ${priced}
      order by ${products.smallestPurchaseKopecks} ${sql.raw(order)}, ${products.id} ${sql.raw(order)} limit 1)`);
  }
  const { rows } = await db.execute<FacetRow>(sql`
    select ${facetOf} as facet, substr(term, strpos(term, ':') + 1) as value, brands.name, count::float8 as count
    from (${sql.join(parts, sql` union all `)}) as counted (term, count)
    left join brands on term = 'brand:' || brands.id::text and brands.is_active
    order by lower(brands.name), count desc, term`);
  return rows;
}
