import { type DeliveryKind, deliveryKinds } from './delivery.ts';
import type { Language } from './language.ts';
import type { Kopecks } from './money.ts';

/** How an order is paid. What goes through the bank expires; the money of the others is taken by staff. */
export const paymentKinds = ['online', 'instalments', 'cash-pickup', 'cash-delivery', 'transfer'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

type KindOfBank = Extract<PaymentKind, 'online' | 'instalments'>;

/** The bank takes the money, by card or in instalments. */
export const isThroughBank = (kind: PaymentKind): kind is KindOfBank => kind === 'online' || kind === 'instalments';

/** Orders store the label in the buyer's language. */
export const paymentLabels: Record<PaymentKind, Record<Language, string>> = {
  online: { uk: 'Онлайн-оплата карткою', en: 'Online card payment' },
  instalments: { uk: 'Покупка частинами monobank', en: 'monobank instalments' },
  'cash-pickup': { uk: 'Готівкою або карткою при самовивозі', en: 'Cash or card at pickup' },
  'cash-delivery': { uk: 'Накладений платіж', en: 'Cash on delivery' },
  transfer: { uk: 'Переказ на рахунок', en: 'Bank transfer' },
};

/** Null for an unknown label. */
export const paymentKindOf = (label: string): PaymentKind | null =>
  paymentKinds.find((kind) => Object.values(paymentLabels[kind]).includes(label)) ?? null;

/** A known label in the reader's language; other text as it was written. */
export function paymentLabel(label: string, language: Language): string {
  const kind = paymentKindOf(label);
  return kind === null ? label : paymentLabels[kind][language];
}

/** A payment method that the checkout offers, for these deliveries and sums. */
export type PaymentOffer = {
  readonly kind: PaymentKind;
  readonly deliveries: readonly DeliveryKind[];
  readonly fromKopecks: Kopecks;
  /** Null without an upper limit. */
  readonly toKopecks: Kopecks | null;
};

/** Where each method is possible at all. */
const possibleDeliveries: Record<PaymentKind, readonly DeliveryKind[]> = {
  online: deliveryKinds,
  instalments: deliveryKinds,
  'cash-pickup': ['pickup'],
  'cash-delivery': ['nova-poshta', 'courier'],
  transfer: deliveryKinds,
};

export const onlineOnly: readonly PaymentOffer[] = [
  { kind: 'online', deliveries: deliveryKinds, fromKopecks: 0, toKopecks: null },
];

const offerText = /^([a-z-]+)(?:@([a-z+-]+))?(?:>=(\d{1,7}))?(?:<=(\d{1,7}))?$/;

/**
 * Reads a setting such as `online, cash-delivery<=5000, transfer@pickup+courier>=1000`: methods in the order of the
 * checkout, each with its deliveries and its sums in hryvnias. Null if it cannot be read.
 */
export function parsePaymentOffers(text: string): readonly PaymentOffer[] | null {
  const offers = text.split(',').map((part) => parseOffer(part.trim()));
  const known = offers.filter((offer) => offer !== null);
  const isDistinct = new Set(known.map(({ kind }) => kind)).size === offers.length;
  return known.length === offers.length && isDistinct ? known : null;
}

function parseOffer(text: string): PaymentOffer | null {
  const [, name, places, from = '0', to] = offerText.exec(text) ?? [];
  const kind = paymentKinds.find((one) => one === name);
  if (!kind) return null;
  const possible = possibleDeliveries[kind];
  const wanted = places?.split('+') ?? possible;
  const deliveries = possible.filter((one) => wanted.includes(one));
  if (deliveries.length !== wanted.length) return null;
  const toKopecks = to === undefined ? null : Number(to) * 100;
  const fromKopecks = Number(from) * 100;
  return toKopecks !== null && toKopecks < fromKopecks ? null : { kind, deliveries, fromKopecks, toKopecks };
}

/** In the order of the setting. */
export const offeredPayments = (
  offers: readonly PaymentOffer[],
  delivery: DeliveryKind,
  totalKopecks: Kopecks,
): PaymentKind[] =>
  offers
    .filter(({ deliveries }) => deliveries.includes(delivery))
    .filter(
      ({ fromKopecks, toKopecks }) => fromKopecks <= totalKopecks && (toKopecks === null || totalKopecks <= toKopecks),
    )
    .map(({ kind }) => kind);
