import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { reindexProductsOfCategory } from './search-index.service.ts';
import { searchMissed } from './search-misses.calls.ts';
import { countMiss, dropOldMisses } from './search-misses.service.ts';

/** After a category got another name. Doing it twice writes the same twice. */
export const reindexCategory = defineJob({
  name: 'reindex-category',
  payload: z.object({ categoryId: z.uuid() }),
  run: (context, { categoryId }) => reindexProductsOfCategory(context, categoryId),
});

/** Should it run twice, one search counts as two: nobody is harmed. */
const countSearchMiss = defineJob({ ...searchMissed, run: (context, { phrase }) => countMiss(context, phrase) });

const cleanSearchMisses = defineJob({
  name: 'clean-search-misses',
  payload: z.object({}).loose(),
  schedule: '17 2 * * *',
  run: async (context) => {
    const count = await dropOldMisses(context);
    context.log.info({ count }, 'old searches that found nothing dropped');
  },
});

export const searchJobs = [reindexCategory, countSearchMiss, cleanSearchMisses];
