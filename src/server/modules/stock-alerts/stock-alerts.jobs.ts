import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { backInStockLetter } from './back-in-stock.letter.ts';
import { queueDueAlerts } from './stock-alerts.service.ts';

/** Polls instead of a trigger, so that placing an order does no work for alerts. */
const notifyOfStock = defineJob({
  name: 'notify-of-stock',
  payload: z.object({}).loose(),
  schedule: '*/5 * * * *',
  run: async (context) => {
    const count = await queueDueAlerts(context);
    if (count > 0) context.log.info({ count }, 'queued e-mails about goods that are back');
  },
});

export const stockAlertsJobs = [backInStockLetter, notifyOfStock];
