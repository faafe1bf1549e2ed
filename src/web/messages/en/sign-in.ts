import type { signIn as ukrainian } from '#web/messages/uk/sign-in.ts';

export const signIn: typeof ukrainian = {
  title: 'Sign in to Kraplyna',
  heading: 'Sign in',
  text: 'Good to see you again.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  showPassword: 'Show password',
  needsScripts: 'To sign in, please turn on JavaScript in your browser.',
};
