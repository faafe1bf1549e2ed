import { useWishes } from '#web/features/wishlist/wishlist.ts';
import { IconCount } from '#web/storefront/layout/icon-count.tsx';

export function WishCount({ isNamed }: { isNamed: boolean }) {
  return <IconCount count={useWishes()?.size ?? 0} isNamed={isNamed} />;
}
