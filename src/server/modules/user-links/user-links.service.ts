import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import * as repository from './user-links.repository.ts';

type LinkPurpose = repository.LinkPurpose;

const hourMs = 60 * 60 * 1000;
const lifetimesMs: Record<LinkPurpose, number> = { 'confirm-email': 48 * hourMs, 'reset-password': hourMs };

type NewLink =
  | { userId: string; purpose: 'confirm-email'; registrationId: string }
  | { userId: string; purpose: 'reset-password' };

/**
 * Makes a link and answers its token, which is kept nowhere. So it is made by the letter that carries it, at the moment
 * it leaves: what waits in the queue is no secret, and a letter that was late is as good as any.
 */
export async function makeLink({ db, now }: Pick<Context, 'db' | 'now'>, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + lifetimesMs[link.purpose]);
  await repository.insertLink(db, { ...link, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Refuses a link that is of no use, and leaves a good one as it is. */
export async function requireLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  if (!(await repository.isLink(db, hashToken(token), purpose, now()))) throw deadLink(purpose);
}

/**
 * Uses a link up, once and within its time, and with it every other link of that person to the same end. To be called in the
 * transaction of what it allows. One that was never made, was used or is too old are all the same to whoever brings it.
 */
export async function useLink({ db, now }: Context, purpose: LinkPurpose, token: string) {
  const tokenHash = hashToken(token);
  await repository.lockOwner(db, tokenHash);
  const link = await repository.markUsed(db, tokenHash, purpose, now());
  if (!link) throw deadLink(purpose);
  await repository.deleteUnused(db, link.userId, purpose);
  return link;
}

/** For a new password: whatever letters are under way, none may undo it. */
export const dropLinksOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  repository.deleteAllUnused(db, userId);

export const deadLink = (purpose: LinkPurpose) =>
  new Refusal('NOT_FOUND', { because: purpose === 'confirm-email' ? 'confirm-link-dead' : 'reset-link-dead' });

export const dropExpiredLinks = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteExpired(db, now());
