import type { Language } from '#domain/language.ts';
import { onlinePayment, type PaymentKind } from '#domain/payment-methods.ts';

/** The ways to pay that staff choose from. Orders store the name in the language of their making. */
export const paymentKindNames: Record<Language, Record<PaymentKind, string>> = {
  uk: {
    online: onlinePayment.uk,
    'cash-pickup': 'Готівкою при самовивозі',
    'cash-delivery': 'Накладений платіж',
    transfer: 'Переказ на рахунок',
  },
  en: {
    online: onlinePayment.en,
    'cash-pickup': 'Cash at pickup',
    'cash-delivery': 'Cash on delivery',
    transfer: 'Bank transfer',
  },
};
