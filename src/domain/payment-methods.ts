import type { Language } from './language.ts';

/** The only payment method. Orders store the label in the buyer's language. */
export const onlinePayment: Record<Language, string> = {
  uk: 'Онлайн-оплата карткою',
  en: 'Online card payment',
};

/** A known label in the reader's language; other text as it was written. */
export const paymentLabel = (label: string, language: Language): string =>
  Object.values(onlinePayment).includes(label) ? onlinePayment[language] : label;
