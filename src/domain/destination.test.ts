import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorText, parseDoor } from './destination.ts';

const words = fc.string({ unit: fc.constantFrom('в', 'а', '1', '/', '.', ' ', '-'), minLength: 1, maxLength: 12 });
const part = words.map((text) => text.trim()).filter((text) => text !== '');

describe("a courier's address", () => {
  it('is one line that is read back as street, house and flat', () => {
    const flat = fc.option(part, { nil: '' });
    fc.assert(
      fc.property(fc.record({ street: part, house: part, flat }), (door) => {
        expect(parseDoor(doorText(door))).toEqual(door);
      }),
    );
    expect(doorText({ street: 'вул. Соборна', house: '12а', flat: '5' })).toBe('вул. Соборна, 12а, кв. 5');
  });

  it('is not read from any other text', () => {
    for (const text of ['', 'Відділення №1', 'кв. 5', ', ']) expect(parseDoor(text)).toBeNull();
  });
});
