import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { refreshPrices } from './catalogue/catalogue.service.ts';

/** Runs every hour, since midnight in Kyiv is at 21 or 22 UTC, depending on daylight saving. */
const refreshPricesOfTheDay = defineJob({
  name: 'refresh-prices',
  payload: z.object({}).loose(),
  schedule: '1 * * * *',
  run: async (context) => {
    const count = await refreshPrices(context);
    if (count > 0) context.log.info({ count }, 'refreshed prices after a change of day');
  },
});

export const productsJobs = [refreshPricesOfTheDay];
