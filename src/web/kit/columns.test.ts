import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readColumns, writeColumns } from './columns.ts';

test('rows become text and rows again', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('', 'a', 'b', 'ab', 'aba', 'a|b', '|', '~"', '#t'));
  const sizes = fc.array(fc.record({ ml: fc.option(fc.nat(3)), label: text }), { maxLength: 3 });
  const row = fc.record({
    id: fc.nat(),
    brand: fc.option(fc.record({ name: text, tags: fc.array(text, { maxLength: 2 }) })),
    category: fc.record({ name: text, discount: fc.option(fc.record({ percent: fc.nat(2) })) }),
    sizes,
    color: text,
    isNew: fc.boolean(),
    price: fc.option(
      fc.oneof(
        fc.nat(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
      ),
    ),
  });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
      expect(readColumns(writeColumns(rows))).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

test('objects with different fields keep theirs', () => {
  const rows = [
    { sizes: [{ ml: 50 }, { label: 'розлив' }], brand: { name: 'Byredo' } },
    { sizes: [], brand: { id: 1 } },
  ];
  expect(readColumns(writeColumns<object>(rows))).toEqual(rows);
});

test('names of fields and shared values are written once, and texts without quotation marks', () => {
  const rows = [
    { id: 'a1', brand: { name: 'Byredo' }, sizes: [{ ml: 50 }, { ml: 100 }], color: '' },
    { id: 'b2', brand: { name: 'Byredo' }, sizes: [], color: '' },
  ];
  expect(writeColumns(rows)).toBe(
    "{~count~:2,~fields~:{~id~:~'||a1|b2~,~brand~:{~count~:2,~fields~:{~name~:[~Byredo~]}},~sizes~:{~lengths~:[2,0],~items~:{~count~:2,~fields~:{~ml~:~#50|100~}}},~color~:[~~]}}",
  );
});

test('the common beginning and end of texts are written once, and absent values as nothing', () => {
  const rows = [
    { picture: '/media/a1/720.webp', price: null, isNew: true },
    { picture: '/media/b2/720.webp', price: 91.2, isNew: false },
  ];
  expect(writeColumns(rows)).toBe(
    "{~count~:2,~fields~:{~picture~:~'/media/|/720.webp|a1|b2~,~price~:~#|91.2~,~isNew~:~#t|f~}}",
  );
});
