import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { refreshGoodsOf, refreshPrices, refreshPricesCall } from './projections/projections.service.ts';

/** Runs every hour, since midnight in Kyiv is at 21 or 22 UTC, depending on daylight saving. */
const refreshPricesOfTheDay = defineJob({
  ...refreshPricesCall,
  schedule: '1 * * * *',
  run: async (context) => {
    const count = await refreshPrices(context);
    if (count > 0) context.log.info({ count }, 'refreshed prices after a change of day');
  },
});

/** Queued by triggers: see the migration `goods_to_refresh`. Idempotent. */
const refreshGoods = defineJob({
  name: 'refresh-goods',
  payload: z.object({ scope: z.enum(['brand', 'category']), scopeId: z.uuid() }),
  run: refreshGoodsOf,
});

export const productsJobs = [refreshPricesOfTheDay, refreshGoods] as const;
