import { type DemoStep, type FillResult, fillDemo } from '#demo/fill.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import { withoutIndexes } from './db/postponed-indexes.ts';
import { isDatabaseUnavailable } from './errors.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { indexMissing, reindexProducts } from './modules/search-index/search-index.service.ts';
import { StartError } from './start-error.ts';

const steps = { pictures: 'drawing-pictures', products: 'filling-catalogue', orders: 'writing-orders' } as const;

type OnStep = (step: (typeof steps)[DemoStep] | 'building-indexes', done: number, total: number) => void;

type DemoFilling = {
  readonly database: Database;
  /** Past a pooler. Without it, very many orders are written with the indexes in place. */
  readonly databaseUrl?: string | undefined;
  /** No other process uses the database. */
  readonly isAlone?: boolean;
  readonly media: Pick<MediaService, 'storeDrawing'>;
  readonly context: Context;
  readonly onStep: OnStep;
  readonly products?: number | undefined;
  readonly orders?: number | undefined;
  readonly seed?: number | undefined;
};

/** Fills an empty shop, or adds products and orders up to `products` and `orders`; returns how many were added. */
export async function fillWithDemo(filling: DemoFilling): Promise<FillResult> {
  try {
    return await fill(filling);
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    const sentence =
      'The connection to the database was lost. Run the same command again: it goes on where it stopped.';
    throw new StartError(sentence, { cause: error });
  }
}

async function fill(filling: DemoFilling): Promise<FillResult> {
  const { database, databaseUrl, isAlone = false, media, context, onStep, products, orders, seed } = filling;
  const onBuilt = (done: number, total: number) => onStep('building-indexes', done, total);
  const filled = await fillDemo({
    db: database.db,
    storePicture: (svg) => media.storeDrawing(context, svg),
    products,
    orders,
    seed,
    today: context.now(),
    index: (ids) => reindexProducts(context, ids),
    withoutIndexes:
      databaseUrl === undefined
        ? undefined
        : (tables, work) => withoutIndexes(database.db, { url: databaseUrl, tables, isAlone, onBuilt }, work),
    onProgress: (step, done, total) => onStep(steps[step], done, total),
  });
  await indexMissing(context);
  return filled;
}
