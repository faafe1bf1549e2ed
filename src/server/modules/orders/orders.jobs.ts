import { defineCleanup } from '#server/jobs/define-job.ts';
import { orderAcceptedLetter } from './letters/order-accepted.letter.ts';
import { orderClarifiedLetter } from './letters/order-clarified.letter.ts';
import { orderPaidLetter } from './letters/order-paid.letter.ts';
import { orderRefundLetter } from './letters/order-refund.letter.ts';
import { orderStatusLetter } from './letters/order-status.letter.ts';
import { dropOldKeys } from './placing/idempotency.service.ts';

export const cleanIdempotencyKeys = defineCleanup({
  name: 'clean-idempotency-keys',
  schedule: '41 3 * * *',
  run: dropOldKeys,
  message: 'keys of old requests dropped',
});

export const ordersJobs = [
  orderAcceptedLetter,
  orderClarifiedLetter,
  orderPaidLetter,
  orderRefundLetter,
  orderStatusLetter,
  cleanIdempotencyKeys,
];
