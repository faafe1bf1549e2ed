import { z } from 'zod';
import { email, resetPasswordInput } from './auth.ts';
import { admin, everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing, text } from './kit/fields.ts';

/** Staff are invited by e-mail. The role comes with the link of the letter, so that only its reader gets it. */

const access = admin('users');
const params = z.object({ id });

const invite = z.object({
  _id: id,
  email: z.string(),
  userRoleId: z.object({ _id: id, name: z.string() }),
  /** Until when the link works; null while its letter is being sent. */
  until: z.iso.datetime().nullable(),
  isExpired: z.boolean(),
});
export type Invite = z.infer<typeof invite>;

export const inviteInput = z.object({ email, userRoleId: z.uuid({ error: 'required' }) });

export const listInvites = endpoint({
  name: 'listInvites',
  summary: 'Invitations that nobody has accepted yet, the newest first',
  method: 'GET',
  path: 'admin/users/invites',
  access,
  response: z.array(invite),
});

export const inviteUser = endpoint({
  name: 'inviteUser',
  summary: 'Sends a link to set a password, which opens an account with this role; never a role beyond the inviter’s',
  method: 'POST',
  path: 'admin/users/invites',
  access,
  body: inviteInput,
  response: invite,
  done: 'invite-sent',
});

export const resendInvite = endpoint({
  name: 'resendInvite',
  summary: 'Sends another link; the earlier one stops working',
  method: 'POST',
  path: 'admin/users/invites/{id}',
  access,
  params,
  response: nothing,
  done: 'invite-sent',
});

export const revokeInvite = endpoint({
  name: 'revokeInvite',
  summary: 'Takes an invitation back; its link stops working',
  method: 'DELETE',
  path: 'admin/users/invites/{id}',
  access,
  params,
  response: nothing,
  done: 'invite-revoked',
});

export const acceptInvite = endpoint({
  name: 'acceptInvite',
  summary: 'Opens an account with a password by the link of an invitation, once',
  method: 'POST',
  path: 'auth/invite/{token}',
  access: everyone,
  ignoresCredentials: true,
  params: z.object({ token: text(200) }),
  body: resetPasswordInput,
  response: nothing,
  done: 'invite-accepted',
});
