import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminOrderPage = {
  title: (orderNo: number) => `Замовлення № ${orderNo}`,
  ofDate: (date: string) => `від ${date}`,
  toOrder: 'До замовлення',
  open: (orderNo: number) => `Відкрити замовлення № ${orderNo}`,
  loading: 'Завантажуємо замовлення…',
  missing: (orderNo: string) => `Замовлення № ${orderNo} немає`,
  missingText: 'Перевірте номер або знайдіть замовлення за ім’ям, телефоном чи поштою.',
  actions: 'Дії із замовленням',
  askToClarify: 'Попросити уточнити',
  goods: 'Товари',
  buyer: 'Покупець',
  call: (phone: string) => `Зателефонувати: ${phone}`,
  write: (email: string) => `Написати: ${email}`,
  copyPhone: 'Скопіювати телефон',
  copyEmail: 'Скопіювати пошту',
  copyAddress: 'Скопіювати адресу',
  copied: 'Скопійовано',
  notCopied: 'Не вдалося скопіювати',
  otherOrders: 'Інші замовлення',
  otherCount: (count: number) =>
    `Ще ${formatNumber(count)} ${plural('uk', count, { one: 'замовлення', few: 'замовлення', many: 'замовлень' })}`,
  noOtherOrders: 'Це перше замовлення покупця.',
  otherLoading: 'Шукаємо інші замовлення…',
  delivery: 'Доставка',
  comment: 'Коментар покупця',
  rest: (sum: string) => `Лишилося доплатити ${sum}`,
  payment: 'Оплата',
};
