import type { Context } from '#server/context.ts';
import { type AttemptLimit, countAttempt, forgetFailures, takeAttemptBack } from './attempts.service.ts';

export const passwordAttempts: AttemptLimit = {
  name: 'passwords',
  windowMs: 15 * 60 * 1000,
  perCaller: 100,
  perCallerAndTarget: 10,
  attack: { above: 20, perCallerAndTarget: 2, delayMs: 1000 },
  because: 'too-many-guesses',
};

type Attempt = Pick<Context, 'db' | 'now' | 'callerAddress' | 'log'>;

/** Every attempt counts as a failed one until it turns out right, so that many at once are not more than one after the other. */
export const countPasswordAttempt = (context: Attempt, email: string): Promise<void> =>
  countAttempt(context, passwordAttempts, email);

/** Ends the suspicion of this caller against this account alone: the caller may have others in mind, and the account other callers. */
export async function passwordWasRight(context: Attempt, email: string): Promise<void> {
  await takeAttemptBack(context, passwordAttempts, email);
  await forgetFailures(context, passwordAttempts, email);
}

/** After a password reset by e-mail. */
export const forgetWrongPasswords = (context: Attempt, email: string): Promise<void> =>
  forgetFailures(context, passwordAttempts, email);
