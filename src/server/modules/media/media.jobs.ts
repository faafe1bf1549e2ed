import { defineCleanup } from '#server/jobs/define-job.ts';

const sweepPictures = defineCleanup({
  name: 'sweep-pictures',
  schedule: '41 3 * * *',
  run: (context) => context.pictures.sweepOrphans(context),
  message: 'pictures that nothing shows were removed',
});

export const mediaJobs = [sweepPictures];
