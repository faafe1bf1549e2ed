import { type DeliveryKind, deliveryKinds } from './delivery.ts';
import type { Kopecks } from './money.ts';
import { offeredPayments, onlineOnly, type PaymentKind, type PaymentOffer } from './payment-methods.ts';

/** Where a bank transfer goes. */
export type BankAccount = { readonly receiver: string; readonly iban: string; readonly taxId: string };

/** The reference of a transfer is for the bank, so it is in Ukrainian. */
export const transferPurpose = (orderNo: number): string => `Оплата замовлення № ${orderNo}`;

/** What this shop offers at the checkout. */
export type SalesTerms = {
  readonly deliveries: readonly DeliveryKind[];
  /** From this sum the shop pays for delivery; null if never. */
  readonly freeDeliveryFromKopecks: Kopecks | null;
  readonly payments: readonly PaymentOffer[];
  readonly bankAccount: BankAccount | null;
};

/** Those of the specification. */
export const defaultTerms: SalesTerms = {
  deliveries: ['nova-poshta', 'pickup'],
  freeDeliveryFromKopecks: null,
  payments: onlineOnly,
  bankAccount: null,
};

export const isDeliveryFree = (
  { freeDeliveryFromKopecks }: Pick<SalesTerms, 'freeDeliveryFromKopecks'>,
  totalKopecks: Kopecks,
): boolean => freeDeliveryFromKopecks !== null && totalKopecks >= freeDeliveryFromKopecks;

/** What the terms mean for a purchase of one sum, whatever its delivery. */
export type PurchaseTerms = {
  readonly sumKopecks: Kopecks;
  readonly isDeliveryFree: boolean;
  readonly payments: readonly PaymentKind[];
};

export function purchaseTerms(terms: SalesTerms, sumKopecks: Kopecks): PurchaseTerms {
  const payments = deliveryKinds.flatMap((delivery) => offeredPayments(terms.payments, delivery, sumKopecks));
  return { sumKopecks, isDeliveryFree: isDeliveryFree(terms, sumKopecks), payments: [...new Set(payments)] };
}
