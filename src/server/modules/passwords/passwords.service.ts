import { normalizeEmail } from '#domain/email.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { type AttemptLimit, countAttempt } from '#server/modules/attempts/attempts.service.ts';
import {
  countPasswordAttempt,
  forgetWrongPasswords,
  passwordWasRight,
} from '#server/modules/attempts/login-throttling.service.ts';
import { recordAccountEvent } from '#server/modules/audit/audit.service.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { hashPassword, isPassword } from '#server/modules/sessions/password-hashing.service.ts';
import { endSessionsOf, findUserToSignIn, openSession } from '#server/modules/sessions/sessions.service.ts';
import { dropRegistrationOf } from '#server/modules/sign-ups/sign-ups.service.ts';
import { deadLink, dropLinksOf, requireLink, useLink } from '#server/modules/user-links/user-links.service.ts';
import { findRecipient, setPassword } from '#server/modules/users/users.service.ts';
import { passwordChangedLetter } from './password-changed.letter.ts';
import { resetLetter } from './reset.letter.ts';

const hourMs = 60 * 60 * 1000;
/** Counted by the typed e-mail, so that a refusal does not reveal whether it has an account. */
const resetLetters: AttemptLimit = {
  name: 'reset-letters',
  windowMs: hourMs,
  perCaller: 100,
  perCallerAndTarget: 5,
  because: 'too-many-letters',
};

/** Same response for every e-mail, against account enumeration; the e-mail job looks up the account. */
export async function forgotPassword(context: Context, typed: string): Promise<null> {
  const email = normalizeEmail(typed);
  await countAttempt(context, resetLetters, email);
  await queueLetter(context, resetLetter, { email });
  return null;
}

/** Also ends all sessions and invalidates all links, against an attacker who has the old password or a link. */
async function replacePassword(context: Context, userId: string, passwordHash: string): Promise<boolean> {
  if (!(await setPassword(context, userId, passwordHash))) return false;
  await endSessionsOf(context, userId);
  await dropLinksOf(context, userId);
  await dropRegistrationOf(context, userId);
  const person = await findRecipient(context, userId);
  if (person) await recordAccountEvent(context, { userId, email: person.email, action: 'password-changed' });
  await queueLetter(context, passwordChangedLetter, { userId, changedAt: context.now().toISOString() });
  return true;
}

export async function resetPassword(context: Context, token: string, password: string): Promise<null> {
  // Checks the link before the expensive hash, against denial of service.
  await requireLink(context, 'reset-password', token);
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (context) => {
    const { userId } = await useLink(context, 'reset-password', token);
    if (!(await replacePassword(context, userId, passwordHash))) throw deadLink('reset-password');
    // Lifts the throttling, so that the owner can sign in at once.
    const person = await findRecipient(context, userId);
    if (person) await forgetWrongPasswords(context, normalizeEmail(person.email));
  });
  return null;
}

type Change = { currentPassword: string; password: string };

/** Requires the current password, since a session may have been left open; wrong ones count towards login throttling. */
export async function changePassword(context: Context, { currentPassword, password }: Change) {
  const { userId, email: shownEmail } = personOf(context);
  const email = normalizeEmail(shownEmail);
  await countPasswordAttempt(context, email);
  const user = await findUserToSignIn(context, email);
  if (!(await isPassword(user?.passwordHash, currentPassword))) {
    throw new Refusal('INVALID', { fields: { currentPassword: 'wrong-password' } });
  }
  await passwordWasRight(context, email);
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (context) => {
    if (!(await replacePassword(context, userId, passwordHash))) throw new Refusal('NOT_SIGNED_IN');
    return { token: await openSession(context, { id: userId, passwordHash }) };
  });
}
