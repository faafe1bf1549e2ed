import { defineCleanup, defineJob } from '#server/jobs/define-job.ts';
import { countMiss, dropOldMisses, searchMissed } from './misses/search-misses.service.ts';

/** Should it run twice, one search counts as two: nobody is harmed. */
const countSearchMiss = defineJob({ ...searchMissed, run: (context, { phrase }) => countMiss(context, phrase) });

const cleanSearchMisses = defineCleanup({
  name: 'clean-search-misses',
  schedule: '17 2 * * *',
  run: dropOldMisses,
  message: 'old searches that found nothing dropped',
});

export const searchJobs = [countSearchMiss, cleanSearchMisses];
