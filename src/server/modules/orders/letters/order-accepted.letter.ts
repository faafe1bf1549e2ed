import { z } from 'zod';
import { formatLongDate } from '#domain/dates.ts';
import { canBePaid } from '#domain/order-process.ts';
import { isThroughBank } from '#domain/payment-methods.ts';
import { transferPurpose } from '#domain/sales-terms.ts';
import type { Context } from '#server/context.ts';
import { defineLetter } from '#server/modules/letters/define-letter.ts';
import { orderLetterLimit } from '#server/modules/letters/letter-limits.service.ts';
import type { LetterFact } from '#server/modules/letters/letter-words.ts';
import type { OrderRow } from '../orders.repository.ts';
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
    toConfirm: 'Підтвердьте покупку частинами в застосунку monobank протягом 15 хвилин: товари відкладено для вас.',
    byHand: {
      'cash-pickup': 'Заплатите в крамниці, коли забиратимете замовлення.',
      'cash-delivery': 'Заплатите Новій пошті, коли отримаєте посилку.',
      transfer: 'Перекажіть суму за реквізитами нижче. Щойно гроші надійдуть, зберемо замовлення.',
    },
    account: {
      receiver: 'Отримувач',
      iban: 'IBAN',
      taxId: 'Код отримувача',
      purpose: 'Призначення',
    },
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
    toConfirm: 'Confirm the instalments in the monobank app within 15 minutes: meanwhile the goods wait for you.',
    byHand: {
      'cash-pickup': 'You pay at the shop when you collect the order.',
      'cash-delivery': 'You pay Nova Poshta when you receive the parcel.',
      transfer: 'Transfer the sum to the account below. As soon as it arrives, we pack your order.',
    },
    account: {
      receiver: 'Receiver',
      iban: 'IBAN',
      taxId: 'Receiver’s code',
      purpose: 'Reference',
    },
    pay: 'Pay for the order',
    see: 'See the order',
    notes: ['If you have ordered nothing, just do not pay: an unpaid order is cancelled by itself.'],
  },
};

function accountFacts(
  { settings: { terms } }: Pick<Context, 'settings'>,
  { language, orderNo }: OrderRow,
): LetterFact[] {
  const { bankAccount } = terms;
  if (bankAccount === null) return [];
  const { receiver, iban, taxId, purpose } = words[language].account;
  return [
    { label: receiver, value: bankAccount.receiver },
    { label: iban, value: bankAccount.iban },
    { label: taxId, value: bankAccount.taxId },
    { label: purpose, value: transferPurpose(orderNo) },
  ];
}

/** Payment state as of sending. A cancelled order gets another e-mail instead. */
export const orderAcceptedLetter = defineLetter({
  name: 'order-accepted-letter',
  limit: orderLetterLimit,
  isReadOnly: true,
  about: z.object({ orderId: z.uuid() }),
  write: async (context, { orderId }) => {
    const order = await getOrderRow(context, orderId);
    if (order.status === 'abolition') return null;
    const { language, orderNo } = order;
    const { subject, heading, accepted, paid, toPay, toConfirm, byHand, pay, see, notes } = words[language];
    const isOpen = canBePaid(order);
    const kind = order.paymentState === 'awaiting' && !isThroughBank(order.paymentKind) ? order.paymentKind : null;
    const unpaid = kind === null ? null : byHand[kind];
    const open = order.paymentKind === 'instalments' ? toConfirm : toPay;
    const aboutMoney = isOpen ? open : order.paymentState === 'paid' ? paid : unpaid;
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
        facts: [...factsOf(order), ...(kind === 'transfer' ? accountFacts(context, order) : [])],
        notes: isOpen ? notes : [],
      },
    };
  },
});
