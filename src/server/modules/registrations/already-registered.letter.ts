import { z } from 'zod';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeLink } from '#server/modules/user-links/user-links.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';

const words = {
  uk: {
    subject: 'Ви вже маєте обліковий запис у «Краплині»',
    preview: 'Хтось, мабуть ви, щойно намагався зареєструватися з цією поштою.',
    heading: 'Ви вже з нами',
    tried:
      'Хтось, мабуть ви, щойно намагався зареєструватися в «Краплині» з цією поштою. Обліковий запис із нею вже є.',
    signIn: {
      paragraph: 'Увійдіть зі своїм паролем. Якщо не пам’ятаєте його, на сторінці входу можна задати новий.',
      button: 'Увійти',
      notes: ['Якщо це були не ви, нічого не робіть: в обліковому записі нічого не змінилося.'],
    },
    confirm: {
      paragraph: 'Лишилося підтвердити пошту. Після цього увійдіть із паролем, який щойно ввели.',
      button: 'Підтвердити пошту',
      notes: [
        'Посилання діє 48 годин і спрацьовує один раз.',
        'Якщо це були не ви, не відкривайте його: без підтвердження увійти не зможе ніхто.',
      ],
    },
  },
  en: {
    subject: 'You already have an account at Kraplyna',
    preview: 'Somebody, probably you, just tried to sign up with this e-mail.',
    heading: 'You are with us already',
    tried: 'Somebody, probably you, just tried to sign up at Kraplyna with this e-mail. It has an account already.',
    signIn: {
      paragraph: 'Sign in with your password. If you do not remember it, the sign-in page lets you set a new one.',
      button: 'Sign in',
      notes: ['If it was not you, do nothing: your account has not changed.'],
    },
    confirm: {
      paragraph: 'All that is left is to confirm the e-mail. Then sign in with the password that you have just typed.',
      button: 'Confirm e-mail',
      notes: [
        'The link works once, within 48 hours.',
        'If it was not you, do not open it: without a confirmation nobody can sign in.',
      ],
    },
  },
};

/** Only the owner of the mailbox learns that there is an account. Where it was never confirmed, the letter finishes this sign-up. */
export const alreadyRegisteredLetter = defineLetter({
  name: 'already-registered-letter',
  about: z.object({ email: z.string(), passwordHash: z.string() }),
  write: async (context, { email, passwordHash }) => {
    const person = await findRecipientByEmail(context, email);
    if (!person?.isActive) return null;
    const { userId, language } = person;
    const { tried, signIn, confirm, ...rest } = words[language];
    const isConfirmed = person.emailConfirmedAt !== null;
    const path = isConfirmed
      ? '/auth'
      : `/confirm-registration/${await makeLink(context, { userId, purpose: 'confirm-email', passwordHash })}`;
    const { paragraph, button, notes } = isConfirmed ? signIn : confirm;
    return {
      to: person.email,
      language,
      words: {
        ...rest,
        paragraphs: [tried, paragraph],
        button: { label: button, address: addressOf(context, language, path) },
        notes,
      },
    };
  },
});
