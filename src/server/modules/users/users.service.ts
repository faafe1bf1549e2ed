import { dayMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import * as repository from './users.repository.ts';

export const isAnyUser = (context: Pick<Context, 'db'>) => repository.isAnyUser(context.db);

/** Whoever a letter may go to: by the e-mail that somebody typed, or by whom it is about. It goes to the address of the account. */
export const findRecipientByEmail = (context: Pick<Context, 'db'>, email: string) =>
  repository.findRecipientByEmailKey(context.db, normalizeEmail(email));

export const findRecipient = (context: Pick<Context, 'db'>, userId: string) =>
  repository.findRecipient(context.db, userId);

/** Until the transaction ends: two tabs of one person wait for each other, and nobody else does. */
export const takeTurns = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  repository.lockUser(db, userId);

type Account = {
  email: string;
  password: string;
  roleId: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
};

/** An account whose e-mail needs no confirmation, since the shop's own people made it. */
export async function createConfirmedAccount(
  context: Pick<Context, 'db' | 'now'>,
  { password, ...account }: Account,
): Promise<void> {
  await repository.insertUser(context.db, {
    ...account,
    emailKey: normalizeEmail(account.email),
    passwordHash: await hashPassword(password),
    emailConfirmedAt: context.now(),
  });
}

type Newcomer = {
  email: string;
  phone: string;
  gender: 'Male' | 'Female';
  roleId: string;
  language: Language;
};

/** An account without a password, until its e-mail is confirmed. One that is confirmed already stays as it is. */
export async function openAccount({ db, now }: Pick<Context, 'db' | 'now'>, { email, ...newcomer }: Newcomer) {
  // Kept as it is compared: letters must not go to a spelling of the address that only looks the same.
  const emailKey = normalizeEmail(email);
  await repository.upsertUnconfirmed(db, { ...newcomer, email: emailKey, emailKey, createdAt: now() });
}

/** For whoever has proven to own the account. Answers whether it is on: to one that is off nothing happens. */
export const setPassword = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  passwordHash: string,
): Promise<boolean> => repository.setPassword(db, userId, passwordHash, now());

type Chosen = Pick<Newcomer, 'phone' | 'language'> & { gender: Newcomer['gender'] | null; passwordHash: string };

/** The account becomes what was chosen in the sign-up that is confirmed. Answers whether there was something to confirm. */
export const confirmEmail = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  chosen: Chosen,
): Promise<boolean> => repository.confirmEmail(db, userId, chosen, now());

/** Long enough for a letter that was found late; its link can be asked for again until then. */
const unconfirmedForDays = 30;

/** An e-mail that nobody has confirmed may be somebody else's: it is not kept for ever. */
export function dropUnconfirmed({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const moment = now();
  return repository.deleteUnconfirmed(db, new Date(moment.getTime() - unconfirmedForDays * dayMs), moment);
}
