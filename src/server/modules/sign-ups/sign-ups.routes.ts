import { confirmRegistration, resendConfirmation, signup, signupWithOrder } from '#contracts/auth.ts';
import { implement } from '#server/http/dispatch.ts';
import * as registrations from './sign-ups.service.ts';

export const signUpsRoutes = [
  implement(signup, (context, { body }) => registrations.signUp(context, body)),
  implement(signupWithOrder, (context, { body }) =>
    registrations.signUpWithOrder(context, body.orderKey, body.password),
  ),
  implement(confirmRegistration, (context, { params }) => registrations.confirmRegistration(context, params.token)),
  implement(resendConfirmation, (context, { body }) => registrations.resendConfirmation(context, body.email)),
];
