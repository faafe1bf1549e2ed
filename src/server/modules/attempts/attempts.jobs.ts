import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropOldAttempts } from './attempts.service.ts';

const cleanAttempts = defineCleanup({
  name: 'clean-attempts',
  schedule: '29 * * * *',
  run: dropOldAttempts,
  message: 'old counts of attempts dropped',
});

export const attemptsJobs = [cleanAttempts];
