import { expect, test } from 'vitest';
import { deliveryKindOf, deliveryKinds, deliveryLabel, deliveryLabels } from './delivery.ts';
import { paymentLabel, paymentLabels } from './payment-methods.ts';

test('every label of every language is understood, however it is typed', () => {
  for (const kind of deliveryKinds) {
    for (const label of Object.values(deliveryLabels[kind])) {
      expect(deliveryKindOf(label)).toBe(kind);
      expect(deliveryKindOf(` ${label.toUpperCase()} `)).toBe(kind);
    }
  }
});

test('other words are no kind of delivery', () => {
  expect(deliveryKindOf('Укрпошта')).toBeNull();
  expect(deliveryKindOf('')).toBeNull();
});

test('a stored label is shown in the language of its reader, other words as they were typed', () => {
  expect(deliveryLabel('Нова пошта', 'en')).toBe('Nova Poshta');
  expect(deliveryLabel('Pickup', 'uk')).toBe('Самовивіз');
  expect(deliveryLabel('Укрпошта', 'en')).toBe('Укрпошта');
  expect(paymentLabel(paymentLabels.online.uk, 'en')).toBe(paymentLabels.online.en);
  expect(paymentLabel(paymentLabels.online.en, 'uk')).toBe(paymentLabels.online.uk);
  expect(paymentLabel('Готівкою', 'en')).toBe('Готівкою');
});
