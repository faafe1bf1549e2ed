import { z } from 'zod';
import { formatMoney } from '#domain/money.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import { getOrderRow } from '../orders.service.ts';
import { factsOf, goodsOf, pageOf } from './order-letter-parts.ts';

const words = {
  uk: {
    subject: (no: number) => `Замовлення №${no} оплачено`,
    heading: 'Оплату отримано',
    thanks: (no: number, sum: string) => `Ми отримали ${sum} за замовлення №${no}. Дякуємо!`,
    next: 'Тепер збираємо його і напишемо, щойно воно вирушить до вас.',
    held: {
      heading: 'Гроші заблоковано',
      thanks: (no: number, sum: string) =>
        `Ваш банк заблокував ${sum} за замовлення №${no}. Спишемо їх, коли відправимо його.`,
    },
    approved: {
      heading: 'monobank схвалив покупку частинами',
      thanks: (no: number, sum: string) =>
        `Покупку на ${sum} за замовлення №${no} схвалено. Оформимо її, коли відправимо замовлення.`,
    },
    see: 'Переглянути замовлення',
  },
  en: {
    subject: (no: number) => `Order no. ${no} is paid`,
    heading: 'Your payment has arrived',
    thanks: (no: number, sum: string) => `We have received ${sum} for order no. ${no}. Thank you!`,
    next: 'We are putting it together now and will write as soon as it is on its way.',
    held: {
      heading: 'Your money is reserved',
      thanks: (no: number, sum: string) =>
        `Your bank has reserved ${sum} for order no. ${no}. We charge it when we send the order.`,
    },
    approved: {
      heading: 'monobank has approved the instalments',
      thanks: (no: number, sum: string) =>
        `The purchase of ${sum} for order no. ${no} is approved. The instalments begin when we send the order.`,
    },
    see: 'See the order',
  },
};

/** Not sent if the money is being refunded by then. */
export const orderPaidLetter = defineLetter({
  name: 'order-paid-letter',
  limit: orderLetterLimit,
  isReadOnly: true,
  about: z.object({ orderId: z.uuid(), isHeld: z.boolean().default(false) }),
  write: async (context, { orderId, isHeld }) => {
    const order = await getOrderRow(context, orderId);
    if (order.paymentState !== 'paid' || order.status === 'abolition') return null;
    const { language, orderNo } = order;
    const { subject, next, see } = words[language];
    const { heading, thanks } = isHeld
      ? words[language][order.paymentKind === 'instalments' ? 'approved' : 'held']
      : words[language];
    const said = thanks(orderNo, formatMoney(order.totalKopecks));
    return {
      to: order.email,
      language,
      words: {
        subject: subject(orderNo),
        preview: said,
        heading,
        paragraphs: [said, next],
        button: { label: see, address: pageOf(context, order) },
        goods: goodsOf(order),
        facts: factsOf(order),
        notes: [],
      },
    };
  },
});
