import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import { type StatusReason, statusReasons } from '#domain/order-process.ts';
import { type OrderStatus, orderStatuses } from '#domain/order-states.ts';
import { trackingLink } from '#domain/parcel-tracking.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import type { LetterFact } from '#server/modules/letters/letter-words.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import type { OrderRow } from '../orders.repository.ts';
import { getOrderRow } from '../orders.service.ts';
import { factsOf, goodsOf } from './order-letter-parts.ts';

type About = { status: OrderStatus; reason: StatusReason };

type Words = {
  subject: string;
  heading: string;
  paragraphs: string[];
  button?: { label: string; path: string };
  /** The number of the parcel, and its page at the carrier. */
  waybill?: { fact: LetterFact; button: { label: string; address: string } };
};

type WordsOf = Record<OrderStatus, (order: OrderRow, about: About) => Words>;

const isPickup = ({ deliveryKind }: OrderRow) => deliveryKind === 'pickup';

const hasMoney = ({ paymentState, totalKopecks }: Pick<OrderRow, 'paymentState' | 'totalKopecks'>) =>
  totalKopecks > 0 && (paymentState === 'paid' || paymentState === 'refunded');

const follow = ({ userId }: OrderRow, label: string) => ({
  button: { label, path: userId === null ? '/orders/track' : '/user/orders' },
});

function waybillOf({ parcel }: OrderRow, name: string, label: string): Pick<Words, 'waybill'> {
  const number = parcel?.number;
  if (!number) return {};
  return { waybill: { fact: { label: name, value: number }, button: { label, address: trackingLink(number) } } };
}

const uk: WordsOf = {
  specified: ({ orderNo, userId }) => ({
    subject: `Замовлення №${orderNo}: потрібне уточнення`,
    heading: 'Уточнімо замовлення',
    paragraphs: [
      `Ми не певні щодо деяких даних вашого замовлення №${orderNo}. Перевірте контакти й адресу доставки нижче.`,
      userId === null
        ? 'Якщо щось не так, напишіть або зателефонуйте нам: ми все виправимо.'
        : 'Виправити їх можна у своїх замовленнях.',
    ],
    ...(userId !== null && { button: { label: 'Уточнити замовлення', path: '/user/orders' } }),
  }),
  processed: (order) => ({
    ...follow(order, 'Стежити за замовленням'),
    subject: `Замовлення №${order.orderNo} в обробці`,
    heading: 'Замовлення в обробці',
    paragraphs: [`Ваше замовлення №${order.orderNo} знову в роботі. Напишемо, щойно воно вирушить до вас.`],
  }),
  send: (order) =>
    isPickup(order)
      ? {
          subject: `Замовлення №${order.orderNo} чекає на вас`,
          heading: 'Можна забирати',
          paragraphs: [`Ваше замовлення №${order.orderNo} зібране й чекає на вас у пункті самовивозу.`],
        }
      : {
          ...follow(order, 'Стежити за замовленням'),
          subject: `Замовлення №${order.orderNo} відправлено`,
          heading: 'Замовлення в дорозі',
          paragraphs: [
            `Ваше замовлення №${order.orderNo} вирушило до вас. Перевізник повідомить, коли його можна забрати.`,
          ],
          ...waybillOf(order, 'Номер накладної', 'Відстежити посилку'),
        },
  completed: ({ orderNo }) => ({
    subject: `Замовлення №${orderNo} виконано`,
    heading: 'Замовлення виконано',
    paragraphs: [`Ваше замовлення №${orderNo} виконано. Дякуємо, що обрали «Краплину», і гарних ароматів!`],
  }),
  abolition: ({ orderNo, ...order }, { reason }) => ({
    subject: `Замовлення №${orderNo} скасовано`,
    heading: 'Замовлення скасовано',
    paragraphs: [
      reason === 'payment-expired'
        ? `Ми не дочекалися оплати, тому замовлення №${orderNo} скасовано, а товари повернулися на полицю. Якщо вони вам ще до душі, замовте їх знову.`
        : reason === 'hold-released'
          ? `Нам не вдалося вчасно відправити замовлення №${orderNo}, тому воно скасоване. Вибачте нам!`
          : `Ваше замовлення №${orderNo} скасовано. Якщо ви про це не просили, напишіть або зателефонуйте нам.`,
      ...(hasMoney(order) ? ['Гроші повернемо. Якщо ви платили карткою, банк зарахує їх за кілька днів.'] : []),
    ],
    ...(reason === 'payment-expired' && { button: { label: 'До магазину', path: '/index' } }),
  }),
};

const en: WordsOf = {
  specified: ({ orderNo, userId }) => ({
    subject: `Order no. ${orderNo}: please check it`,
    heading: 'Let us check your order',
    paragraphs: [
      `We are not sure about something in your order no. ${orderNo}. Please look at the contact and the address below.`,
      userId === null
        ? 'If anything is wrong, write or call us and we will put it right.'
        : 'You can correct them in your orders.',
    ],
    ...(userId !== null && { button: { label: 'Clarify the order', path: '/user/orders' } }),
  }),
  processed: (order) => ({
    ...follow(order, 'Follow the order'),
    subject: `Order no. ${order.orderNo} is being processed`,
    heading: 'Your order is being processed',
    paragraphs: [`We are working on your order no. ${order.orderNo} again and will write as soon as it is on its way.`],
  }),
  send: (order) =>
    isPickup(order)
      ? {
          subject: `Order no. ${order.orderNo} is ready for you`,
          heading: 'Ready to be picked up',
          paragraphs: [`Your order no. ${order.orderNo} is packed and waits for you at the pickup point.`],
        }
      : {
          ...follow(order, 'Follow the order'),
          subject: `Order no. ${order.orderNo} is on its way`,
          heading: 'Your order is on its way',
          paragraphs: [`Your order no. ${order.orderNo} has left. The carrier will tell you when you can collect it.`],
          ...waybillOf(order, 'Waybill number', 'Track the parcel'),
        },
  completed: ({ orderNo }) => ({
    subject: `Order no. ${orderNo} is completed`,
    heading: 'Your order is completed',
    paragraphs: [`Your order no. ${orderNo} is completed. Thank you for choosing Kraplyna, and enjoy your perfume!`],
  }),
  abolition: ({ orderNo, ...order }, { reason }) => ({
    subject: `Order no. ${orderNo} is cancelled`,
    heading: 'Your order is cancelled',
    paragraphs: [
      reason === 'payment-expired'
        ? `The payment did not arrive in time, so order no. ${orderNo} is cancelled and its goods are back on the shelf. If you still like them, please order again.`
        : reason === 'hold-released'
          ? `We could not send order no. ${orderNo} in time, so it is cancelled. We are sorry!`
          : `Your order no. ${orderNo} is cancelled. If you did not ask for it, write or call us.`,
      ...(hasMoney(order) ? ['We return the money. If you paid by card, the bank needs a few days for it.'] : []),
    ],
    ...(reason === 'payment-expired' && { button: { label: 'To the shop', path: '/index' } }),
  }),
};

const words: Record<Language, WordsOf> = { uk, en };

export const orderStatusLetter = defineLetter({
  name: 'order-status-letter',
  limit: orderLetterLimit,
  isReadOnly: true,
  countedAs: ({ status }) => status,
  about: z.object({
    orderId: z.uuid(),
    status: z.enum(orderStatuses),
    reason: z.enum(statusReasons).default('decided'),
  }),
  write: async (context, { orderId, ...about }) => {
    const order = await getOrderRow(context, orderId);
    // Skipped if the order was cancelled after the e-mail was queued.
    if (order.status === 'abolition' && about.status !== 'abolition') return null;
    const { language } = order;
    const { button, waybill, ...said } = words[language][about.status](order, about);
    return {
      to: order.email,
      language,
      words: {
        ...said,
        preview: said.paragraphs[0] ?? said.heading,
        ...(button && { button: { label: button.label, address: addressOf(context, language, button.path) } }),
        ...(waybill && { button: waybill.button }),
        goods: goodsOf(order),
        facts: [...(waybill ? [waybill.fact] : []), ...factsOf(order)],
        notes: [],
      },
    };
  },
});
