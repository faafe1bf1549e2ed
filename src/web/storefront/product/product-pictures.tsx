import { clsx } from 'clsx';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import type { Product } from '#contracts/products.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { shownPriceOf } from '#web/kit/product-price.ts';
import { LazyWishHeart } from '#web/storefront/wishlist/lazy-wish-heart.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const fetchZoom = () => import('./picture-zoom.tsx');
/** Lazy loading: the dialog loads when a pointer or the focus reaches a picture. */
const PictureZoom = lazyComponent('picture-zoom', async () => (await fetchZoom()).PictureZoom);

const pictureSizes = '(width >= 80rem) 520px, (width >= 64rem) 42vw, (width >= 48rem) 45vw, 100vw';
const thumbSizes = '80px';

/** A row with scroll snapping, so that it can be swiped; only the first picture is server-rendered. */
export function ProductPictures({ product }: { product: Product }) {
  const { product: texts, productCard } = useMessages();
  const pictures = [...new Set([product.imageFirst, ...product.imageUrls])].filter((address) => address !== null);
  const { row, shown, show, onScroll, onKeyDown } = useGallery(pictures.length);
  const [zoom, setZoom] = useState({ isOpen: false, isWanted: false });
  const isHydrated = useHydrated();
  const { percent } = shownPriceOf(product);

  return (
    <section aria-label={texts.pictures} onKeyDown={onKeyDown} className="flex flex-col gap-3">
      <div className="relative">
        <ul
          ref={row}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-lg [scrollbar-width:none] max-sm:-mx-4 max-sm:rounded-none"
        >
          {(pictures.length > 0 ? pictures : [null]).map((address, position) => (
            <li
              key={address}
              className={clsx('relative w-full shrink-0 snap-center', position > 0 && 'noscript:hidden')}
            >
              <Picture
                // The others would compete with the first one for bandwidth.
                address={position === 0 || isHydrated ? address : null}
                preview={position === 0 ? product.imagePreview : null}
                alt={position === 0 ? product.name : texts.picture(product.name, position + 1)}
                sizes={pictureSizes}
                isEager={position === 0}
                className="rounded-none! max-sm:aspect-auto max-sm:h-[38svh] max-sm:min-h-56"
              />
              {address !== null && (
                <button
                  type="button"
                  aria-label={texts.zoom(position + 1)}
                  aria-haspopup="dialog"
                  tabIndex={position === shown ? undefined : -1}
                  onPointerEnter={() => void fetchZoom()}
                  onFocus={() => void fetchZoom()}
                  onClick={() => setZoom({ isOpen: true, isWanted: true })}
                  className="absolute inset-0 size-full cursor-zoom-in -outline-offset-4 noscript:hidden"
                />
              )}
            </li>
          ))}
        </ul>
        {percent > 0 && (
          <Badge tone="garnet" look="solid" className="absolute top-3 left-3 text-sm! max-sm:left-0">
            <span className="sr-only">{productCard.discount(percent)}</span>
            <span aria-hidden="true">−{percent}%</span>
          </Badge>
        )}
        <LazyWishHeart product={product} className="absolute top-2.5 right-2.5 max-sm:right-0" />
        {pictures.length > 1 && (
          <span
            aria-hidden="true"
            className="figures pointer-events-none absolute right-0 bottom-3 rounded-full bg-card/90 px-2.5 py-0.5 text-xs text-ink-2 sm:hidden noscript:hidden"
          >
            {shown + 1} / {pictures.length}
          </span>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onShow={show} />}
      {zoom.isWanted && (
        <Suspense fallback={null}>
          <PictureZoom
            name={product.name}
            pictures={pictures}
            shown={shown}
            onShow={show}
            isOpen={zoom.isOpen}
            onClose={() => setZoom({ isOpen: false, isWanted: true })}
          />
        </Suspense>
      )}
    </section>
  );
}

type ThumbnailsProps = { pictures: readonly string[]; shown: number; onShow: (position: number) => void };

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const { product: texts } = useMessages();
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5 max-sm:hidden noscript:hidden">
      {pictures.map((address, position) => (
        <li key={address} className="w-16 shrink-0 sm:w-20">
          <button
            type="button"
            aria-label={texts.showPicture(position + 1)}
            aria-pressed={position === shown}
            onClick={() => onShow(position)}
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
  );
}

/** The shown picture follows the scroll position; arrow keys and thumbnails scroll. */
function useGallery(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (wanted: number) => {
    const position = (wanted + count) % count;
    setShown(position);
    // Instantly: while it scrolled smoothly, the scroll position would say another picture.
    row.current?.scrollTo({ left: position * row.current.clientWidth, behavior: 'instant' });
  };
  const onScroll = () => {
    const { current } = row;
    if (current && current.clientWidth > 0) setShown(Math.round(current.scrollLeft / current.clientWidth));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    show(shown + step);
  };
  return { row, shown, show, onScroll, onKeyDown };
}
