import { z } from 'zod';
import { defineJob } from '#server/jobs/define-job.ts';
import { dropUnconfirmed } from '#server/modules/users/users.service.ts';
import { alreadyRegisteredLetter } from './already-registered.letter.ts';
import { registrationLetter } from './sign-up.letter.ts';

const dropUnconfirmedAccounts = defineJob({
  name: 'drop-unconfirmed-accounts',
  payload: z.object({}).loose(),
  schedule: '29 3 * * *',
  run: async (context) => {
    const count = await dropUnconfirmed(context);
    context.log.info({ count }, 'accounts that nobody confirmed dropped');
  },
});

export const signUpsJobs = [registrationLetter, alreadyRegisteredLetter, dropUnconfirmedAccounts];
