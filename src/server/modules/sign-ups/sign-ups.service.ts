import { normalizeEmail } from '#domain/email.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { type AttemptLimit, countAttempt } from '#server/modules/attempts/attempts.service.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { getGuestOrder, giveGuestOrder } from '#server/modules/orders/orders.service.ts';
import { getNewcomersRoleId } from '#server/modules/roles/roles.service.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import { deadLink, useLink } from '#server/modules/user-links/user-links.service.ts';
import { confirmEmail, openAccount } from '#server/modules/users/users.service.ts';
import { alreadyRegisteredLetter } from './already-registered.letter.ts';
import { registrationLetter } from './sign-up.letter.ts';
import * as repository from './sign-ups.repository.ts';

const hourMs = 60 * 60 * 1000;
/** Counted by the typed e-mail, so that a refusal does not reveal whether it has an account. */
const lettersToAMailbox = {
  windowMs: hourMs,
  perCaller: 100,
  perCallerAndTarget: 5,
  because: 'too-many-letters',
} as const;
const signUpLetters: AttemptLimit = { name: 'sign-up-letters', ...lettersToAMailbox };
const confirmationLetters: AttemptLimit = { name: 'confirmation-letters', ...lettersToAMailbox };

type SignUp = { email: string; phone: string; password: string; gender: 'Male' | 'Female' | null };

/** Same response for an existing account, against account enumeration; only its owner is notified, by e-mail. */
export async function signUp(context: Context, person: SignUp, orderId: string | null = null): Promise<null> {
  const { phone, gender } = person;
  const email = normalizeEmail(person.email);
  await countAttempt(context, signUpLetters, email);
  const passwordHash = await hashPassword(person.password);
  await inTransaction(context, async (context) => {
    const { db, language } = context;
    const roleId = await getNewcomersRoleId(context);
    await openAccount(context, { phone, gender, email, roleId, language });
    const chosen = { passwordHash, phone, gender, language, orderId, createdAt: context.now() };
    const registrationId = await repository.replaceRegistration(db, email, chosen);
    if (registrationId === null) await queueLetter(context, alreadyRegisteredLetter, { email });
    else await queueLetter(context, registrationLetter, { email, registrationId });
  });
  return null;
}

/** With the contact of a guest's order, which only the browser that placed it can name by its key. */
export async function signUpWithOrder(context: Context, orderKey: string, password: string): Promise<null> {
  const { id, email, phone } = await getGuestOrder(context, orderKey);
  return signUp(context, { email, phone, password, gender: null }, id);
}

/** A link confirms only the sign-up that it was sent for, so only that password becomes valid, and only its order is moved. */
export async function confirmRegistration(context: Context, token: string): Promise<null> {
  await inTransaction(context, async (context) => {
    const { userId, registrationId } = await useLink(context, 'confirm-email', token);
    const taken = registrationId && (await repository.takeRegistration(context.db, registrationId));
    if (!taken) throw deadLink('confirm-email');
    const { orderId, ...chosen } = taken;
    const buyer = orderId && (await giveGuestOrder(context, orderId, userId));
    if (!(await confirmEmail(context, userId, { ...chosen, ...buyer }))) throw deadLink('confirm-email');
  });
  return null;
}

/** For an owner who was verified in another way. */
export const dropRegistrationOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  repository.deleteRegistrationOf(db, userId);

/** Same response for every e-mail; the e-mail job looks up the pending sign-up. */
export async function resendConfirmation(context: Context, typed: string): Promise<null> {
  const email = normalizeEmail(typed);
  await countAttempt(context, confirmationLetters, email);
  await queueLetter(context, registrationLetter, { email });
  return null;
}
