import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { makeReceiptsCall } from '#server/modules/orders/process/order-process.service.ts';
import { receiptLetter } from './receipt.letter.ts';
import { makeReceipts, sweepReceipts } from './receipt-sending.service.ts';

/** Idempotent: what is due is derived from the payments, and a receipt is looked up before it is sent again. */
const making = defineJob({
  ...makeReceiptsCall,
  run: (context, { orderId }) => makeReceipts(context, orderId),
});

const sweeping = defineJob({
  name: 'sweep-fiscal-receipts',
  queue: 'fiscal-receipts',
  payload: z.object({}).loose(),
  schedule: '* * * * *',
  run: sweepReceipts,
});

export const fiscalReceiptsJobs = [making, sweeping, receiptLetter];
