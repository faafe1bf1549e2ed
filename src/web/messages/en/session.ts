import type { session as ukrainian } from '#web/messages/uk/session.ts';

export const session: typeof ukrainian = {
  ended: 'Your session has ended. Sign in to go on',
  signIn: 'Sign in',
  noAccess: 'This section is not open to you',
  noAccessText: 'If you need it for your work, ask the administrator of the shop.',
};
