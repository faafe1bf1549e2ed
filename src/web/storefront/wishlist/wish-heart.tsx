import Heart from 'lucide-react/icons/heart';
import type { ProductCard } from '#contracts/products.ts';
import { toggleWish, useWish } from '#web/features/wishlist/wishlist.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

export type WishHeartProps = { product: Pick<ProductCard, '_id' | 'name'>; className?: string };

export function WishHeart({ product: { _id, name }, className = '' }: WishHeartProps) {
  const { productCard: texts } = useMessages();
  const { isWished, mayWish } = useWish(_id);
  if (!mayWish) return null;
  return (
    <IconButton
      look="round"
      label={texts.wish(name)}
      icon={<Heart aria-hidden="true" strokeWidth={1.75} />}
      isPressed={isWished}
      onClick={() => toggleWish(_id)}
      className={className}
    />
  );
}
