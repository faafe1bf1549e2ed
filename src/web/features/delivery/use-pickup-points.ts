import { useCallback, useEffect, useState } from 'react';
import { listPickupPoints } from '#contracts/addresses.ts';
import { call } from '#web/kit/api-client.ts';

/** What it is called, and the address that an order is written to. */
export type PickupPoint = { readonly name: string; readonly address: string };

export type PickupPoints = {
  /** Null until they are known. */
  readonly points: readonly PickupPoint[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Where the shop hands goods over. A list that does not come is only logged: the carrier still delivers. */
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
