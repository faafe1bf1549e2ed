import { changePassword, forgotPassword, resetPassword } from '#contracts/auth.ts';
import { implement } from '#server/http/dispatch.ts';
import * as passwords from './passwords.service.ts';

export const passwordsRoutes = [
  implement(forgotPassword, (context, { body }) => passwords.forgotPassword(context, body.email)),
  implement(resetPassword, (context, { params, body }) =>
    passwords.resetPassword(context, params.token, body.password),
  ),
  implement(changePassword, (context, { body }) => passwords.changePassword(context, body)),
];
