import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropExpiredLinks } from './user-links.service.ts';

const cleanLinks = defineCleanup({
  name: 'clean-user-links',
  schedule: '23 3 * * *',
  run: dropExpiredLinks,
  message: 'expired links of letters dropped',
});

export const userLinksJobs = [cleanLinks];
