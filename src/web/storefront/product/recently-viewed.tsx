import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { rowClass, rowItemClass, ScrollRow } from './product-row.tsx';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

/** Lazy loading: only visitors who scroll this far need the API client. */
const ViewedProductsRow = lazyComponent(
  'viewed-products-row',
  async () => (await import('./viewed-products-row.tsx')).ViewedProductsRow,
);

const shownAtMost = 8;
const fetchedAheadPx = 500;

export function RecentlyViewed({ productId }: { productId: string }) {
  const { product: texts } = useMessages();
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    setIds(
      viewedProducts()
        .filter((id) => id !== productId)
        .slice(0, shownAtMost),
    );
    rememberViewed(productId);
  }, [productId]);
  if (ids.length === 0) return null;

  const shape = <RowSkeleton title={texts.recentlyViewed} ids={ids} />;
  return (
    <LazyOnScroll placeholder={shape}>
      <Suspense fallback={shape}>
        <ViewedProductsRow ids={ids} placeholder={shape} />
      </Suspense>
    </LazyOnScroll>
  );
}

function RowSkeleton({ title, ids }: { title: string; ids: readonly string[] }) {
  return (
    <ScrollRow title={title}>
      <ul className={rowClass}>
        {ids.map((id) => (
          <li key={id} className={rowItemClass}>
            <Skeleton className="aspect-3/4" />
            <Skeleton className="mt-4 h-4 w-1/2" />
            <Skeleton className="mt-3 h-26" />
          </li>
        ))}
      </ul>
    </ScrollRow>
  );
}

function LazyOnScroll({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${fetchedAheadPx}px` },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={box}>{isNear ? children : placeholder}</div>;
}
