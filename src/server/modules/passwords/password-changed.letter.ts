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
      `Пароль до вашого облікового запису змінено: ${moment}. На інших пристроях потрібно увійти знову.`,
    calm: 'Якщо це зробили ви, усе гаразд. Якщо ні, одразу задайте новий пароль і напишіть нам.',
    button: 'Задати новий пароль',
    notes: [],
  },
  en: {
    subject: 'Your password at Kraplyna has changed',
    preview: 'If it was not you, set a new one at once.',
    heading: 'Password changed',
    when: (moment: string) =>
      `The password of your account was changed: ${moment}. Your other devices have to sign in again.`,
    calm: 'If you did it, all is well. If not, set a new password at once and write to us.',
    button: 'Set a new password',
    notes: [],
  },
};

export const passwordChangedLetter = defineLetter({
  name: 'password-changed-letter',
  about: z.object({ userId: z.uuid(), changedAt: z.iso.datetime() }),
  write: async (context, { userId, changedAt }) => {
    const person = await findRecipient(context, userId);
    if (!person) return null;
    const { language } = person;
    const { when, calm, button, ...rest } = words[language];
    return {
      to: person.email,
      language,
      words: {
        ...rest,
        paragraphs: [when(formatLongDateTime(new Date(changedAt), language)), calm],
        button: { label: button, address: addressOf(context, language, '/forgot-password') },
      },
    };
  },
});
