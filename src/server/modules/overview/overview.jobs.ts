import { z } from 'zod';
import { defineCleanup, defineJob } from '#server/jobs/define-job.ts';
import { addUpSales, countBestSellers, dropOldRankings, rankingCall } from './overview.service.ts';

const addUp = defineJob({
  name: 'add-up-sales',
  payload: z.object({}).loose(),
  schedule: '* * * * *',
  run: addUpSales,
});

/** Idempotent. */
const countBest = defineJob({ ...rankingCall, run: countBestSellers });

const cleanRankings = defineCleanup({
  name: 'clean-sales-rankings',
  schedule: '27 2 * * *',
  run: dropOldRankings,
  message: 'old rankings of sales dropped',
});

export const overviewJobs = [addUp, countBest, cleanRankings];
