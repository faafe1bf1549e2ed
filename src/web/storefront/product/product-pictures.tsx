import { clsx } from 'clsx';
import { useState } from 'react';
import type { Product } from '#contracts/products.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf } from '#web/kit/product-price.ts';
import { LazyWishHeart } from '#web/storefront/wishlist/lazy-wish-heart.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Picture } from '#web/ui/picture.tsx';

const pictureSizes = '(width >= 80rem) 520px, (width >= 64rem) 42vw, (width >= 48rem) 45vw, 100vw';
const thumbSizes = '80px';

export function ProductPictures({ product }: { product: Product }) {
  const { product: texts, productCard } = useMessages();
  const pictures = [...new Set([product.imageFirst, ...product.imageUrls])].filter((address) => address !== null);
  const [shown, setShown] = useState(0);
  const { percent } = shownPriceOf(product);

  return (
    <div className="flex flex-col gap-3">
      <div className="relative">
        <Picture
          address={pictures[shown] ?? null}
          preview={shown === 0 ? product.imagePreview : null}
          alt={product.name}
          sizes={pictureSizes}
          isEager
          className="rounded-lg max-sm:-mx-4 max-sm:aspect-square max-sm:rounded-none"
        />
        {percent > 0 && (
          <Badge tone="garnet" look="solid" className="absolute top-3 left-3 text-sm! max-sm:left-0">
            <span className="sr-only">{productCard.discount(percent)}</span>
            <span aria-hidden="true">−{percent}%</span>
          </Badge>
        )}
        <LazyWishHeart product={product} className="absolute top-2.5 right-2.5 max-sm:right-0" />
      </div>
      {pictures.length > 1 && (
        <ul aria-label={texts.pictures} className="flex gap-2 overflow-x-auto p-0.5 noscript:hidden">
          {pictures.map((address, position) => (
            <li key={address} className="w-16 shrink-0 sm:w-20">
              <button
                type="button"
                aria-label={texts.showPicture(position + 1)}
                aria-pressed={position === shown}
                onClick={() => setShown(position)}
                className={clsx(
                  'block w-full rounded-sm transition-shadow',
                  position === shown ? 'ring-2 ring-ink' : 'hover:ring-1 hover:ring-ink-3',
                )}
              >
                <Picture address={address} alt="" sizes={thumbSizes} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
