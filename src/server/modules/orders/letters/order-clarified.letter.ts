import { z } from 'zod';
import { clarifiedSubject } from '#contracts/orders.ts';
import { canBePaid } from '#domain/order-process.ts';
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
    notes: ['Якщо щось не так, напишіть або зателефонуйте нам, доки ми його не відправили.'],
  },
  en: {
    subject: clarifiedSubject.en,
    preview: 'Please see whether everything is right now.',
    heading: 'Your order is clarified',
    clarified: (no: number) => `Your order no. ${no} has been changed. This is what it is now:`,
    pay: 'Pay for the order',
    notes: ['If something is wrong, write or call us before we send it.'],
  },
};

export const orderClarifiedLetter = defineLetter({
  name: 'order-clarified-letter',
  limit: orderLetterLimit,
  about: z.object({ orderId: z.uuid() }),
  write: async (context, { orderId }) => {
    const order = await getOrderRow(context, orderId);
    if (order.status === 'abolition') return null;
    const { clarified, pay, ...rest } = words[order.language];
    return {
      to: order.email,
      language: order.language,
      words: {
        ...rest,
        paragraphs: [clarified(order.orderNo)],
        // Changed goods void the old invoice; this links to the current one.
        ...(canBePaid(order) && { button: { label: pay, address: pageOf(context, order) } }),
        goods: goodsOf(order),
        facts: factsOf(order),
      },
    };
  },
});
