import { acceptInvite, inviteUser, listInvites, resendInvite, revokeInvite } from '#contracts/invites.ts';
import { implement } from '#server/http/dispatch.ts';
import * as invites from './invites.service.ts';

export const invitesRoutes = [
  implement(listInvites, invites.listInvites),
  implement(inviteUser, (context, { body }) => invites.inviteUser(context, body.email, body.userRoleId)),
  implement(resendInvite, (context, { params }) => invites.resendInvite(context, params.id)),
  implement(revokeInvite, (context, { params }) => invites.revokeInvite(context, params.id)),
  implement(acceptInvite, (context, { params, body }) => invites.acceptInvite(context, params.token, body.password)),
];
