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

/** Counted as a failure until the password proves right, so that concurrent guesses cannot exceed the limit. */
export const countPasswordAttempt = (context: Attempt, email: string): Promise<void> =>
  countAttempt(context, passwordAttempts, email);

/** Resets only the counter of this caller on this account; other accounts and other callers stay throttled. */
export async function passwordWasRight(context: Attempt, email: string): Promise<void> {
  await takeAttemptBack(context, passwordAttempts, email);
  await forgetFailures(context, passwordAttempts, email);
}

/** After a password reset by e-mail. */
export const forgetWrongPasswords = (context: Attempt, email: string): Promise<void> =>
  forgetFailures(context, passwordAttempts, email);
