import { alreadyRegisteredLetter } from './already-registered.letter.ts';
import { registrationLetter } from './registration.letter.ts';

export const registrationsJobs = [registrationLetter, alreadyRegisteredLetter];
