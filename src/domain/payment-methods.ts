import type { Language } from './language.ts';

/** The one way to pay. An order keeps the label that its buyer read. */
export const onlinePayment: Record<Language, string> = {
  uk: 'Онлайн-оплата карткою',
  en: 'Online card payment',
};
