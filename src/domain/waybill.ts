import type { ShopDay } from './dates.ts';
import type { Destination } from './destination.ts';
import type { Kopecks } from './money.ts';

/** What the carrier accepts on a waybill, checked before it is asked: it would refuse late, and in its own words. */

export const waybillPayers = ['recipient', 'sender'] as const;
export type WaybillPayer = (typeof waybillPayers)[number];

/** The form of a waybill. */
export type WaybillFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly weightKg: number;
  readonly seats: number;
  readonly lengthCm: number;
  readonly widthCm: number;
  readonly heightCm: number;
  /** Whole hryvnias. */
  readonly declaredUah: number;
  readonly description: string;
  readonly sendOn: ShopDay;
  /** Of an address that was typed by hand. */
  readonly branchNo: string;
};

export type WaybillLimits = {
  /** Null for an address that was typed by hand. */
  readonly kind: Destination['kind'] | null;
  /** Of the point; null without a limit. */
  readonly highestDeclaredUah: number | null;
  readonly today: ShopDay;
};

export type WaybillProblem =
  | 'waybill-name-letters'
  | 'waybill-first-name-long'
  | 'waybill-name-long'
  | 'waybill-weight'
  | 'waybill-branch-number'
  | 'locker-one-seat'
  | 'locker-weight'
  | 'locker-size'
  | 'declared-too-high'
  | 'waybill-description'
  | 'send-day-past'
  | 'send-day-late';

const ukrainianName = /^[А-ЩЬЮЯЄІЇҐ](?:[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ'’ʼ -]*[А-ЩЬЮЯЄІЇҐа-щьюяєіїґ])?$/i;
export const longestFirstName = 25;
export const longestWholeName = 50;
export const longestDescription = 120;
export const lightestKg = 0.1;
export const heaviestLockerKg = 20;
/** Of any parcel at an ordinary branch. */
export const heaviestWaybillKg = 30;
/** Sorted. */
const lockerSidesCm = [30, 40, 60];

/** Turned in any way. */
export function fitsLocker({ lengthCm, widthCm, heightCm }: Pick<WaybillFields, 'lengthCm' | 'widthCm' | 'heightCm'>) {
  const sides = [lengthCm, widthCm, heightCm].toSorted((a, b) => a - b);
  return sides.every((side, index) => side <= (lockerSidesCm[index] ?? 0));
}

/** The last day on which a parcel may be handed over, three months ahead; 31 May is followed by 31 August, 30 November by 28 February. */
export function latestSendDay(today: ShopDay): ShopDay {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 3, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 2, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Rounded up to a tenth, as the carrier charges. The sum of floating-point tenths is not a tenth: hence the grams. */
export const chargedKg = (weightKg: number): number =>
  Math.max(lightestKg, Math.ceil(Math.round(weightKg * 1000) / 100) / 10);

/** The first problem of each field; none if the carrier can be asked. */
export function waybillProblems(
  fields: WaybillFields,
  { kind, highestDeclaredUah, today }: WaybillLimits,
): Partial<Record<keyof WaybillFields, WaybillProblem>> {
  const { firstName, lastName, description, sendOn, seats, declaredUah } = fields;
  const isLocker = kind === 'locker';
  const checks: readonly (readonly [keyof WaybillFields, boolean, WaybillProblem])[] = [
    ['firstName', !ukrainianName.test(firstName), 'waybill-name-letters'],
    ['firstName', firstName.length > longestFirstName, 'waybill-first-name-long'],
    ['lastName', !ukrainianName.test(lastName), 'waybill-name-letters'],
    ['lastName', `${lastName} ${firstName}`.length > longestWholeName, 'waybill-name-long'],
    ['branchNo', kind === null && !/^\d{1,5}$/.test(fields.branchNo), 'waybill-branch-number'],
    ['weightKg', !(fields.weightKg >= lightestKg), 'waybill-weight'],
    ['weightKg', isLocker && fields.weightKg > heaviestLockerKg, 'locker-weight'],
    ['seats', isLocker && seats !== 1, 'locker-one-seat'],
    ['lengthCm', isLocker && !fitsLocker(fields), 'locker-size'],
    ['declaredUah', highestDeclaredUah !== null && declaredUah > highestDeclaredUah, 'declared-too-high'],
    ['description', description.length < 1 || description.length > longestDescription, 'waybill-description'],
    ['sendOn', sendOn < today, 'send-day-past'],
    ['sendOn', sendOn > latestSendDay(today), 'send-day-late'],
  ];
  const found: Partial<Record<keyof WaybillFields, WaybillProblem>> = {};
  for (const [field, isProblem, problem] of checks) if (isProblem) found[field] ??= problem;
  return found;
}

type Line = { readonly isBottled: boolean; readonly quantity: number; readonly sizeMl: number | null };

/** Glass, cap and carton of a bottle; a vial; and the shop's own box. */
const [bottleGrams, vialGrams, boxGrams, usualMl] = [180, 25, 150, 100];

/** An estimate for the form: nobody weighs a perfume for the catalogue. */
export function estimatedGrams(lines: readonly Line[]): number {
  const weigh = ({ isBottled, quantity, sizeMl }: Line) =>
    isBottled ? quantity + vialGrams : quantity * ((sizeMl ?? usualMl) + bottleGrams);
  return lines.reduce((sum, line) => sum + weigh(line), boxGrams);
}

/** A box that holds a few bottles. */
export const usualBox = { lengthCm: 20, widthCm: 15, heightCm: 10 };

/** Whole hryvnias, rounded up. */
export const wholeUah = (kopecks: Kopecks): number => Math.ceil(kopecks / 100);

/** 'Відділення №5 (до 30 кг): вул. Садова, 1' is branch 5. Empty if the address names none. */
export const branchNumberOf = (address: string): string =>
  /№\s*(\d{1,5})/.exec(address)?.[1] ?? /^\s*(\d{1,5})\s*$/.exec(address)?.[1] ?? '';
