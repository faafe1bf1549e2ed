import { shop } from '#domain/shop.ts';
import type { signIn as ukrainian } from '#web/messages/uk/sign-in.ts';

export const signIn: typeof ukrainian = {
  title: `Signing in: ${shop.name.en}`,
  heading: 'Sign in',
  text: 'Good to see you again.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  needsScripts: 'To sign in, please turn on JavaScript in your browser.',
};
