import { defineCleanup } from '#server/jobs/define-job.ts';
import { deleteOldRecords } from './retention.service.ts';

const deleteOld = defineCleanup({
  name: 'delete-old-records',
  schedule: '11 4 * * *',
  run: deleteOldRecords,
  message: 'records beyond their retention deleted',
});

export const retentionJobs = [deleteOld];
