import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropOldLinks } from './unsubscribe-links.service.ts';

const cleanUnsubscribeLinks = defineCleanup({
  name: 'clean-unsubscribe-links',
  schedule: '47 3 * * *',
  run: dropOldLinks,
  message: 'old unsubscribe links deleted',
});

export const unsubscribeLinksJobs = [cleanUnsubscribeLinks];
