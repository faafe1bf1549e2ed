import { expect, test } from 'vitest';
import { deliveryKindOf, deliveryKinds, deliveryLabels } from './delivery.ts';

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
