import type { DeliveryAddress } from '#contracts/delivery-addresses.ts';
import type { PickupPoint } from '#web/features/delivery/delivery-places.ts';
import type { CheckoutValues } from './checkout-values.ts';

export type DeliveryValues = Pick<CheckoutValues, 'deliveryAddress' | 'isAddressTyped'>;

/** Places of a saved address have its id instead of the carrier's, so that the form, also in a draft, knows where they came from. */
const placeId = (id: string): string => `saved:${id}`;

/** An address is kept by its labels; if it must be corrected, it is shown as typed text. */
export function savedValues({ _id, kind, region, city, address }: DeliveryAddress): DeliveryValues {
  const place = (label: string) => ({ value: placeId(_id), label });
  return {
    deliveryAddress: { delivery: kind, region: place(region), city: place(city), address: place(address) },
    isAddressTyped: kind !== 'pickup',
  };
}

export const noAddress: DeliveryValues = {
  deliveryAddress: { delivery: 'nova-poshta', region: null, city: null, address: null },
  isAddressTyped: false,
};

/** The saved address in the form; null if the buyer has chosen, typed or corrected any part of it. */
export function chosenAddress(
  addresses: readonly DeliveryAddress[],
  { region, city, address }: CheckoutValues['deliveryAddress'],
): DeliveryAddress | null {
  const isFrom = ({ _id }: DeliveryAddress) => [region, city, address].every((part) => part?.value === placeId(_id));
  return addresses.find(isFrom) ?? null;
}

/** Without pickup points that have closed. `points` is null until loaded. */
export const offeredAddresses = (
  addresses: readonly DeliveryAddress[],
  points: readonly PickupPoint[] | null,
): readonly DeliveryAddress[] =>
  addresses.filter(
    ({ kind, address }) => kind !== 'pickup' || points === null || points.some((point) => point.address === address),
  );

/** Enough for most buyers, and short on a phone. */
const shownAtFirst = 3;

/** The latest addresses, and the chosen one wherever it is. */
export const shortList = (
  addresses: readonly DeliveryAddress[],
  chosen: DeliveryAddress | null,
): readonly DeliveryAddress[] => addresses.filter((address, at) => at < shownAtFirst || address._id === chosen?._id);
