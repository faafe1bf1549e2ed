import { returnLetter } from './return.letter.ts';

export const returnsJobs = [returnLetter];
