import { pickupPlace } from '#domain/delivery.ts';
import type { PickupPoint } from '#web/features/delivery/delivery-places.ts';
import type { CheckoutValues, Place } from './checkout-values.ts';

type DeliveryAddress = CheckoutValues['deliveryAddress'];

const asPlace = (label: string): Place => ({ value: label, label });

/**
 * The pickup address, always in the shop's own town. A single point is preselected; a chosen point that no longer exists is reset. `points` is null
 * until loaded.
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
