import type { Context } from '#server/context.ts';
import { enqueue } from '#server/jobs/define-job.ts';
import { reindexCategory } from './search.jobs.ts';

/** Goods are found by the name of their category. There may be very many of them, so it is done after the commit. */
export const reindexCategoryLater = (context: Pick<Context, 'db'>, categoryId: string): Promise<void> =>
  enqueue(context, reindexCategory, { categoryId }, { key: `reindex-${categoryId}` });
