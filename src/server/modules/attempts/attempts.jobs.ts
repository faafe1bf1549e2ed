import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropOldAttempts } from './attempts.service.ts';

const cleanAttempts = defineJob({
  name: 'clean-attempts',
  payload: z.object({}).loose(),
  schedule: '29 * * * *',
  run: async (context) => {
    const count = await dropOldAttempts(context);
    context.log.info({ count }, 'old counts of attempts dropped');
  },
});

export const attemptsJobs = [cleanAttempts];
