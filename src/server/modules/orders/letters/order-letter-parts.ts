import { wholeBottles } from '#domain/bottling.ts';
import type { Language } from '#domain/language.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { sizeLabel } from '#domain/size-label.ts';
import type { Context } from '#server/context.ts';
import type { LetterFact, LetterGoods } from '#server/modules/letters/letter-words.ts';
import { addressOf } from '#server/modules/letters/letters.service.ts';
import type { OrderRow } from '../orders.repository.ts';

/** Shared parts of the order e-mails: goods and delivery. */

type Line = OrderRow['lines'][number];

const words = {
  uk: {
    total: 'Разом',
    pieces: (count: string) => `${count} шт.`,
    bottle: (size: number, count: string, sum: string) => `у т. ч. флакон ${size} мл × ${count}: ${sum}`,
    discount: (percent: number) => `Знижка ${percent} %`,
    recipient: 'Отримує',
    delivery: 'Доставка',
    payment: 'Оплата',
    states: {
      awaiting: 'ще не оплачено',
      paid: 'оплачено',
      failed: 'не вдалася',
      expired: 'не надійшла вчасно',
      refunded: 'гроші повернено',
    },
  },
  en: {
    total: 'Total',
    pieces: (count: string) => `${count} pcs`,
    bottle: (size: number, count: string, sum: string) => `incl. bottle of ${size} ml × ${count}: ${sum}`,
    discount: (percent: number) => `${percent} % off`,
    recipient: 'Goes to',
    delivery: 'Delivery',
    payment: 'Payment',
    states: {
      awaiting: 'not paid yet',
      paid: 'paid',
      failed: 'did not go through',
      expired: 'did not come in time',
      refunded: 'money returned',
    },
  },
} satisfies Record<Language, unknown>;

export function goodsOf({ lines, totalKopecks, language }: OrderRow): LetterGoods {
  return {
    rows: lines.map((line) => ({
      name: [line.brandName, line.name].filter(Boolean).join(' '),
      details: detailsOf(line, language),
      amount: amountOf(line, language),
      sum: formatMoney(line.totalKopecks),
    })),
    total: { label: words[language].total, sum: formatMoney(totalKopecks) },
  };
}

function amountOf({ isBottled, quantity, sizeMl }: Line, language: Language): string {
  const size = sizeLabel({ bottling: isBottled, sizes: sizeMl }, language, quantity);
  const count = isBottled ? null : words[language].pieces(formatNumber(quantity));
  return [size, count].filter((part) => part !== null).join(' × ');
}

function detailsOf({ discountPercent, bottles }: Line, language: Language): string[] {
  const { discount, bottle } = words[language];
  return [
    ...(discountPercent > 0 ? [discount(discountPercent)] : []),
    ...bottles.map((row) => {
      const { count, sumKopecks } = wholeBottles(row);
      return bottle(row.bottleSize, formatNumber(count), formatMoney(sumKopecks));
    }),
  ];
}

/** The page that shows the order's payment. */
export const pageOf = (context: Pick<Context, 'settings'>, { id, language }: OrderRow): string =>
  addressOf(context, language, `/orders/orderAccepted?order=${id}`);

export function factsOf(order: OrderRow): LetterFact[] {
  const { recipient, delivery, payment, states } = words[order.language];
  const typed = (...parts: string[]) => parts.filter(Boolean).map(unlinked).join(', ');
  return [
    { label: recipient, value: typed(`${order.firstName} ${order.lastName}`, order.phone) },
    { label: delivery, value: typed(order.delivery, order.region, order.city, order.address) },
    { label: payment, value: states[order.paymentState] },
  ];
}

/**
 * Anyone can order in another person's name, and mail clients auto-link anything that looks like an address: a word joiner
 * after each separator prevents that.
 */
function unlinked(typed: string): string {
  return typed.replaceAll(/[.:/@](?=\S)/g, '$&\u2060');
}
