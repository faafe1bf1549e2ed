import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { forgetOldLetters } from './letter-delivery.service.ts';
import { dropOldSlots } from './letter-limits.service.ts';

const cleanSentLetters = defineJob({
  name: 'clean-sent-letters',
  payload: z.object({}).loose(),
  schedule: '41 3 * * *',
  run: async (context) => {
    await dropOldSlots(context);
    const count = await forgetOldLetters(context);
    context.log.info({ count }, 'deleted old e-mail records');
  },
});

export const lettersJobs = [cleanSentLetters];
