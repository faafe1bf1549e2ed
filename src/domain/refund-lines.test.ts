import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partKopecks } from './refund-lines.ts';

test('[RULE-REFUND-01] the parts of a line that are refunded one after the other add up to the line', () => {
  fc.assert(
    fc.property(
      fc.record({ quantity: fc.integer({ min: 1, max: 200 }), totalKopecks: fc.integer({ min: 0, max: 20_000_000 }) }),
      fc.array(fc.integer({ min: 1, max: 50 })),
      (line, counts) => {
        let [refunded, kopecks] = [0, 0];
        for (const count of [...counts, line.quantity]) {
          const taken = Math.min(count, line.quantity - refunded);
          const part = partKopecks(line, refunded, taken);
          expect(part).toBeGreaterThanOrEqual(0);
          [refunded, kopecks] = [refunded + taken, kopecks + part];
        }
        expect([refunded, kopecks]).toEqual([line.quantity, line.totalKopecks]);
      },
    ),
  );
});
