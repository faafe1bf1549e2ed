import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropOldTries } from './tries.service.ts';

const cleanTries = defineJob({
  name: 'clean-tries',
  payload: z.object({}).loose(),
  schedule: '29 * * * *',
  run: async (context) => {
    const count = await dropOldTries(context);
    context.log.info({ count }, 'old counts of tries dropped');
  },
});

export const triesJobs = [cleanTries];
