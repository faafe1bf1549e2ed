import { inviteLetter } from './invite.letter.ts';

export const invitesJobs = [inviteLetter];
