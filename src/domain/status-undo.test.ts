import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orderEventKinds } from './order-events.ts';
import { orderStatuses } from './order-states.ts';
import { canBeUndone, statusBefore } from './status-undo.ts';

const status = fc.constantFrom(...orderStatuses);
const person = fc.constantFrom('olena', 'ihor');

describe('taking a status back', () => {
  test('[AD-WORK-03] returns to the status before, for the person who set it, if nothing has happened since', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderEventKinds),
        fc.option(person),
        person,
        status,
        status,
        status,
        (kind, actorId, personId, from, to, now) => {
          const isOwn = kind === 'status-changed' && actorId === personId && to === now && now !== 'abolition';
          expect(statusBefore({ kind, actorId, details: { from, to } }, now, personId)).toBe(isOwn ? from : null);
        },
      ),
    );
  });

  test('[AD-WORK-03] is impossible for a cancelled order, and for an event without a known status', () => {
    expect(orderStatuses.filter((one) => !canBeUndone(one))).toEqual(['abolition']);
    const details = { from: 'lost', to: 'send' };
    expect(statusBefore({ kind: 'status-changed', actorId: 'olena', details }, 'send', 'olena')).toBeNull();
  });
});
