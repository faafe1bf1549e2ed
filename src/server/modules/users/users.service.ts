import { dayMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Context } from '#server/context.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import * as repository from './users.repository.ts';

export const isAnyUser = (context: Pick<Context, 'db'>) => repository.isAnyUser(context.db);

/** Recipient of an e-mail, by typed address or by id; always sent to the address of the account. */
export const findRecipientByEmail = (context: Pick<Context, 'db'>, email: string) =>
  repository.findRecipientByEmailKey(context.db, normalizeEmail(email));

export const findRecipient = (context: Pick<Context, 'db'>, userId: string) =>
  repository.findRecipient(context.db, userId);

/** Serializes changes of one user by a row lock until the transaction ends. */
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

/** Without e-mail confirmation, for accounts that the shop creates itself. */
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
  gender: 'Male' | 'Female' | null;
  roleId: string;
  language: Language;
};

/** An account without a password until its e-mail is confirmed. A confirmed one stays unchanged. */
export async function openAccount({ db, now }: Pick<Context, 'db' | 'now'>, { email, ...newcomer }: Newcomer) {
  // Stored normalized: e-mails must not be sent to a look-alike spelling of the address.
  const emailKey = normalizeEmail(email);
  await repository.upsertUnconfirmed(db, { ...newcomer, email: emailKey, emailKey, createdAt: now() });
}

/** For a verified owner. False, without changes, if the account is inactive. */
export const setPassword = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  passwordHash: string,
): Promise<boolean> => repository.setPassword(db, userId, passwordHash, now());

type Chosen = Pick<Newcomer, 'phone' | 'language' | 'gender'> & {
  passwordHash: string;
  firstName?: string;
  lastName?: string;
};

/** Applies the confirmed sign-up to the account. False if it was confirmed already. */
export const confirmEmail = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
  chosen: Chosen,
): Promise<boolean> => repository.confirmEmail(db, userId, chosen, now());

/** Long enough for an e-mail that is read late; until then the link can be requested again. */
const unconfirmedForDays = 30;

/** Retention: an unconfirmed e-mail may belong to another person. */
export function dropUnconfirmed({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> {
  const moment = now();
  return repository.deleteUnconfirmed(db, new Date(moment.getTime() - unconfirmedForDays * dayMs), moment);
}
