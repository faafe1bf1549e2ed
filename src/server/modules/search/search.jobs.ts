import { defineCleanup, defineJob } from '#server/jobs/define-job.ts';
import { countMiss, dropOldMisses, searchMissed } from './misses/search-misses.service.ts';

/** A rare duplicate run counts a search twice, which is harmless. */
const countSearchMiss = defineJob({ ...searchMissed, run: (context, { phrase }) => countMiss(context, phrase) });

const cleanSearchMisses = defineCleanup({
  name: 'clean-search-misses',
  schedule: '17 2 * * *',
  run: dropOldMisses,
  message: 'old searches that found nothing dropped',
});

export const searchJobs = [countSearchMiss, cleanSearchMisses];
