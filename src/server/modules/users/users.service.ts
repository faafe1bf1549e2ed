import { hash } from '@node-rs/argon2';
import { normalizeEmail } from '#domain/email.ts';
import type { Context } from '#server/context.ts';
import * as repository from './users.repository.ts';

export const findUserToSignIn = (context: Pick<Context, 'db'>, key: string) =>
  repository.findByEmailKey(context.db, key);

export const isAnyUser = (context: Pick<Context, 'db'>) => repository.isAnyUser(context.db);

export const hashPassword = (password: string): Promise<string> => hash(password);

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
