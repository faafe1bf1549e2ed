import { z } from 'zod';
import type { JobCall } from '#server/jobs/define-job.ts';

/** Apart from the job itself, which needs the service that asks for it. */
export const searchMissed = {
  name: 'search-missed',
  payload: z.object({ phrase: z.string() }),
} satisfies JobCall;
