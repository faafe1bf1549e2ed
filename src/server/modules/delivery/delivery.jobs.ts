import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropOldAnswers } from './delivery.service.ts';

/** Deleting what is gone already deletes nothing, so that a second run is harmless. */
const cleanCarrierAnswers = defineJob({
  name: 'clean-carrier-answers',
  payload: z.object({}).loose(),
  schedule: '41 3 * * *',
  run: async (context) => {
    const count = await dropOldAnswers(context);
    context.log.info({ count }, 'old answers of the carrier dropped');
  },
});

export const deliveryJobs = [cleanCarrierAnswers];
