import { z } from 'zod';
import { formatLongDateTime } from '#domain/dates.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeLink } from '#server/modules/user-links/user-links.service.ts';
import { findRecipientByEmail } from '#server/modules/users/users.service.ts';
import { findRegistrationOf } from './sign-ups.repository.ts';

const words = {
  uk: {
    subject: 'Підтвердьте пошту в «Краплині»',
    preview: 'Лишився один крок: підтвердити, що це ваша пошта.',
    heading: 'Вітаємо в «Краплині»!',
    signedUp: (moment: string) =>
      `Хтось, мабуть ви, зареєструвався в «Краплині» з цією поштою: ${moment}. Підтвердьте, що це ви, і входьте з паролем, який тоді задали.`,
    button: 'Підтвердити пошту',
    notes: [
      'Посилання одноразове й діє дві доби. Посилання з попередніх листів уже не діють.',
      'Якщо в цей час ви не реєструвалися, не відкривайте його: пароль тоді задала інша людина. Щоб мати обліковий запис, зареєструйтеся самі.',
    ],
  },
  en: {
    subject: 'Confirm your e-mail at Kraplyna',
    preview: 'One step left: confirm that this e-mail is yours.',
    heading: 'Welcome to Kraplyna!',
    signedUp: (moment: string) =>
      `Somebody, probably you, signed up at Kraplyna with this e-mail: ${moment}. Confirm that it was you, then sign in with the password you chose then.`,
    button: 'Confirm e-mail',
    notes: [
      'The link works once, within 48 hours. Links of earlier letters no longer work.',
      'If you did not sign up at that time, do not open it: somebody else chose the password. To have an account, sign up yourself.',
    ],
  },
};

/**
 * The account is looked up here, in the job, so that the response time reveals nothing (no timing side channel). Not
 * sent if a newer sign-up has replaced the one it was queued for.
 */
export const registrationLetter = defineLetter({
  name: 'registration-letter',
  about: z.object({ email: z.string(), registrationId: z.uuid().optional() }),
  write: async (context, { email, registrationId }) => {
    const person = await findRecipientByEmail(context, email);
    if (!person?.isActive) return null;
    const { language, userId } = person;
    const latest = await findRegistrationOf(context.db, userId);
    if (!latest || (registrationId !== undefined && registrationId !== latest.id)) return null;
    const token = await makeLink(context, { userId, purpose: 'confirm-email', registrationId: latest.id });
    const { button, signedUp, ...rest } = words[language];
    const address = addressOf(context, language, `/confirm-registration/${token}`);
    const paragraphs = [signedUp(formatLongDateTime(latest.createdAt, language))];
    return { to: person.email, language, words: { ...rest, paragraphs, button: { label: button, address } } };
  },
});
