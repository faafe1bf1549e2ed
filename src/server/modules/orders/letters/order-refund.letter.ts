import { z } from 'zod';
import { formatMoney } from '#domain/money.ts';
import { otherWays } from '#domain/refund-states.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { getOrderRow } from '../orders.service.ts';
import { pageOf } from './order-letter-parts.ts';

const words = {
  uk: {
    subject: (no: number) => `Замовлення №${no}: повертаємо гроші`,
    heading: 'Повертаємо гроші',
    said: (no: number, sum: string) => `Ми повертаємо вам ${sum} за замовлення №${no}.`,
    reason: (reason: string) => `Причина: ${reason}`,
    next: 'Якщо ви платили карткою, банк зараховує гроші на неї за кілька днів.',
    otherWays: { cash: 'Гроші повернули готівкою.', transfer: 'Гроші повернули переказом на рахунок.' },
    see: 'Переглянути замовлення',
    done: {
      subject: (no: number) => `Замовлення №${no}: гроші повернено`,
      heading: 'Гроші повернено',
      said: (no: number, sum: string) => `Повернення ${sum} за замовлення №${no} завершено.`,
    },
  },
  en: {
    subject: (no: number) => `Order no. ${no}: your money is on its way back`,
    heading: 'We are returning your money',
    said: (no: number, sum: string) => `We are returning ${sum} of order no. ${no} to you.`,
    reason: (reason: string) => `Reason: ${reason}`,
    next: 'If you paid by card, the bank needs a few days to book it there.',
    otherWays: { cash: 'The money was paid back in cash.', transfer: 'The money was paid back by bank transfer.' },
    see: 'See the order',
    done: {
      subject: (no: number) => `Order no. ${no}: your money is returned`,
      heading: 'Your money is returned',
      said: (no: number, sum: string) => `The refund of ${sum} for order no. ${no} is done.`,
    },
  },
};

export const orderRefundLetter = defineLetter({
  name: 'order-refund-letter',
  limit: orderLetterLimit,
  isReadOnly: true,
  about: z.object({
    orderId: z.uuid(),
    amountKopecks: z.int().positive(),
    reason: z.string(),
    isDone: z.boolean(),
    otherWay: z.enum(otherWays).optional(),
  }),
  write: async (context, { orderId, amountKopecks, reason, isDone, otherWay }) => {
    const order = await getOrderRow(context, orderId);
    const { language, orderNo } = order;
    const { done, ...requested } = words[language];
    const { subject, heading, said } = isDone ? done : requested;
    const sentence = said(orderNo, formatMoney(amountKopecks));
    const next = otherWay === undefined ? requested.next : requested.otherWays[otherWay];
    return {
      to: order.email,
      language,
      words: {
        subject: subject(orderNo),
        preview: sentence,
        heading,
        paragraphs: [sentence, ...(reason === '' ? [] : [requested.reason(reason)]), next],
        button: { label: requested.see, address: pageOf(context, order) },
        notes: [],
      },
    };
  },
});
