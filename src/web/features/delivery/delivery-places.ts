import { useCallback, useEffect, useState } from 'react';
import { listPickupPoints } from '#contracts/addresses.ts';
import { type CarrierPlace, type CarrierQuery, listCarrierPlaces } from '#contracts/carrier.ts';
import { call } from '#web/kit/api-client.ts';
import type { ComboOption } from '#web/ui/combo-options.ts';

type Method = CarrierQuery['calledMethod'];
type Properties = CarrierQuery['methodProperties'];

/** Cache of the carrier's lists, for the life of the page. */
const known = new Map<string, readonly CarrierPlace[]>();
const none: readonly CarrierPlace[] = [];

/** `properties` is null until the parent place is chosen. */
export function useCarrierPlaces(calledMethod: Method, properties: Properties | null) {
  const question = properties && JSON.stringify(properties);
  const key = `${calledMethod} ${question}`;
  const [, setArrived] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const places = known.get(key);
  const hasFailed = !places && failed === key;
  const isLoading = question !== null && !places && !hasFailed;

  useEffect(() => {
    if (!isLoading) return;
    const leaving = new AbortController();
    const body = { modelName: 'Address' as const, calledMethod, methodProperties: JSON.parse(question) };
    call(listCarrierPlaces, { body, signal: leaving.signal }).then(
      ({ data }) => {
        known.set(key, data);
        setArrived(key);
      },
      (error: unknown) => {
        // Superseded by a newer request.
        if (leaving.signal.aborted) return;
        reportError(error);
        setFailed(key);
      },
    );
    return () => leaving.abort();
  }, [isLoading, calledMethod, question, key]);

  return { places: places ?? none, isLoading, hasFailed, retry: () => setFailed(null) };
}

export type PickupPoint = { readonly name: string; readonly address: string };

export type PickupPoints = {
  /** Null until they are known. */
  readonly points: readonly PickupPoint[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Pickup points. A failure is logged and can be retried; delivery by carrier still works. */
export function usePickupPoints(): PickupPoints {
  const [points, setPoints] = useState<readonly PickupPoint[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    call(listPickupPoints, {}).then(
      ({ data }) => setPoints(data),
      (error: unknown) => {
        reportError(error);
        setHasFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  return { points, hasFailed, retry: load };
}

export const placeOptions = (places: readonly CarrierPlace[]): ComboOption[] =>
  places.map(({ Ref, Description }) => ({ value: Ref, label: Description }));
