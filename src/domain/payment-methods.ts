import type { Language } from './language.ts';

/** How an order is paid. Only online payments go through the bank and expire; the money of the others is taken by staff. */
export const paymentKinds = ['online', 'cash-pickup', 'cash-delivery', 'transfer'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** The only payment method of the storefront. Orders store the label in the buyer's language. */
export const onlinePayment: Record<Language, string> = {
  uk: 'Онлайн-оплата карткою',
  en: 'Online card payment',
};

/** A known label in the reader's language; other text as it was written. */
export const paymentLabel = (label: string, language: Language): string =>
  Object.values(onlinePayment).includes(label) ? onlinePayment[language] : label;
