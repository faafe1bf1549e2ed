import { z } from 'zod';
import { type ReturnState, returnStates } from '#domain/returns.ts';
import { Refusal } from '#server/errors.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import { getOrderRow } from '#server/modules/orders/orders.service.ts';
import { findReturn } from './returns.repository.ts';

type Words = { subject: string; heading: string; paragraphs: string[] };
type Announced = Exclude<ReturnState, 'refunded'>;

const words: Record<'uk' | 'en', { see: string; reason: string; of: Record<Announced, (no: number) => Words> }> = {
  uk: {
    see: 'Переглянути повернення',
    reason: 'Відповідь магазину:',
    of: {
      requested: (no) => ({
        subject: `Замовлення №${no}: ми отримали заявку на повернення`,
        heading: 'Заявку отримано',
        paragraphs: [`Ми отримали заявку на повернення за замовленням №${no} і відповімо протягом двох робочих днів.`],
      }),
      accepted: (no) => ({
        subject: `Замовлення №${no}: повернення погоджено`,
        heading: 'Повернення погоджено',
        paragraphs: [
          `Надішліть, будь ласка, товари із замовлення №${no} назад і вкажіть номер накладної на сторінці повернення.`,
          'Коли посилка буде в нас, ми перевіримо її й повернемо гроші.',
        ],
      }),
      declined: (no) => ({
        subject: `Замовлення №${no}: у поверненні відмовлено`,
        heading: 'У поверненні відмовлено',
        paragraphs: [`На жаль, ми не можемо прийняти повернення за замовленням №${no}.`],
      }),
      received: (no) => ({
        subject: `Замовлення №${no}: посилка з поверненням у нас`,
        heading: 'Посилка в нас',
        paragraphs: [`Ми отримали товари із замовлення №${no}. Перевіримо їх і повернемо гроші.`],
      }),
    },
  },
  en: {
    see: 'See the return',
    reason: 'The shop’s answer:',
    of: {
      requested: (no) => ({
        subject: `Order no. ${no}: we have your return request`,
        heading: 'We have your request',
        paragraphs: [
          `We have your request to return goods of order no. ${no} and will answer within two working days.`,
        ],
      }),
      accepted: (no) => ({
        subject: `Order no. ${no}: your return is accepted`,
        heading: 'Your return is accepted',
        paragraphs: [
          `Please send the goods of order no. ${no} back and enter the waybill number on the page of the return.`,
          'Once the parcel is here, we check it and return your money.',
        ],
      }),
      declined: (no) => ({
        subject: `Order no. ${no}: your return is declined`,
        heading: 'Your return is declined',
        paragraphs: [`We are sorry, but we cannot take back the goods of order no. ${no}.`],
      }),
      received: (no) => ({
        subject: `Order no. ${no}: your parcel is back with us`,
        heading: 'Your parcel is here',
        paragraphs: [`We have the goods of order no. ${no}. We check them and return your money.`],
      }),
    },
  },
};

export const returnLetter = defineLetter({
  name: 'return-letter',
  limit: orderLetterLimit,
  about: z.object({ returnId: z.uuid(), state: z.enum(returnStates) }),
  write: async (context, { returnId, state }) => {
    const found = await findReturn(context.db, returnId);
    if (!found) throw new Refusal('NOT_FOUND', { because: 'no-such-return' });
    if (state === 'refunded') return null;
    const { orderNo, language, email } = await getOrderRow(context, found.orderId);
    const { see, reason, of } = words[language];
    const { paragraphs, ...said } = of[state](orderNo);
    const hasAnswer = (state === 'accepted' || state === 'declined') && found.answer;
    return {
      to: email,
      language,
      words: {
        ...said,
        preview: paragraphs[0] ?? said.heading,
        paragraphs: [...paragraphs, ...(hasAnswer ? [`${reason} ${found.answer}`] : [])],
        button: { label: see, address: addressOf(context, language, `/orders/return?order=${orderNo}`) },
        notes: [],
      },
    };
  },
});
