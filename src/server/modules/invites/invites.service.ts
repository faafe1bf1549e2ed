import type { Invite } from '#contracts/invites.ts';
import { normalizeEmail } from '#domain/email.ts';
import { fromModules, modulesBeyond } from '#domain/permissions.ts';
import { type Context, inTransaction, personOf } from '#server/context.ts';
import { type ConstraintErrors, Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { queueLetter } from '#server/modules/letters/letters.service.ts';
import { requireRoleToGive } from '#server/modules/roles/roles.service.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import { dropRegistrationOf } from '#server/modules/sign-ups/sign-ups.service.ts';
import { dropLinksOf } from '#server/modules/user-links/user-links.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';
import { inviteLetter } from './invite.letter.ts';
import * as repository from './invites.repository.ts';

export const invitesConstraints: ConstraintErrors = {
  invites_email_unique: () => new Refusal('ALREADY_TAKEN', { fields: { email: 'invited-already' } }),
};

function present(
  { now }: Pick<Context, 'now'>,
  { id, email, roleId, roleName, expiresAt }: repository.InviteRow,
): Invite {
  return {
    _id: id,
    email,
    userRoleId: { _id: roleId, name: roleName },
    until: expiresAt?.toISOString() ?? null,
    isExpired: expiresAt !== null && expiresAt <= now(),
  };
}

export const listInvites = async (context: Context): Promise<Invite[]> =>
  (await repository.listInvites(context.db)).map((row) => present(context, row));

const shown = ({ email, roleName }: Pick<repository.InviteRow, 'email' | 'roleName'>) => ({
  invitation: email,
  role: roleName,
});

/** Against privilege escalation: the role must be within the inviter's own permissions. */
export function inviteUser(context: Context, typed: string, roleId: string): Promise<Invite> {
  return inTransaction(context, async (context) => {
    await requireRoleToGive(context, roleId);
    const account = await findRecipientByEmail(context, typed);
    if (account?.emailConfirmedAt) throw new Refusal('INVALID', { fields: { email: 'email-has-account' } });
    // Sent to the normalized address, never to a look-alike spelling of it.
    const email = normalizeEmail(typed);
    const { userId: inviterId } = personOf(context);
    const invite = { email, emailKey: email, roleId, inviterId, createdAt: context.now() };
    const id = await repository.insertInvite(context.db, invite);
    const row = await getInvite(context, id);
    await recordChanges(context, [{ thing: 'user', id, name: email, before: null, after: shown(row) }]);
    await queueLetter(context, inviteLetter, { inviteId: id, language: context.language });
    return present(context, row);
  });
}

async function getInvite({ db }: Context, id: string): Promise<repository.InviteRow> {
  const row = await repository.findInvite(db, id);
  if (!row) throw new Refusal('NOT_FOUND', { because: 'no-such-invite' });
  return row;
}

async function lockWithinReach(context: Context, id: string): Promise<repository.InviteRow> {
  const row = await repository.lockInvite(context.db, id);
  if (!row) throw new Refusal('NOT_FOUND', { because: 'no-such-invite' });
  await requireRoleToGive(context, row.roleId);
  return row;
}

/** The earlier link stops working at once. */
export function resendInvite(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    await lockWithinReach(context, id);
    const { userId: inviterId } = personOf(context);
    await repository.updateInvite(context.db, id, { inviterId, tokenHash: null, expiresAt: null });
    await queueLetter(context, inviteLetter, { inviteId: id, language: context.language });
    return null;
  });
}

export function revokeInvite(context: Context, id: string): Promise<null> {
  return inTransaction(context, async (context) => {
    const row = await lockWithinReach(context, id);
    await repository.deleteInvite(context.db, id);
    await recordChanges(context, [{ thing: 'user', id, name: row.email, before: shown(row), after: null }]);
    return null;
  });
}

const deadInvite = () => new Refusal('NOT_FOUND', { because: 'invite-dead' });

/**
 * Opens the account with the role of the invitation. Unknown, used, expired and revoked links give the same error, and so
 * does one whose sender may not give this role any more.
 */
export async function acceptInvite(context: Context, token: string, password: string): Promise<null> {
  const tokenHash = hashToken(token);
  // Checks the link before the expensive hash, against denial of service.
  if (!(await repository.isOpenInvite(context.db, tokenHash, context.now()))) throw deadInvite();
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (context) => {
    const { db, now, language } = context;
    const invite = await repository.lockByToken(db, tokenHash, now());
    if (!invite) throw deadInvite();
    const { id, email, emailKey, roleId, roleName, isInviterActive } = invite;
    const [given, own] = [invite.adminModules, invite.inviterModules].map((admin) => fromModules({ admin }));
    if (!isInviterActive || !given || modulesBeyond(own ?? null, given).length > 0) throw deadInvite();
    const userId = await repository.openAccount(db, { email, emailKey, roleId, passwordHash, language }, now());
    if (userId === null) throw deadInvite();
    // A sign-up with the same e-mail, by whomever, must not set another password.
    await dropLinksOf(context, userId);
    await dropRegistrationOf(context, userId);
    await repository.deleteInvite(db, id);
    await recordChanges(context, [
      { thing: 'user', id: userId, name: email, before: null, after: { role: roleName, active: true } },
    ]);
    return null;
  });
}
