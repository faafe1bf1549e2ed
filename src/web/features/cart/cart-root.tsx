import { Suspense, useEffect, useState } from 'react';
import { ownArea } from '#domain/permissions.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { useSession } from '#web/kit/session.ts';
import { loadChunk } from '#web/ui/chunk.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { cartChanged, currentCart } from './cart.ts';
import { useIsCartOpen } from './cart-sheet-state.ts';
import { loadCartSheet, preloadCartWhenIdle } from './cart-trigger.ts';

const CartSheet = lazyComponent('cart-sheet', async () => (await loadCartSheet()).CartSheet);

/** Mounted once per page: lazy-loads the cart sheet and runs the cart sync of signed-in users. */
export function CartRoot() {
  useOwnCart();
  useEffect(() => {
    if (currentCart().length > 0) preloadCartWhenIdle();
  }, []);
  const isOpen = useIsCartOpen();
  const [isNeeded, setIsNeeded] = useState(false);
  if (isOpen && !isNeeded) setIsNeeded(true);
  return (
    <>
      <CartCount />
      {isNeeded && (
        <Suspense fallback={null}>
          <CartSheet isOpen={isOpen} />
        </Suspense>
      )}
    </>
  );
}

function useOwnCart(): void {
  const session = useSession();
  const owner = ownArea(session?.permissions ?? null) === null ? null : (session?.userId ?? null);
  useEffect(() => {
    if (owner === null) return;
    let end: (() => void) | null = null;
    let isWanted = true;
    loadChunk('server-cart', () => import('./server-cart.ts')).then(
      ({ startCartSync }) => {
        if (isWanted) end = startCartSync();
      },
      // The chunk failed to load, which `ChunkNotice` reports; the cart stays local.
      () => undefined,
    );
    return () => {
      isWanted = false;
      end?.();
    };
  }, [owner]);
}

/** Announces changes of the cart's count to screen readers. */
function CartCount() {
  const { cart: texts, counts } = useMessages();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let known = currentCart().length;
    const announce = () => {
      const now = currentCart().length;
      if (now !== known) setCount(now);
      known = now;
    };
    addEventListener(cartChanged, announce);
    return () => removeEventListener(cartChanged, announce);
  }, []);
  return (
    <span role="status" className="sr-only">
      {count !== null && (count === 0 ? texts.nowEmpty : texts.nowHolds(counts.products(count)))}
    </span>
  );
}
