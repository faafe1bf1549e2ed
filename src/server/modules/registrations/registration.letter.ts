import { z } from 'zod';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeLink } from '#server/modules/user-links/user-links.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';

const words = {
  uk: {
    subject: 'Підтвердьте пошту в «Краплині»',
    preview: 'Лишився один крок: підтвердити, що це ваша пошта.',
    heading: 'Вітаємо в «Краплині»!',
    paragraphs: ['Лишився один крок: підтвердьте, що це ваша пошта, і можна входити.'],
    button: 'Підтвердити пошту',
    notes: [
      'Посилання діє 48 годин і спрацьовує один раз.',
      'Якщо ви не реєструвалися, нічого не робіть: без підтвердження увійти не зможе ніхто.',
    ],
  },
  en: {
    subject: 'Confirm your e-mail at Kraplyna',
    preview: 'One step left: confirm that this e-mail is yours.',
    heading: 'Welcome to Kraplyna!',
    paragraphs: ['One step left: confirm that this e-mail is yours, and you can sign in.'],
    button: 'Confirm e-mail',
    notes: [
      'The link works once, within 48 hours.',
      'If you did not sign up, do nothing: without a confirmation nobody can sign in.',
    ],
  },
};

/** Whether that e-mail has anything to confirm is found out here: whoever asked for the letter learns nothing from how long it took. */
export const registrationLetter = defineLetter({
  name: 'registration-letter',
  about: z.object({ email: z.string() }),
  write: async (context, { email }) => {
    const person = await findRecipientByEmail(context, email);
    if (!person?.isActive || person.emailConfirmedAt !== null) return null;
    const { language, userId } = person;
    const token = await makeLink(context, { userId, purpose: 'confirm-email' });
    const { button, ...rest } = words[language];
    const address = addressOf(context, language, `/confirm-registration/${token}`);
    return { to: person.email, language, words: { ...rest, button: { label: button, address } } };
  },
});
