import { confirmRegistration, resendConfirmation, signup } from '#contracts/auth.ts';
import { implement } from '#server/http/door.ts';
import * as registrations from './registrations.service.ts';

export const registrationsRoutes = [
  implement(signup, (context, { body }) => registrations.signUp(context, body)),
  implement(confirmRegistration, (context, { params }) => registrations.confirmRegistration(context, params.token)),
  implement(resendConfirmation, (context, { body }) => registrations.resendConfirmation(context, body.email)),
];
