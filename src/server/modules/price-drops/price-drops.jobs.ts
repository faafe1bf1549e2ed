import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { priceDropLetter } from './price-drop.letter.ts';
import { queuePriceDrops } from './price-drops.service.ts';

/** In the morning in Kyiv, after `refresh-prices`. */
const notifyOfPriceDrops = defineJob({
  name: 'notify-of-price-drops',
  payload: z.object({}).loose(),
  schedule: '17 7 * * *',
  run: async (context) => {
    const count = await queuePriceDrops(context);
    context.log.info({ count }, 'queued e-mails about lower prices');
  },
});

export const priceDropsJobs = [priceDropLetter, notifyOfPriceDrops];
