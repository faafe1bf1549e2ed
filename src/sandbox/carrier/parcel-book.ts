import { randomUUID } from 'node:crypto';
import { openJournal } from '../journal.ts';

/** A waybill at the stand-in, with the states that it went through. */
export type BookedParcel = {
  readonly ref: string;
  readonly number: string;
  /** The fields of `save`, as they were sent. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly costUah: number;
  readonly arrivesOn: string;
  readonly createdAt: string;
  readonly states: readonly { readonly code: number; readonly at: string }[];
  readonly registerRef: string | null;
};

export const stateTexts: Readonly<Record<number, string>> = {
  1: 'Відправник самостійно створив цю накладну, але ще не надав до відправки',
  2: 'Видалено',
  4: 'Відправлення у місті відправника',
  5: 'Відправлення прямує до міста одержувача',
  6: 'Відправлення у місті одержувача',
  7: 'Прибув на відділення',
  8: 'Прибув на відділення (завантажено в поштомат)',
  9: 'Відправлення отримано',
  10: 'Відправлення отримано. Протягом доби ви одержите SMS про надходження грошового переказу',
  11: 'Відправлення отримано. Грошовий переказ видано одержувачу',
  101: 'На шляху до одержувача',
  102: 'Відмова одержувача (відправником створено замовлення на повернення)',
  103: 'Відмова одержувача',
  105: 'Припинено зберігання',
  106: 'Одержано і створено ЄН зворотної доставки',
};

export const isDeleted = ({ states }: BookedParcel) => states.at(-1)?.code === 2;
export const codeOf = ({ states }: BookedParcel): number => states.at(-1)?.code ?? 1;
/** Accepted by the carrier, so that it can be changed no more. */
export const isScanned = (parcel: BookedParcel) => ![1, 2].includes(codeOf(parcel));

const hasMoney = ({ fields }: BookedParcel) => Array.isArray(fields.BackwardDeliveryData);

function nextCode(parcel: BookedParcel): number | null {
  const toDoor = String(parcel.fields.ServiceType).endsWith('Doors');
  const way = [1, 4, 5, 6, toDoor ? 101 : 7, hasMoney(parcel) ? 10 : 9, ...(hasMoney(parcel) ? [11] : [])];
  const index = way.indexOf(codeOf(parcel));
  return index < 0 ? null : (way[index + 1] ?? null);
}

const dayMs = 86_400_000;
/** Free of charge, from the day of arrival. */
export const storageDays = 7;
const daysAtOnce = 5;

const isWaiting = (parcel: BookedParcel) => codeOf(parcel) === 7 || codeOf(parcel) === 8;

const canBeRefused = (parcel: BookedParcel) => isScanned(parcel) && ![9, 10, 11, 102, 103].includes(codeOf(parcel));

export type ParcelBook = ReturnType<typeof openParcelBook>;

/** Documents of the stand-in. With a file it survives a restart, as the bank's invoices do. */
export function openParcelBook({ now, file }: { now: () => Date; file: string | null }) {
  const { items: parcels, write } = openJournal<BookedParcel>({ file, keyOf: ({ ref }) => ref });
  let last = parcels.size;
  const keep = (parcel: BookedParcel): BookedParcel => {
    write(parcel);
    return parcel;
  };
  const at = () => now().toISOString();
  const move = (parcel: BookedParcel, code: number) =>
    keep({ ...parcel, states: [...parcel.states, { code, at: at() }] });

  return {
    /** Newest first. */
    list: (): BookedParcel[] => [...parcels.values()].toReversed(),
    find: (ref: string): BookedParcel | null => parcels.get(ref) ?? null,
    findByNumber: (number: string): BookedParcel | null =>
      [...parcels.values()].find((parcel) => parcel.number === number) ?? null,
    /** Of an order, without deleted ones: tests count them. */
    ofOrder: (orderNo: number): BookedParcel[] =>
      [...parcels.values()].filter(
        (parcel) => parcel.fields.InfoRegClientBarcodes === String(orderNo) && !isDeleted(parcel),
      ),
    add(made: Pick<BookedParcel, 'fields' | 'costUah' | 'arrivesOn'>): BookedParcel {
      last += 1;
      const number = `2045${String(1_000_000_000 + last)}`;
      const states = [{ code: 1, at: at() }];
      return keep({ ...made, ref: randomUUID(), number, createdAt: at(), states, registerRef: null });
    },
    change: (parcel: BookedParcel, changes: Pick<BookedParcel, 'fields' | 'costUah' | 'arrivesOn'>) =>
      keep({ ...parcel, ...changes }),
    register: (parcel: BookedParcel, registerRef: string) => keep({ ...parcel, registerRef }),
    move,
    /** The next state of its way; answers whether there was one. */
    pushOn(number: string): boolean {
      const parcel = this.findByNumber(number);
      const code = parcel && nextCode(parcel);
      if (!parcel || code === null) return false;
      move(parcel, code);
      return true;
    },
    /** The recipient does not want it. */
    refuse(number: string): boolean {
      const parcel = this.findByNumber(number);
      if (!parcel || !canBeRefused(parcel)) return false;
      move(parcel, 103);
      return true;
    },
    /** Days pass for a parcel that nobody collects, until it is stored no longer. */
    letDaysPass(number: string): boolean {
      const parcel = this.findByNumber(number);
      if (!parcel || !isWaiting(parcel)) return false;
      const earlier = (moment: string) => new Date(Date.parse(moment) - daysAtOnce * dayMs).toISOString();
      const states = parcel.states.map((state) => ({ ...state, at: earlier(state.at) }));
      const older = keep({ ...parcel, states });
      const arrivedMs = Date.parse(states.at(-1)?.at ?? '');
      if (now().getTime() - arrivedMs > storageDays * dayMs) move(older, 105);
      return true;
    },
    /** Since when it waits at its branch or locker; null if it does not. */
    daysWaiting: (parcel: BookedParcel): number | null =>
      isWaiting(parcel) ? Math.floor((now().getTime() - Date.parse(parcel.states.at(-1)?.at ?? '')) / dayMs) : null,
    canBeRefused,
    canGoOn: (parcel: BookedParcel) => nextCode(parcel) !== null,
    nowMs: () => now().getTime(),
  };
}
