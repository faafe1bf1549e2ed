import { defineJob } from '#server/jobs/define-job.ts';
import {
  markRecent,
  markRecentCall,
  reindexBrandCall,
  reindexCategoryCall,
  reindexProductsOfBrand,
  reindexProductsOfCategory,
} from './search-index.service.ts';

/** Idempotent. */
const reindexCategory = defineJob({
  ...reindexCategoryCall,
  run: (context, { categoryId }) => reindexProductsOfCategory(context, categoryId),
});

/** Idempotent. */
const reindexBrand = defineJob({
  ...reindexBrandCall,
  run: (context, { brandId }) => reindexProductsOfBrand(context, brandId),
});

/** Idempotent. */
const markRecentProducts = defineJob({ ...markRecentCall, schedule: '*/5 * * * *', run: markRecent });

export const searchIndexJobs = [reindexCategory, reindexBrand, markRecentProducts];
