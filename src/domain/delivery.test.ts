import { expect, test } from 'vitest';
import { deliveryKindOf, deliveryKinds, deliveryLabel, deliveryLabels } from './delivery.ts';
import { onlinePayment, paymentLabel } from './payment-methods.ts';

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
  expect(paymentLabel(onlinePayment.uk, 'en')).toBe(onlinePayment.en);
  expect(paymentLabel(onlinePayment.en, 'uk')).toBe(onlinePayment.uk);
  expect(paymentLabel('Готівкою', 'en')).toBe('Готівкою');
});
