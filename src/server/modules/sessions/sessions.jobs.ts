import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropExpiredSessions } from './sessions.service.ts';

const cleanSessions = defineCleanup({
  name: 'clean-sessions',
  schedule: '17 3 * * *',
  run: dropExpiredSessions,
  message: 'expired sessions dropped',
});

export const sessionsJobs = [cleanSessions];
