import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from './dates.ts';
import {
  isParcelCode,
  isScanned,
  isWaybillNumber,
  nextTrackingAt,
  parcelPhases,
  phaseOf,
  shipmentTroubleOf,
  troubleOf,
} from './parcel-tracking.ts';

const madeAt = new Date('2026-03-17T10:00:00Z');
const pauseOf = (code: number, ageMs = 0) => {
  const now = new Date(madeAt.getTime() + ageMs);
  const next = nextTrackingAt({ phase: phaseOf(code), madeAt, now });
  return next && next.getTime() - now.getTime();
};

it('[RULE-SHIP-08] knows the codes of every phase, and takes no other for one of them', () => {
  const known = [1, 2, 3, 4, 41, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 101, 102, 103, 104, 105, 106, 107, 111, 112, 124];
  expect(known.filter((code) => !isParcelCode(code))).toEqual([]);
  expect([0, 13, 42, 100, 125, -1, Number.NaN].filter(isParcelCode)).toEqual([]);
});

describe('[RULE-SHIP-07] the rhythm of tracking', () => {
  it('is hours while a parcel moves, and days after it arrived', () => {
    expect([1, 3].map((code) => pauseOf(code))).toEqual([2 * hourMs, 2 * hourMs]);
    expect([4, 41, 5, 6, 101, 104, 111, 112].map((code) => pauseOf(code))).toEqual(Array(8).fill(hourMs));
    expect([7, 8, 102, 103, 105].map((code) => pauseOf(code))).toEqual(Array(5).fill(dayMs));
  });

  it('ends when the parcel is received or deleted, and after 45 days at the latest', () => {
    expect([9, 10, 11, 106, 2].map((code) => pauseOf(code))).toEqual(Array(5).fill(null));
    fc.assert(
      fc.property(
        fc.constantFrom(...parcelPhases),
        fc.integer({ min: 45 * dayMs + 1, max: 90 * dayMs }),
        (phase, age) => {
          expect(nextTrackingAt({ phase, madeAt, now: new Date(madeAt.getTime() + age) })).toBeNull();
        },
      ),
    );
  });
});

describe('the state of a parcel', () => {
  it('is known for every code, also for new ones', () => {
    expect(phaseOf(9999)).toBe('moving');
    expect([1, 2, 3].map((code) => isScanned(phaseOf(code)))).toEqual([false, false, false]);
    expect([4, 7, 9, 103, 105].every((code) => isScanned(phaseOf(code)))).toBe(true);
  });

  it('is a problem for staff when it was refused, is not collected, or soon will be', () => {
    const today = '2026-03-17';
    expect(troubleOf({ phase: 'arrived', storedUntil: '2026-03-20' }, today)).toBeNull();
    expect(troubleOf({ phase: 'arrived', storedUntil: '2026-03-19' }, today)).toBe('storage-ends');
    expect(troubleOf({ phase: 'received', storedUntil: '2026-03-19' }, today)).toBeNull();
    expect(troubleOf({ phase: 'refused', storedUntil: null }, today)).toBe('refused');
  });

  it('is asked for by valid numbers only', () => {
    expect(['20450012345678', '59001234567890'].every(isWaybillNumber)).toBe(true);
    expect(['2045001234567', '204500123456789', '2045001234567a', ''].some(isWaybillNumber)).toBe(false);
  });

  it('is of the waybill too: refused, awaited for long, or left over from a cancelled order', () => {
    const now = new Date(madeAt.getTime() + hourMs);
    const of = (changes: Partial<Parameters<typeof shipmentTroubleOf>[0]>) =>
      shipmentTroubleOf(
        { state: 'created', statusCode: 1, storedUntil: null, createdAt: madeAt, orderStatus: 'processed', ...changes },
        '2026-03-17',
        now,
      );
    expect(of({})).toBeNull();
    expect(of({ state: 'refused' })).toBe('waybill-refused');
    expect([of({ state: 'requested' }), of({ state: 'unknown' })]).toEqual(['waybill-awaited', 'waybill-awaited']);
    expect(of({ state: 'requested', createdAt: now })).toBeNull();
    expect(of({ orderStatus: 'abolition' })).toBe('order-cancelled');
    expect(of({ orderStatus: 'abolition', state: 'deleted' })).toBeNull();
    expect(of({ statusCode: 103, orderStatus: 'send' })).toBe('refused');
    expect(of({ statusCode: 103, orderStatus: 'completed' })).toBeNull();
  });
});
