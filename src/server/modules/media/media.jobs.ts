import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';

const sweepPictures = defineJob({
  name: 'sweep-pictures',
  payload: z.object({}).loose(),
  schedule: '41 3 * * *',
  run: async (context) => {
    const count = await context.pictures.sweepOrphans(context);
    context.log.info({ count }, 'pictures that nothing shows were removed');
  },
});

export const mediaJobs = [sweepPictures];
