import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import * as repository from './invites.repository.ts';

const linkHours = 72;

/** A link for the letter, made when it is sent. Null if the invitation was taken back or accepted meanwhile. */
export async function makeInviteLink({ db, now }: Pick<Context, 'db' | 'now'>, id: string) {
  const invite = await repository.lockInvite(db, id);
  if (!invite) return null;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + linkHours * 60 * 60 * 1000);
  await repository.updateInvite(db, id, { tokenHash: hashToken(token), expiresAt });
  return { token, email: invite.email, role: invite.roleName };
}
