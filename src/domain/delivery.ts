import type { Language } from './language.ts';

export const deliveryKinds = ['nova-poshta', 'pickup', 'courier'] as const;

export type DeliveryKind = (typeof deliveryKinds)[number];

/** Orders store the label in the buyer's language, so both are recognized. */
export const deliveryLabels: Record<DeliveryKind, Record<Language, string>> = {
  'nova-poshta': { uk: 'Нова пошта', en: 'Nova Poshta' },
  pickup: { uk: 'Самовивіз', en: 'Pickup' },
  courier: { uk: 'Кур’єр Нової пошти', en: 'Nova Poshta courier' },
};

/** Null for an unknown label, such as free text in a clarification. */
export function deliveryKindOf(label: string): DeliveryKind | null {
  const wanted = label.trim().toLowerCase();
  const means = (kind: DeliveryKind) =>
    Object.values(deliveryLabels[kind]).some((name) => name.toLowerCase() === wanted);
  return deliveryKinds.find(means) ?? null;
}

/** A known label in the reader's language; other text as it was written. */
export function deliveryLabel(label: string, language: Language): string {
  const kind = deliveryKindOf(label);
  return kind === null ? label : deliveryLabels[kind][language];
}

/** All pickup points are in this town, spelt as the carrier spells it. */
export const pickupPlace = { region: 'Полтавська', city: 'Кременчук' };
