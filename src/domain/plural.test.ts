import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plural } from './plural.ts';

const goods = { one: 'товар', few: 'товари', many: 'товарів' };

describe('the word next to a number', () => {
  test('[ST-MSG-12] 1 товар, 2 товари, 5 товарів, 11 товарів, 21 товар, 22 товари', () => {
    const counted = [1, 2, 5, 11, 21, 22].map((count) => `${count} ${plural('uk', count, goods)}`);
    expect(counted).toEqual(['1 товар', '2 товари', '5 товарів', '11 товарів', '21 товар', '22 товари']);
  });

  test('follows the last digits, except in the teens', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (count) => {
        const isTeen = count % 100 >= 11 && count % 100 <= 14;
        const last = isTeen ? 0 : count % 10;
        const fewOrMany = last >= 2 && last <= 4 ? goods.few : goods.many;
        expect(plural('uk', count, goods)).toBe(last === 1 ? goods.one : fewOrMany);
      }),
    );
  });

  test('has its own form for decimals where there is one', () => {
    expect(plural('uk', 1.5, { ...goods, other: 'товару' })).toBe('товару');
    expect(plural('uk', 1.5, goods)).toBe('товари');
  });

  test('in English is one or other', () => {
    const forms = { one: 'item', other: 'items' };
    expect([0, 1, 2, 11, 21].map((count) => plural('en', count, forms))).toEqual([
      'items',
      'item',
      'items',
      'items',
      'items',
    ]);
  });

  test('is the one that Unicode gives', () => {
    const unicode = { uk: new Intl.PluralRules('uk'), en: new Intl.PluralRules('en') };
    const uk = { one: 'one', few: 'few', many: 'many', other: 'other' };
    const en = { one: 'one', other: 'other' };
    const numbers = fc.oneof(
      fc.integer(),
      fc.integer({ min: -10_000, max: 10_000 }).map((tenths) => tenths / 10),
    );
    fc.assert(
      fc.property(numbers, (count) => {
        expect(plural('uk', count, uk)).toBe(unicode.uk.select(count));
        expect(plural('en', count, en)).toBe(unicode.en.select(count));
      }),
    );
  });
});
