import { z } from 'zod';
import { formatLongDateTime } from '#domain/dates.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { findRecipient } from '#server/modules/users/users.service.ts';

const words = {
  uk: {
    subject: 'Пароль до «Краплини» змінено',
    preview: 'Якщо це були не ви, одразу задайте новий.',
    heading: 'Пароль змінено',
    when: (moment: string) =>
      `Пароль до вашого облікового запису змінено: ${moment}. На всіх пристроях потрібно увійти знову.`,
    button: 'Увійти',
    notes: ['Якщо це були не ви, на сторінці входу одразу попросіть новий пароль і напишіть нам.'],
  },
  en: {
    subject: 'Your password at Kraplyna has changed',
    preview: 'If it was not you, set a new one at once.',
    heading: 'Password changed',
    when: (moment: string) => `The password of your account was changed: ${moment}. Every device has to sign in again.`,
    button: 'Sign in',
    notes: ['If it was not you, ask for a new password on the sign-in page at once, and write to us.'],
  },
};

export const passwordChangedLetter = defineLetter({
  name: 'password-changed-letter',
  about: z.object({ userId: z.uuid(), changedAt: z.iso.datetime() }),
  write: async (context, { userId, changedAt }) => {
    const person = await findRecipient(context, userId);
    if (!person) return null;
    const { language } = person;
    const { when, button, ...rest } = words[language];
    return {
      to: person.email,
      language,
      words: {
        ...rest,
        paragraphs: [when(formatLongDateTime(new Date(changedAt), language))],
        button: { label: button, address: addressOf(context, language, '/auth') },
      },
    };
  },
});
