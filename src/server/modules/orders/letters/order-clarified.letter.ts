import { z } from 'zod';
import { clarifiedSubject } from '#contracts/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { canBePaid, restOf } from '#domain/order-process.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { getOrderRow } from '../orders.service.ts';
import { factsOf, goodsOf, pageOf } from './order-letter-parts.ts';

const words = {
  uk: {
    subject: clarifiedSubject.uk,
    preview: 'Перевірте, чи все тепер так, як треба.',
    heading: 'Замовлення уточнене',
    clarified: (no: number) => `Ваше замовлення №${no} змінено. Ось яке воно тепер:`,
    pay: 'Оплатити замовлення',
    rest: (paid: string, rest: string) => `Ви вже сплатили ${paid}. Лишилося доплатити ${rest}.`,
    payRest: (rest: string) => `Доплатити ${rest}`,
    refund: (sum: string) => `Різницю, ${sum}, ми повертаємо вам.`,
    notes: ['Якщо щось не так, напишіть або зателефонуйте нам, доки ми його не відправили.'],
  },
  en: {
    subject: clarifiedSubject.en,
    preview: 'Please see whether everything is right now.',
    heading: 'Your order is clarified',
    clarified: (no: number) => `Your order no. ${no} has been changed. This is what it is now:`,
    pay: 'Pay for the order',
    rest: (paid: string, rest: string) => `You have paid ${paid}. There is ${rest} left to pay.`,
    payRest: (rest: string) => `Pay ${rest}`,
    refund: (sum: string) => `We are returning the difference of ${sum} to you.`,
    notes: ['If something is wrong, write or call us before we send it.'],
  },
};

export const orderClarifiedLetter = defineLetter({
  name: 'order-clarified-letter',
  limit: orderLetterLimit,
  isReadOnly: true,
  about: z.object({ orderId: z.uuid(), refundKopecks: z.int().positive().optional() }),
  write: async (context, { orderId, refundKopecks }) => {
    const order = await getOrderRow(context, orderId);
    if (order.status === 'abolition') return null;
    const { clarified, pay, rest, payRest, refund, ...said } = words[order.language];
    const restKopecks = restOf(order);
    const sum = formatMoney(restKopecks ?? 0);
    return {
      to: order.email,
      language: order.language,
      words: {
        ...said,
        paragraphs: [
          clarified(order.orderNo),
          ...(restKopecks === null ? [] : [rest(formatMoney(order.paidKopecks), sum)]),
          ...(refundKopecks === undefined ? [] : [refund(formatMoney(refundKopecks))]),
        ],
        // Changed goods void the old invoice; this links to the current one.
        ...(canBePaid(order) && {
          button: { label: restKopecks === null ? pay : payRest(sum), address: pageOf(context, order) },
        }),
        goods: goodsOf(order),
        facts: factsOf(order),
      },
    };
  },
});
