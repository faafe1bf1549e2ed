/** Where the carrier takes a parcel, in its own references. An order has none if its address was typed by hand. */
export type Destination =
  | {
      readonly kind: 'branch' | 'locker';
      readonly cityRef: string;
      readonly pointRef: string;
      /** Of the point, as people know it. */
      readonly number: string;
      /** The short code of the point for sorting, such as `11/25`. */
      readonly index: string;
    }
  | {
      readonly kind: 'door';
      readonly cityRef: string;
      readonly streetRef: string;
      readonly street: string;
      readonly house: string;
      /** Empty for a house without flats. */
      readonly flat: string;
    };

type Door = { readonly street: string; readonly house: string; readonly flat: string };

const flatMark = 'кв. ';

/** A courier's address as one line, as the order stores it: 'вул. Соборна, 12, кв. 5'. */
export const doorText = ({ street, house, flat }: Door): string =>
  [street, house, ...(flat ? [`${flatMark}${flat}`] : [])].join(', ');

/** Null for a line that `doorText` did not write. */
export function parseDoor(text: string): Door | null {
  const parts = text.split(', ');
  const last = parts.at(-1) ?? '';
  const flat = last.startsWith(flatMark) ? last.slice(flatMark.length) : '';
  const [house = '', ...street] = (flat ? parts.slice(0, -1) : parts).toReversed();
  return street.length > 0 && house !== '' ? { street: street.toReversed().join(', '), house, flat } : null;
}
