import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSizeOrder } from './size-order.ts';

const size = fc.record({
  _id: fc.uuid(),
  name: fc.constantFrom('Naxos', 'Oud Wood'),
  bottling: fc.boolean(),
  sizes: fc.option(fc.integer({ min: 1, max: 200 })),
});

describe('the sizes of a perfume', () => {
  test('[ST-SIZE-03] stand small to large, then those without a size, the decant last', () => {
    const of = (_id: string, sizes: number | null, bottling = false) => ({ _id, name: 'Naxos', sizes, bottling });
    const sizes = [of('decant', null, true), of('set', null), of('large', 100), of('small', 30)];
    expect(inSizeOrder(sizes).map(({ _id }) => _id)).toEqual(['small', 'large', 'set', 'decant']);
  });

  test('[ST-SIZE-03] keep their order, wherever one begins', () => {
    fc.assert(
      fc.property(fc.uniqueArray(size, { selector: ({ _id }) => _id }), fc.nat(20), (sizes, first) => {
        const turned = [...sizes.slice(first), ...sizes.slice(0, first)];
        expect(inSizeOrder(turned)).toEqual(inSizeOrder(sizes));
      }),
    );
  });
});
