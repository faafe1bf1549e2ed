import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropExpiredLinks } from './user-links.service.ts';

const cleanLinks = defineJob({
  name: 'clean-user-links',
  payload: z.object({}).loose(),
  schedule: '23 3 * * *',
  run: async (context) => {
    const count = await dropExpiredLinks(context);
    context.log.info({ count }, 'expired links of letters dropped');
  },
});

export const userLinksJobs = [cleanLinks];
