import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { reindexProductsOfCategory } from './search-index.service.ts';

/** After a category got another name. Doing it twice writes the same twice. */
export const reindexCategory = defineJob({
  name: 'reindex-category',
  payload: z.object({ categoryId: z.uuid() }),
  run: (context, { categoryId }) => reindexProductsOfCategory(context, categoryId),
});

export const searchJobs = [reindexCategory];
