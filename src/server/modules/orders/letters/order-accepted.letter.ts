import { z } from 'zod';
import { formatLongDate } from '#domain/dates.ts';
import { canBePaid } from '#domain/order-process.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { getOrderRow } from '../orders.service.ts';
import { factsOf, goodsOf, pageOf } from './order-letter-parts.ts';

const words = {
  uk: {
    subject: (no: number) => `Ваше замовлення №${no} прийнято`,
    heading: 'Дякуємо за замовлення!',
    accepted: (no: number, day: string) =>
      `Ми прийняли ваше замовлення №${no} від ${day} і сформуємо його щонайбільше за два робочі дні.`,
    paid: 'Оплату отримано, більше нічого робити не треба.',
    toPay: 'Лишилося оплатити: до оплати товари відкладено для вас, але ненадовго.',
    pay: 'Оплатити замовлення',
    see: 'Переглянути замовлення',
    notes: ['Якщо ви нічого не замовляли, просто не оплачуйте: неоплачене замовлення скасується саме.'],
  },
  en: {
    subject: (no: number) => `Your order no. ${no} is accepted`,
    heading: 'Thank you for your order!',
    accepted: (no: number, day: string) =>
      `We have accepted your order no. ${no} of ${day} and will put it together within two working days.`,
    paid: 'Your payment has arrived, there is nothing else to do.',
    toPay: 'All that is left is to pay: until then the goods wait for you, but not for long.',
    pay: 'Pay for the order',
    see: 'See the order',
    notes: ['If you have ordered nothing, just do not pay: an unpaid order is cancelled by itself.'],
  },
};

/** Payment state as of sending. A cancelled order gets another e-mail instead. */
export const orderAcceptedLetter = defineLetter({
  name: 'order-accepted-letter',
  limit: orderLetterLimit,
  about: z.object({ orderId: z.uuid() }),
  write: async (context, { orderId }) => {
    const order = await getOrderRow(context, orderId);
    if (order.status === 'abolition') return null;
    const { language, orderNo } = order;
    const { subject, heading, accepted, paid, toPay, pay, see, notes } = words[language];
    const isOpen = canBePaid(order);
    const aboutMoney = isOpen ? toPay : order.paymentState === 'paid' ? paid : null;
    return {
      to: order.email,
      language,
      words: {
        subject: subject(orderNo),
        preview: aboutMoney ?? heading,
        heading,
        paragraphs: [
          accepted(orderNo, formatLongDate(order.createdAt, language)),
          ...(aboutMoney === null ? [] : [aboutMoney]),
        ],
        button: { label: isOpen ? pay : see, address: pageOf(context, order) },
        goods: goodsOf(order),
        facts: factsOf(order),
        notes: isOpen ? notes : [],
      },
    };
  },
});
