import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { captureCall, voidOrRefundCall } from '#server/modules/orders/process/order-process.service.ts';
import { captureHeld } from './invoices/capture.service.ts';
import { pollPayments } from './payment-polling.service.ts';
import { voidOrRefund } from './refunds/void-refund.service.ts';

/** Idempotent: it reads the invoice's status before it changes anything. */
const voiding = defineJob({
  ...voidOrRefundCall,
  run: (context, { orderId }) => voidOrRefund(context, orderId),
});

/** Idempotent in the same way. */
const capturing = defineJob({
  ...captureCall,
  run: (context, { orderId }) => captureHeld(context, orderId),
});

const polling = defineJob({
  name: 'poll-payments',
  payload: z.object({}).loose(),
  schedule: '* * * * *',
  run: pollPayments,
});

export const paymentsJobs = [voiding, capturing, polling];
