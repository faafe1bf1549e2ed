import { useState } from 'react';
import { browserStorage } from '#web/kit/browser-storage.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The city that the buyer chose last, with the carrier's id. */
export type DeliveryCity = { readonly value: string; readonly label: string };

const key = 'delivery-city';
/** A saved or typed place has no id of the carrier. */
const carrierId = /^[\da-f]{8}-[\da-f-]{27}$/i;

export const isCarrierId = (value: string): boolean => carrierId.test(value);

export function keepDeliveryCity({ value, label }: DeliveryCity): void {
  if (isCarrierId(value)) browserStorage.write(key, JSON.stringify({ value, label }));
}

/** Validated: the storage is untrusted. */
export function readDeliveryCity(): DeliveryCity | null {
  try {
    const { value, label } = JSON.parse(browserStorage.read(key) ?? '{}');
    return typeof value === 'string' && typeof label === 'string' && isCarrierId(value) ? { value, label } : null;
  } catch {
    return null;
  }
}

/** Null on the server, whose pages are the same for everyone, and until hydration. */
export function useDeliveryCity(): DeliveryCity | null {
  const isHydrated = useHydrated();
  const [city] = useState(readDeliveryCity);
  return isHydrated ? city : null;
}
