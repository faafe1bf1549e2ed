import { pickupPlace } from '#domain/delivery.ts';
import type { PickupPoint } from '#web/features/delivery/delivery-places.ts';
import type { CheckoutValues, Place } from './checkout-values.ts';

type DeliveryAddress = CheckoutValues['deliveryAddress'];

const asPlace = (label: string): Place => ({ value: label, label });

/**
 * Where an order is picked up: always in the shop's own town. One point is used without asking; of several the buyer picks, and one
 * that has closed since is picked no longer. Null in the points while they are not known.
 */
export function pickupAddress(address: Place | null, points: readonly PickupPoint[] | null): DeliveryAddress {
  const [first, ...others] = points ?? [];
  const picked = points?.find((point) => point.address === address?.label);
  const used = picked ?? (others.length === 0 ? first : undefined);
  return {
    delivery: 'pickup',
    region: asPlace(pickupPlace.region),
    city: asPlace(pickupPlace.city),
    address: points === null ? address : used ? asPlace(used.address) : null,
  };
}
