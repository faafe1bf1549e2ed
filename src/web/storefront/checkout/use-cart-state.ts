import { useEffect, useState } from 'react';
import { useCartCount } from '#web/features/cart/cart.ts';
import { refreshCart } from '#web/features/cart/refresh-cart.tsx';
import { useSession } from '#web/kit/session.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** A signed-in user may have a cart from another device, so an empty cart is `unknown` until the first sync. */
export function useCartState(): 'unknown' | 'empty' | 'filled' {
  const isHydrated = useHydrated();
  const isEmpty = useCartCount() === 0;
  const userId = useSession()?.userId ?? null;
  const [askedFor, setAskedFor] = useState<string | null>(null);

  // Refreshes prices and stock first; if that fails, the order request reports changes.
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
