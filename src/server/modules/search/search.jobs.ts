import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { countMiss, dropOldMisses, searchMissed } from './misses/search-misses.service.ts';

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

export const searchJobs = [countSearchMiss, cleanSearchMisses];
