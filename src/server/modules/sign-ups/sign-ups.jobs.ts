import { defineCleanup } from '#server/jobs/define-job.ts';
import { dropUnconfirmed } from '#server/modules/users/users.service.ts';
import { alreadyRegisteredLetter } from './already-registered.letter.ts';
import { registrationLetter } from './sign-up.letter.ts';

const dropUnconfirmedAccounts = defineCleanup({
  name: 'drop-unconfirmed-accounts',
  schedule: '29 3 * * *',
  run: dropUnconfirmed,
  message: 'accounts that nobody confirmed dropped',
});

export const signUpsJobs = [registrationLetter, alreadyRegisteredLetter, dropUnconfirmedAccounts];
