import type { Language } from '#domain/language.ts';
import type { ReceiptStatus } from './receipt.ts';
import type { ShiftStatus } from './shift.ts';
import type { ReceiptOutcome } from './till.ts';

type Words = {
  strip: string;
  title: string;
  none: string;
  noneHint: string;
  shift: string;
  shifts: Record<ShiftStatus, string>;
  noShift: string;
  next: string;
  outcomes: Record<ReceiptOutcome, string>;
  set: string;
  kinds: Record<'SELL' | 'RETURN', string>;
  states: Record<ReceiptStatus, string>;
  offline: string;
  order: string;
  time: string;
  sum: string;
  code: string;
  paid: string;
  discount: string;
  ofSale: string;
  push: Record<Exclude<ReceiptOutcome, 'held'>, string>;
  gone: string;
  goneHint: string;
  toShop: string;
};

const uk: Words = {
  strip: 'Пісочниця: ці чеки не потрапляють до податкової',
  title: 'Чеки каси',
  none: 'Чеків ще немає',
  noneHint: 'Оплатіть замовлення, і за кілька секунд його чек з’явиться тут.',
  shift: 'Зміна',
  shifts: { CREATED: 'відкривається', OPENED: 'відкрита', CLOSING: 'закривається', CLOSED: 'закрита' },
  noShift: 'ще не відкривалася',
  next: 'Що відповідає податкова на нові чеки',
  outcomes: { done: 'приймає', error: 'відхиляє', offline: 'недоступна (офлайн)', held: 'мовчить' },
  set: 'Застосувати',
  kinds: { SELL: 'Продаж', RETURN: 'Повернення' },
  states: { CREATED: 'чекає', DONE: 'готовий', ERROR: 'помилка' },
  offline: 'офлайн',
  order: 'Замовлення',
  time: 'Час',
  sum: 'Сума',
  code: 'Фіскальний номер',
  paid: 'Оплата',
  discount: 'знижка',
  ofSale: 'Чек продажу',
  push: { done: 'Прийняти', error: 'Відхилити', offline: 'Провести офлайн' },
  gone: 'Такого чека немає',
  goneHint: 'Каса пісочниці зберігає останні дві тисячі чеків.',
  toShop: 'До магазину',
};

const en: Words = {
  strip: 'Sandbox: these receipts do not reach the tax office',
  title: 'Receipts of the register',
  none: 'No receipts yet',
  noneHint: 'Pay for an order, and its receipt appears here in a few seconds.',
  shift: 'Shift',
  shifts: { CREATED: 'opening', OPENED: 'open', CLOSING: 'closing', CLOSED: 'closed' },
  noShift: 'not opened yet',
  next: 'What the tax office answers to new receipts',
  outcomes: { done: 'accepts', error: 'rejects', offline: 'unreachable (offline)', held: 'stays silent' },
  set: 'Apply',
  kinds: { SELL: 'Sale', RETURN: 'Return' },
  states: { CREATED: 'waiting', DONE: 'done', ERROR: 'error' },
  offline: 'offline',
  order: 'Order',
  time: 'Time',
  sum: 'Sum',
  code: 'Fiscal number',
  paid: 'Paid',
  discount: 'discount',
  ofSale: 'Receipt of the sale',
  push: { done: 'Accept', error: 'Reject', offline: 'Make offline' },
  gone: 'There is no such receipt',
  goneHint: 'The register of the sandbox keeps the last two thousand receipts.',
  toShop: 'To the shop',
};

export const receiptMessages: Record<Language, Words> = { uk, en };
