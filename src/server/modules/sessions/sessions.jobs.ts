import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropExpiredSessions } from './sessions.service.ts';

const cleanSessions = defineJob({
  name: 'clean-sessions',
  payload: z.object({}).loose(),
  schedule: '17 3 * * *',
  run: async (context) => {
    const count = await dropExpiredSessions(context);
    context.log.info({ count }, 'expired sessions dropped');
  },
});

export const sessionsJobs = [cleanSessions];
