import type { password as ukrainian } from '#web/messages/uk/password.ts';

export const password: typeof ukrainian = {
  show: 'Show the password',
  hide: 'Hide the password',
  heading: 'Password and sign-ins',
  text: 'After you change the password, your other devices have to sign in again.',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 7 characters',
  change: 'Change the password',
  everywhere: 'Sign out on all devices',
  everywhereText: 'Lost a phone, or used somebody else’s computer? End all sessions at once.',
  everywhereQuestion: 'Sign out on all devices?',
  everywhereWarning: 'On this one too: to go on, you will have to sign in again.',
  leave: 'Sign out everywhere',
};
