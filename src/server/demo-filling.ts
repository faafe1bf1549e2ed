import { fillDemo } from '#demo/fill.ts';
import type { Context } from './context.ts';
import type { Database } from './db/connection.ts';
import type { MediaService } from './modules/media/media.service.ts';
import { indexMissing, reindexProducts } from './modules/search-index/search-index.service.ts';

type OnStep = (step: 'drawing-pictures' | 'filling-catalogue', done: number, total: number) => void;

type DemoFilling = {
  readonly database: Database;
  readonly media: MediaService;
  readonly context: Context;
  readonly onStep: OnStep;
  readonly products?: number | undefined;
  readonly seed?: number | undefined;
};

/** Fills an empty shop, or adds products up to `products`; returns how many were added. */
export async function fillWithDemo({ database, media, context, onStep, products, seed }: DemoFilling): Promise<number> {
  const filled = await fillDemo({
    db: database.db,
    storePicture: (svg) => media.storeDrawing(context, svg),
    products,
    seed,
    today: context.now(),
    index: (ids) => reindexProducts(context, ids),
    onProgress: (step, done, total) =>
      onStep(step === 'pictures' ? 'drawing-pictures' : 'filling-catalogue', done, total),
  });
  await indexMissing(context);
  return filled.products;
}
