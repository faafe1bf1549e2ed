import { defineJob } from '#server/jobs/define-job.ts';
import { reindexCategoryCall, reindexProductsOfCategory } from './search-index.service.ts';

/** Idempotent. */
const reindexCategory = defineJob({
  ...reindexCategoryCall,
  run: (context, { categoryId }) => reindexProductsOfCategory(context, categoryId),
});

export const searchIndexJobs = [reindexCategory];
