import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropOldKeys } from './idempotency.service.ts';

const cleanIdempotencyKeys = defineJob({
  name: 'clean-idempotency-keys',
  payload: z.object({}).loose(),
  schedule: '41 3 * * *',
  run: async (context) => {
    const count = await dropOldKeys(context);
    context.log.info({ count }, 'keys of old requests dropped');
  },
});

export const idempotencyJobs = [cleanIdempotencyKeys];
