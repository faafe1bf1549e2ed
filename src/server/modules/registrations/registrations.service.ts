import { normalizeEmail } from '#domain/email.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { hashPassword } from '#server/modules/passwords/hashing.service.ts';
import { getNewcomersRoleId } from '#server/modules/roles/roles.service.ts';
import { countTry, type TryLimit } from '#server/modules/tries/tries.service.ts';
import { deadLink, useLink } from '#server/modules/user-links/user-links.service.ts';
import { confirmEmail, openAccount } from '#server/modules/users/users.service.ts';
import { alreadyRegisteredLetter } from './already-registered.letter.ts';
import { registrationLetter } from './registration.letter.ts';

const hourMs = 60 * 60 * 1000;
/** Nobody's mailbox is flooded through the shop. Counted by what was typed, so a refusal does not tell who is a customer. */
const lettersToAnAddress = { most: 5, windowMs: hourMs, because: 'too-many-letters' } as const;
const signUpLetters: TryLimit = { name: 'sign-up-letters', ...lettersToAnAddress };
const confirmationLetters: TryLimit = { name: 'confirmation-letters', ...lettersToAnAddress };

type SignUp = { email: string; phone: string; password: string; gender: 'Male' | 'Female' };

/** Says and does the same for an e-mail that has an account already; its owner alone learns of it, by letter. */
export async function signUp(context: Context, { password, ...person }: SignUp): Promise<null> {
  const email = normalizeEmail(person.email);
  await countTry(context, signUpLetters, email);
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (context) => {
    const roleId = await getNewcomersRoleId(context);
    const { language } = context;
    const isNew = await openAccount(context, { ...person, email, passwordHash, roleId, language });
    if (isNew) await queueLetter(context, registrationLetter, { email });
    else await queueLetter(context, alreadyRegisteredLetter, { email, passwordHash });
  });
  return null;
}

export async function confirmRegistration(context: Context, token: string): Promise<null> {
  await inTransaction(context, async (context) => {
    const { userId, passwordHash } = await useLink(context, 'confirm-email', token);
    if (!(await confirmEmail(context, userId, passwordHash))) throw deadLink('confirm-email');
  });
  return null;
}

/** The same for every e-mail: the letter finds out by itself whether there is anything to confirm. */
export async function resendConfirmation(context: Context, typed: string): Promise<null> {
  const email = normalizeEmail(typed);
  await countTry(context, confirmationLetters, email);
  await queueLetter(context, registrationLetter, { email });
  return null;
}
