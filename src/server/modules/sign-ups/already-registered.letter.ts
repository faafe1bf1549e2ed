import { z } from 'zod';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';

const words = {
  uk: {
    subject: 'Ви вже маєте обліковий запис у «Краплині»',
    preview: 'Хтось, мабуть ви, щойно намагався зареєструватися з цією поштою.',
    heading: 'Ви вже з нами',
    tried:
      'Хтось, мабуть ви, щойно намагався зареєструватися в «Краплині» з цією поштою. Обліковий запис із нею вже є.',
    signIn: 'Увійдіть зі своїм паролем. Якщо не пам’ятаєте його, на сторінці входу можна задати новий.',
    button: 'Увійти',
    notes: ['Якщо це були не ви, нічого не робіть: в обліковому записі нічого не змінилося.'],
  },
  en: {
    subject: 'You already have an account at Kraplyna',
    preview: 'Somebody, probably you, just tried to sign up with this e-mail.',
    heading: 'You are with us already',
    tried: 'Somebody, probably you, just tried to sign up at Kraplyna with this e-mail. It has an account already.',
    signIn: 'Sign in with your password. If you do not remember it, the sign-in page lets you set a new one.',
    button: 'Sign in',
    notes: ['If it was not you, do nothing: your account has not changed.'],
  },
};

/** Only the owner of the mailbox learns that the account exists (no account enumeration). */
export const alreadyRegisteredLetter = defineLetter({
  name: 'already-registered-letter',
  about: z.object({ email: z.string() }),
  write: async (context, { email }) => {
    const person = await findRecipientByEmail(context, email);
    if (!person?.isActive || person.emailConfirmedAt === null) return null;
    const { language } = person;
    const { tried, signIn, button, ...rest } = words[language];
    return {
      to: person.email,
      language,
      words: {
        ...rest,
        paragraphs: [tried, signIn],
        button: { label: button, address: addressOf(context, language, '/auth') },
      },
    };
  },
});
