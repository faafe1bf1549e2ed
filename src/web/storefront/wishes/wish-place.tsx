import { Suspense } from 'react';
import { useSession } from '#web/kit/session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { WishHeartProps } from './wish-heart.tsx';

/** Guests have no wishlist, so they do not carry its code. */
const WishHeart = lazyPart('wish-heart', async () => (await import('./wish-heart.tsx')).WishHeart);

/** Lies above a picture: the page is served for a guest, and nothing may move when the heart comes. */
export function WishPlace(props: WishHeartProps) {
  if (useSession() === null) return null;
  return (
    <Suspense fallback={null}>
      <WishHeart {...props} />
    </Suspense>
  );
}
