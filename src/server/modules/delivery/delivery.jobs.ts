import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropOldResponses } from './delivery.service.ts';

const cleanCarrierAnswers = defineCleanup({
  name: 'clean-carrier-answers',
  schedule: '41 3 * * *',
  run: dropOldResponses,
  message: 'old answers of the carrier dropped',
});

export const deliveryJobs = [cleanCarrierAnswers];
