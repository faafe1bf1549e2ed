import type { Context } from '#server/context.ts';
import { countTry, forgetTries, type TryLimit, takeTryBack } from '#server/modules/tries/tries.service.ts';

const windowMs = 15 * 60 * 1000;
const because = 'too-many-guesses';
const guessesForAnAccount: TryLimit = { name: 'guesses-for-an-account', most: 10, windowMs, because };
const guessesFromAnAddress: TryLimit = { name: 'guesses-from-an-address', most: 100, windowMs, because };

type Guess = Pick<Context, 'db' | 'now' | 'callerAddress'>;

/** Every try counts as a failed one until it turns out right, so that many at once are not more than one after the other. */
export async function countGuess(context: Guess, email: string): Promise<void> {
  // The address first: one that may not guess any more must not use up an account's tries.
  if (context.callerAddress !== null) await countTry(context, guessesFromAnAddress, context.callerAddress);
  await countTry(context, guessesForAnAccount, email);
}

/** Knowing the password ends the suspicion against the account, but not the one against an address, which may have others in mind. */
export async function wasNoGuess(context: Guess, email: string): Promise<void> {
  if (context.callerAddress !== null) await takeTryBack(context, guessesFromAnAddress, context.callerAddress);
  await forgetGuesses(context, email);
}

/** For an owner who came back through the mailbox. */
export const forgetGuesses = (context: Guess, email: string): Promise<void> =>
  forgetTries(context, guessesForAnAccount, email);
