import { passwordChangedLetter } from './password-changed.letter.ts';
import { resetLetter } from './reset.letter.ts';

export const passwordsJobs = [resetLetter, passwordChangedLetter];
