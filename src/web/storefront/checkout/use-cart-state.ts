import { useEffect, useState } from 'react';
import { useCartCount } from '#web/features/cart/cart.ts';
import { refreshCart } from '#web/features/cart/refresh-cart.tsx';
import { useSession } from '#web/kit/session.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Whose cart this browser does not hold may have filled one on another device: an empty one is believed once the shop was asked. */
export function useCartState(): 'unknown' | 'empty' | 'filled' {
  const isHydrated = useHydrated();
  const isEmpty = useCartCount() === 0;
  const userId = useSession()?.userId ?? null;
  const [askedFor, setAskedFor] = useState<string | null>(null);

  // Prices and stock of today, before anybody reads a sum; without an answer the order itself will say what changed.
  useEffect(() => {
    let isCurrent = true;
    const done = () => isCurrent && setAskedFor(userId);
    refreshCart().then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  if (!isHydrated) return 'unknown';
  if (!isEmpty) return 'filled';
  return userId === null || userId === askedFor ? 'empty' : 'unknown';
}
