import type { Language } from './language.ts';

/** The only payment method. Orders store the label in the buyer's language. */
export const onlinePayment: Record<Language, string> = {
  uk: 'Онлайн-оплата карткою',
  en: 'Online card payment',
};
