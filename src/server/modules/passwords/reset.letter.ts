import { z } from 'zod';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeLink } from '#server/modules/user-links/user-links.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';

const words = {
  uk: {
    subject: 'Новий пароль для «Краплини»',
    preview: 'Посилання, за яким можна задати новий пароль.',
    heading: 'Новий пароль',
    paragraphs: ['Хтось, мабуть ви, попросив задати новий пароль до вашого облікового запису.'],
    button: 'Задати пароль',
    notes: [
      'Посилання одноразове й діє годину.',
      'Якщо це були не ви, нічого не робіть: ваш пароль лишається тим самим.',
    ],
  },
  en: {
    subject: 'A new password for Kraplyna',
    preview: 'A link to set a new password.',
    heading: 'A new password',
    paragraphs: ['Somebody, probably you, asked to set a new password for your account.'],
    button: 'Set a password',
    notes: ['The link works once, within one hour.', 'If it was not you, do nothing: your password stays as it is.'],
  },
};

/** The account is looked up here, in the job, so that the response time reveals nothing (no timing side channel). */
export const resetLetter = defineLetter({
  name: 'reset-letter',
  about: z.object({ email: z.string() }),
  write: async (context, { email }) => {
    const person = await findRecipientByEmail(context, email);
    if (!person?.isActive) return null;
    const { language, userId } = person;
    const token = await makeLink(context, { userId, purpose: 'reset-password' });
    const { button, ...rest } = words[language];
    const address = addressOf(context, language, `/reset-password/${token}`);
    return { to: person.email, language, words: { ...rest, button: { label: button, address } } };
  },
});
