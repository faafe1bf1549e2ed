import { Suspense } from 'react';
import { useSession } from '#web/kit/session.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import type { WishHeartProps } from './wish-heart.tsx';

/** Lazy loading: guests have no wishlist, so they do not download its code. */
const WishHeart = lazyComponent('wish-heart', async () => (await import('./wish-heart.tsx')).WishHeart);

/** Positioned over the picture: the page is rendered for a guest, and the heart must cause no layout shift. */
export function LazyWishHeart(props: WishHeartProps) {
  if (useSession() === null) return null;
  return (
    <Suspense fallback={null}>
      <WishHeart {...props} />
    </Suspense>
  );
}
