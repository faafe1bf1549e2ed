import { shop } from '#domain/shop.ts';
import type { AuthCatalogue } from '#web/messages/uk/auth/auth.ts';

export const auth: AuthCatalogue = {
  heading: 'Sign in or register',
  needsScripts: 'To go on, please turn on JavaScript in your browser.',
  email: 'E-mail',
  password: 'Password',
  signIn: {
    title: `Signing in · ${shop.name.en}`,
    description: `Sign in to your account at ${shop.name.en}.`,
    heading: 'Sign in',
    text: 'Good to see you again.',
    submit: 'Sign in',
    forgot: 'Forgot your password?',
  },
  registration: {
    title: `Registration · ${shop.name.en}`,
    description: `Open an account at ${shop.name.en}.`,
    heading: 'Registration',
    text: 'Your orders, favourites and delivery address, close at hand.',
    phone: 'Phone',
    phoneHint: 'If you like: +380 and nine digits',
    passwordHint: 'At least 7 characters',
    gender: 'Gender',
    failed: 'Registration failed',
    chooseGender: 'Choose',
    genders: { Male: 'Male', Female: 'Female' },
    submit: 'Register',
    consent: 'By registering you accept the',
    contract: 'public offer',
  },
  success: {
    title: `Thank you for registering · ${shop.name.en}`,
    heading: 'Thank you for registering!',
    text: 'We have sent you a letter. Open the link in it to confirm your e-mail, and you can sign in.',
    textTo: (email) =>
      `We have sent a letter to ${email}. Open the link in it to confirm your e-mail, and you can sign in.`,
    login: 'Login',
  },
  confirm: {
    title: `Confirming your e-mail · ${shop.name.en}`,
    working: 'Confirming your e-mail…',
    signIn: 'Sign in',
    failedHeading: 'Your e-mail is not confirmed yet',
    refusedHeading: 'This link no longer works',
    refusedText:
      'The link works once and for two days. If you have confirmed your e-mail already, just sign in. If not, we will send a new letter.',
  },
  letter: {
    missing: 'No letter? Look into “Spam”, or have it sent again.',
    again: 'Send the letter again',
  },
  forgot: {
    title: `Forgotten password · ${shop.name.en}`,
    heading: 'Forgot your password?',
    text: 'Tell us the e-mail you registered with, and we will send a link to set a new one.',
    submit: 'Send the link',
    sentHeading: 'Look into your mailbox',
    sentText: 'The link works for an hour. If there is no letter, look into “Spam” or check the address.',
    otherEmail: 'Send it again',
    toSignIn: 'Back to signing in',
  },
  reset: {
    title: `New password · ${shop.name.en}`,
    heading: 'New password',
    text: 'Once it is saved, all your devices have to sign in again.',
    password: 'New password',
    submit: 'Save the password',
    refusedHeading: 'This link no longer works',
    refusedText: 'The link works once and for an hour. Ask for a new one, and it will be in your mailbox in a minute.',
    again: 'Send a new link',
  },
};
