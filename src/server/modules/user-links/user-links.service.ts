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
 * Creates a link and returns its token, of which only the hash is stored. Called when the e-mail is sent, so that the
 * queue contains no secrets and a delayed e-mail has a valid link.
 */
export async function makeLink({ db, now }: Pick<Context, 'db' | 'now'>, link: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + lifetimesMs[link.purpose]);
  await repository.insertLink(db, { ...link, tokenHash: hashToken(token), expiresAt });
  return token;
}

/** Throws if the link is invalid; does not use it up. */
export async function requireLink(
  { db, now }: Pick<Context, 'db' | 'now'>,
  purpose: LinkPurpose,
  token: string,
): Promise<void> {
  if (!(await repository.isLink(db, hashToken(token), purpose, now()))) throw deadLink(purpose);
}

/**
 * Uses the link up and deletes the user's other links of the same purpose. Call it in the transaction of the action.
 * Unknown, used and expired links give the same error.
 */
export async function useLink({ db, now }: Context, purpose: LinkPurpose, token: string) {
  const tokenHash = hashToken(token);
  await repository.lockOwner(db, tokenHash);
  const link = await repository.markUsed(db, tokenHash, purpose, now());
  if (!link) throw deadLink(purpose);
  await repository.deleteUnused(db, link.userId, purpose);
  return link;
}

/** After a password change, so that no older link can undo it. */
export const dropLinksOf = ({ db }: Pick<Context, 'db'>, userId: string): Promise<void> =>
  repository.deleteAllUnused(db, userId);

export const deadLink = (purpose: LinkPurpose) =>
  new Refusal('NOT_FOUND', { because: purpose === 'confirm-email' ? 'confirm-link-dead' : 'reset-link-dead' });

export const dropExpiredLinks = ({ db, now }: Pick<Context, 'db' | 'now'>): Promise<number> =>
  repository.deleteExpired(db, now());
