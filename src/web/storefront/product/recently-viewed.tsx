import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Shelf, shelfPlace } from './goods-shelf.tsx';
import { rememberViewed, viewedProducts } from './viewed-products.ts';

/** The calls of the shop come with it, so it is fetched by those who scroll that far. */
const ViewedGoods = lazyPart('viewed-goods', async () => (await import('./viewed-goods.tsx')).ViewedGoods);

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

  const shape = <ShelfShape title={texts.recentlyViewed} ids={ids} />;
  return (
    <WhenNear placeholder={shape}>
      <Suspense fallback={shape}>
        <ViewedGoods ids={ids} placeholder={shape} />
      </Suspense>
    </WhenNear>
  );
}

function ShelfShape({ title, ids }: { title: string; ids: readonly string[] }) {
  return (
    <Shelf title={title}>
      {ids.map((id) => (
        <li key={id} className={shelfPlace}>
          <Skeleton className="aspect-3/4" />
          <Skeleton className="mt-4 h-4 w-1/2" />
          <Skeleton className="mt-3 h-26" />
        </li>
      ))}
    </Shelf>
  );
}

function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
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
