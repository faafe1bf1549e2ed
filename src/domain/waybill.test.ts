import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shopDay } from './dates.ts';
import {
  branchNumberOf,
  chargedKg,
  estimatedGrams,
  fitsLocker,
  latestSendDay,
  type WaybillFields,
  waybillProblems,
} from './waybill.ts';

const form: WaybillFields = {
  firstName: 'Олена',
  lastName: "Дем'яненко-Коваль",
  weightKg: 0.5,
  seats: 1,
  lengthCm: 20,
  widthCm: 15,
  heightCm: 10,
  declaredUah: 4780,
  description: 'Парфумерія',
  sendOn: '2026-03-17',
  branchNo: '',
};
const limits = { kind: 'branch', highestDeclaredUah: null, today: '2026-03-17' } as const;
const locker = { ...limits, kind: 'locker', highestDeclaredUah: 29_000 } as const;
const problemsOf = (changes: Partial<WaybillFields>, within: Parameters<typeof waybillProblems>[1] = limits) =>
  waybillProblems({ ...form, ...changes }, within);

describe('[RULE-SHIP-04] the check of a waybill', () => {
  it('finds nothing where the carrier would accept it', () => {
    expect(problemsOf({})).toEqual({});
    expect(problemsOf({ lengthCm: 60, widthCm: 30, heightCm: 40, weightKg: 20, declaredUah: 29_000 }, locker)).toEqual(
      {},
    );
    expect(problemsOf({ branchNo: '12' }, { ...limits, kind: null })).toEqual({});
    expect(problemsOf({ seats: 3, weightKg: 25 })).toEqual({});
  });

  it.each<[string, Partial<WaybillFields>, object]>([
    ['Latin letters', { firstName: 'Olena' }, { firstName: 'waybill-name-letters' }],
    ['Russian letters', { lastName: 'Королёв' }, { lastName: 'waybill-name-letters' }],
    ['a digit', { lastName: 'Коваль 2' }, { lastName: 'waybill-name-letters' }],
    ['a first name of 26', { firstName: 'О'.repeat(26) }, { firstName: 'waybill-first-name-long' }],
    ['a whole name of 51', { firstName: 'О'.repeat(25), lastName: 'К'.repeat(25) }, { lastName: 'waybill-name-long' }],
    ['no weight', { weightKg: 0.09 }, { weightKg: 'waybill-weight' }],
    ['a weight that is none', { weightKg: Number.NaN }, { weightKg: 'waybill-weight' }],
    ['no description', { description: '' }, { description: 'waybill-description' }],
    ['a description of 121', { description: 'п'.repeat(121) }, { description: 'waybill-description' }],
    ['yesterday', { sendOn: '2026-03-16' }, { sendOn: 'send-day-past' }],
    ['more than three months', { sendOn: '2026-06-18' }, { sendOn: 'send-day-late' }],
  ])('finds %s', (_, changes, problems) => expect(problemsOf(changes)).toEqual(problems));

  it('knows the limits of lockers', () => {
    const all = { seats: 2, weightKg: 20.1, heightCm: 61, declaredUah: 29_001 };
    expect(problemsOf(all, locker)).toEqual({
      seats: 'locker-one-seat',
      weightKg: 'locker-weight',
      lengthCm: 'locker-size',
      declaredUah: 'declared-too-high',
    });
    expect(problemsOf({ declaredUah: 500_000 }, { ...locker, highestDeclaredUah: null })).toEqual({});
  });

  it('needs the number of a branch where the address was typed', () => {
    expect(problemsOf({}, { ...limits, kind: null })).toEqual({ branchNo: 'waybill-branch-number' });
  });

  it('takes a box for a locker however it is turned', () => {
    const side = fc.integer({ min: 1, max: 70 });
    fc.assert(
      fc.property(side, side, side, (lengthCm, widthCm, heightCm) => {
        const fits = fitsLocker({ lengthCm, widthCm, heightCm });
        expect(fitsLocker({ lengthCm: heightCm, widthCm: lengthCm, heightCm: widthCm })).toBe(fits);
        expect(fitsLocker({ lengthCm: widthCm, widthCm: lengthCm, heightCm })).toBe(fits);
        if (lengthCm <= 40 && widthCm <= 60 && heightCm <= 30) expect(fits).toBe(true);
        if (Math.max(lengthCm, widthCm, heightCm) > 60) expect(fits).toBe(false);
      }),
    );
  });

  it('rounds weights up to whole tenths, and never down', () => {
    expect([0.01, 0.1, 0.11, 0.3, 2.34, 0.1 + 0.2, 20].map(chargedKg)).toEqual([0.1, 0.1, 0.2, 0.3, 2.4, 0.3, 20]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), (grams) => {
        const charged = Math.round(chargedKg(grams / 1000) * 10);
        expect(charged * 100).toBeGreaterThanOrEqual(grams);
        expect((charged - 1) * 100).toBeLessThan(Math.max(grams, 1));
      }),
    );
  });

  it('allows three months by the calendar', () => {
    expect(['2026-03-17', '2026-11-30', '2026-05-31', '2027-11-30'].map(latestSendDay)).toEqual([
      '2026-06-17',
      '2027-02-28',
      '2026-08-31',
      '2028-02-29',
    ]);
    const days = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map(shopDay);
    fc.assert(
      fc.property(days, (today) => {
        const span = (Date.parse(latestSendDay(today)) - Date.parse(today)) / 86_400_000;
        expect(span).toBeGreaterThanOrEqual(89);
        expect(span).toBeLessThanOrEqual(92);
      }),
    );
  });
});

describe('what a waybill begins with', () => {
  it('weighs bottles and decants', () => {
    const bottle = { isBottled: false, quantity: 2, sizeMl: 50 };
    const decant = { isBottled: true, quantity: 7, sizeMl: null };
    expect(estimatedGrams([bottle, decant])).toBe(150 + 2 * 230 + 32);
    expect(chargedKg(estimatedGrams([]) / 1000)).toBe(0.2);
  });

  it('reads the branch from the address', () => {
    expect(branchNumberOf('Відділення №5 (до 30 кг): вул. Садова, 12')).toBe('5');
    expect(branchNumberOf('Поштомат "Нова Пошта" №20123: вул. Садова, 12')).toBe('20123');
    expect(branchNumberOf(' 12 ')).toBe('12');
    expect(branchNumberOf('вул. Садова, 12')).toBe('');
  });
});
