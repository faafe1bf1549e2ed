import { z } from 'zod';
import { languages } from '#domain/language.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { makeInviteLink } from './invite-links.service.ts';

const words = {
  uk: {
    subject: 'Запрошення до команди «Краплини»',
    preview: 'Посилання, за яким можна задати пароль і почати працювати.',
    heading: 'Запрошуємо до команди',
    role: (role: string) => `Вас запросили працювати в панелі крамниці «Краплина». Ваша роль: ${role}.`,
    button: 'Задати пароль',
    notes: ['Посилання одноразове й діє три дні.', 'Якщо ви не знаєте, про що йдеться, нічого не робіть.'],
  },
  en: {
    subject: 'An invitation to the team of Kraplyna',
    preview: 'A link to set a password and begin to work.',
    heading: 'Join our team',
    role: (role: string) => `You are invited to work in the panel of Kraplyna. Your role: ${role}.`,
    button: 'Set a password',
    notes: ['The link works once, within three days.', 'If you do not know what this is about, do nothing.'],
  },
};

/** In the language of the inviter: nothing is known yet of who reads it. */
export const inviteLetter = defineLetter({
  name: 'invite-letter',
  about: z.object({ inviteId: z.uuid(), language: z.enum(languages) }),
  write: async (context, { inviteId, language }) => {
    const invite = await makeInviteLink(context, inviteId);
    if (invite === null) return null;
    const { button, role, ...rest } = words[language];
    const address = addressOf(context, language, `/invite/${invite.token}`);
    return {
      to: invite.email,
      language,
      words: { ...rest, paragraphs: [role(invite.role)], button: { label: button, address } },
    };
  },
});
