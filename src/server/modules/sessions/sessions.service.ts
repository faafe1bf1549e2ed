import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '#domain/dates.ts';
import { normalizeEmail } from '#domain/email.ts';
import { fromModules, mayUse } from '#domain/permissions.ts';
import { type Context, inTransaction, type Person, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { countPasswordAttempt, passwordWasRight } from '#server/modules/attempts/login-throttling.service.ts';
import { recordAccountEvent } from '#server/modules/audit/audit.service.ts';
import { isPassword } from './password-hashing.service.ts';
import * as repository from './sessions.repository.ts';

const lifetimeMs = 30 * dayMs;

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

type ProvenOwner = { id: string; passwordHash: string };

/** Always a fresh token, against session fixation. */
export async function openSession({ db, now }: Pick<Context, 'db' | 'now'>, owner: ProvenOwner): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  const session = { tokenHash: hashToken(token), userId: owner.id, expiresAt };
  if (!(await repository.insertSession(db, session, owner.passwordHash))) throw new Refusal('WRONG_CREDENTIALS');
  return token;
}

export const findUserToSignIn = ({ db }: Pick<Context, 'db'>, emailKey: string) =>
  repository.findUserToSignIn(db, emailKey);

/** Same steps and response for an unknown e-mail, against account enumeration. */
export async function signIn(context: Context, credentials: { email: string; password: string }) {
  const email = normalizeEmail(credentials.email);
  await countPasswordAttempt(context, email);
  const user = await findUserToSignIn(context, email);
  const isRight = await isPassword(user?.passwordHash, credentials.password);
  if (!user?.passwordHash || !isRight || !user.isActive) throw new Refusal('WRONG_CREDENTIALS');
  await passwordWasRight(context, email);
  if (user.emailConfirmedAt === null) throw new Refusal('EMAIL_NOT_CONFIRMED');
  const { id: userId, passwordHash } = user;
  const permissions = fromModules({ admin: user.adminModules, customer: user.customerModules });
  const token = await inTransaction(context, async (context) => {
    if (mayUse(permissions, 'admin')) {
      await recordAccountEvent(context, { userId, email: user.email, action: 'signed-in' });
    }
    return openSession(context, { id: userId, passwordHash });
  });
  return { token, userInfo: { userId, email: user.email }, permissions };
}

/** The token's person. Sliding expiry, written at most once a day. */
export async function findPerson(context: Pick<Context, 'db' | 'now'>, tokenHash: Buffer): Promise<Person | null> {
  const now = context.now();
  const found = await repository.findSession(context.db, tokenHash, now);
  if (!found) return null;
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  if (expiresAt.getTime() - found.expiresAt.getTime() > dayMs) {
    await repository.prolongSession(context.db, tokenHash, expiresAt);
  }
  return {
    userId: found.userId,
    email: found.email,
    permissions: fromModules({ admin: found.adminModules, customer: found.customerModules }),
  };
}

export async function signOut(context: Context): Promise<null> {
  if (context.sessionHash) await repository.deleteSession(context.db, context.sessionHash);
  return null;
}

export const endSessionsOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  repository.deleteSessionsOf(db, userId);

export async function signOutEverywhere(context: Context): Promise<null> {
  await endSessionsOf(context, personOf(context).userId);
  return null;
}

export async function whoIsSignedIn({ person }: Context) {
  if (!person) throw new Refusal('NOT_SIGNED_IN');
  return { userInfo: { userId: person.userId, email: person.email }, permissions: person.permissions };
}

export const dropExpiredSessions = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteExpiredSessions(db, now());
