import { z } from 'zod';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { enqueue, type JobCall } from '#server/jobs/define-job.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import { Documents, vocabularyOf } from './search-document.ts';
import * as repository from './search-index.repository.ts';

type WithDb = Pick<Context, 'db'>;

const batchSize = 500;
/** As many follow at once; more in the background. */
const mostAtOnce = 100;

/** Call it in the transaction that writes the products, which holds their locks. */
export async function reindexProducts(context: WithDb, ids: readonly string[]): Promise<void> {
  const documents = new Documents();
  for (let from = 0; from < ids.length; from += batchSize) {
    const products = await repository.listProducts(context.db, ids.slice(from, from + batchSize));
    await writeProducts(context, documents, products);
  }
}

/**
 * Writes the new words of goods before a long transaction writes the goods: it would lock its new words to its end, and other saves
 * with one of them would wait. Words without goods do no harm.
 */
export async function writeVocabulary(
  context: Context,
  products: readonly repository.IndexableProduct[],
): Promise<void> {
  const rows = await rowsOf(new Documents(), products);
  await inRetriedTransaction(context, async ({ db }) => {
    await repository.writeLexemes(
      db,
      rows.map(({ words }) => words),
    );
    await repository.writeWords(db, suggestedWordsOf(products));
  });
}

/** In a transaction that does not write the products itself. */
async function lockAndReindex({ db }: WithDb, ids: readonly string[], documents = new Documents()): Promise<void> {
  await repository.lockProducts(db, ids);
  await writeProducts({ db }, documents, await repository.listProducts(db, ids));
}

/** A transaction for every few products: sales of them wait for it. */
async function reindexInParts(context: WithDb, ids: readonly string[]): Promise<void> {
  const documents = new Documents();
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const some = ids.slice(from, from + mostAtOnce);
    await context.db.transaction((db) => lockAndReindex({ db }, some, documents));
  }
}

/** Reindexing runs in one queue. */
const queue = 'search-index';

export const reindexBrandCall = {
  name: 'reindex-brand',
  queue,
  payload: z.object({ brandId: z.uuid() }),
} satisfies JobCall;

/** Call it in the transaction that writes the brand. */
export async function reindexBrand(context: WithDb, brandId: string): Promise<void> {
  await writeBrands(context, new Documents(), await repository.listBrands(context.db, [brandId]));
  const ids = await repository.listProductIdsOfBrand(context.db, brandId, mostAtOnce + 1);
  if (ids.length <= mostAtOnce) await lockAndReindex(context, ids);
  else await enqueue(context, reindexBrandCall, { brandId }, { key: `reindex-${brandId}` });
}

export async function reindexProductsOfBrand(context: WithDb, brandId: string): Promise<void> {
  await reindexInParts(context, await repository.listProductIdsOfBrand(context.db, brandId));
}

export const reindexCategoryCall = {
  name: 'reindex-category',
  queue,
  payload: z.object({ categoryId: z.uuid() }),
} satisfies JobCall;

/** After the category's name changed: a background job, since a category may hold very many products. */
export const reindexCategoryLater = (context: WithDb, categoryId: string): Promise<void> =>
  enqueue(context, reindexCategoryCall, { categoryId }, { key: `reindex-${categoryId}` });

export async function reindexProductsOfCategory(context: WithDb, categoryId: string): Promise<void> {
  await reindexInParts(context, await repository.listProductIdsOfCategory(context.db, categoryId));
}

export const markRecentCall = {
  name: 'mark-recent-products',
  queue: 'maintenance',
  payload: z.object({}).loose(),
} satisfies JobCall;

/** So many answer a search for a common word. */
const mostRecent = 50_000;

export async function markRecent({ db }: WithDb): Promise<void> {
  let total = 0;
  for (let marked = 1; marked > 0; total += marked) marked = await repository.markRecent(db, mostRecent, batchSize);
  // Before autovacuum would: a planner that knows of no recent ones reads them all, for each search.
  if (total >= batchSize) await repository.analyze(db);
}

/** Indexes rows that were written without the services: seeded data, or data older than the search. Cheap if nothing is missing. */
export async function indexMissing(context: WithDb): Promise<number> {
  await writeBrands(context, new Documents(), await repository.listMissingBrands(context.db));
  const ids = await repository.listMissingProductIds(context.db);
  await reindexInParts(context, ids);
  await enqueue(context, markRecentCall, {}, { key: markRecentCall.name });
  return ids.length;
}

async function writeProducts(
  { db }: WithDb,
  documents: Documents,
  products: readonly repository.IndexableProduct[],
): Promise<void> {
  if (products.length === 0) return;
  await repository.writeProducts(db, await rowsOf(documents, products));
  await repository.writeWords(db, suggestedWordsOf(products));
}

async function rowsOf(
  documents: Documents,
  products: readonly repository.IndexableProduct[],
): Promise<repository.ProductRow[]> {
  const rest = createTimeSlice();
  const rows: repository.ProductRow[] = [];
  for (const product of products) {
    rows.push(documents.ofProduct(product));
    await rest();
  }
  return rows;
}

const suggestedWordsOf = (products: readonly repository.IndexableProduct[]) =>
  vocabularyOf(products.flatMap(({ name, nameEn, category, categoryEn }) => [name, nameEn, category, categoryEn]));

async function writeBrands(
  { db }: WithDb,
  documents: Documents,
  brands: readonly repository.IndexableBrand[],
): Promise<void> {
  if (brands.length === 0) return;
  await repository.writeBrands(
    db,
    brands.map((brand) => documents.ofBrand(brand)),
  );
  await repository.writeWords(db, vocabularyOf(brands.flatMap(({ name, aliases }) => [name, ...aliases])));
}
