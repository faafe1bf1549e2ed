import { useCallback, useEffect, useState } from 'react';
import { listPickupPoints } from '#contracts/addresses.ts';
import { call } from '#web/kit/door.ts';
import type { Place } from './checkout-values.ts';

export type PickupPoints = {
  /** Null until they are known. */
  readonly points: readonly Place[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

async function loadPoints(): Promise<readonly Place[]> {
  const { data } = await call(listPickupPoints, {});
  return data.map(({ name, address }) => ({ value: `${name}, ${address}`, label: `${name}, ${address}` }));
}

/** Where the shop hands goods over. A list that does not come is only logged: the carrier still delivers. */
export function usePickupPoints(): PickupPoints {
  const [points, setPoints] = useState<readonly Place[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    setHasFailed(false);
    loadPoints().then(setPoints, (error: unknown) => {
      reportError(error);
      setHasFailed(true);
    });
  }, []);
  useEffect(load, [load]);
  return { points, hasFailed, retry: load };
}
