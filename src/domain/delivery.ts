import type { Language } from './language.ts';

export const deliveryKinds = ['nova-poshta', 'pickup'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** An order keeps the label that its buyer read, so both languages are understood. */
export const deliveryLabels: Record<DeliveryKind, Record<Language, string>> = {
  'nova-poshta': { uk: 'Нова пошта', en: 'Nova Poshta' },
  pickup: { uk: 'Самовивіз', en: 'Pickup' },
};

/** Null for words that are none of the labels, as somebody may type them while clarifying an order. */
export function deliveryKindOf(label: string): DeliveryKind | null {
  const wanted = label.trim().toLowerCase();
  const means = (kind: DeliveryKind) =>
    Object.values(deliveryLabels[kind]).some((name) => name.toLowerCase() === wanted);
  return deliveryKinds.find(means) ?? null;
}

/** Every pickup point stands in the shop's own town, which is named as the carrier names it. */
export const pickupPlace = { region: 'Полтавська', city: 'Кременчук' };
