import { type ReactNode, useId } from 'react';
import type { ProductCard as Card } from '#contracts/products.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { keyOfCard, ProductCard } from '#web/storefront/product-card/product-card.tsx';

const cardSizes = '(width >= 80rem) 270px, (width >= 64rem) 22vw, (width >= 48rem) 29vw, 46vw';

export const rowClass =
  '-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-1 pb-4 sm:gap-5 md:-mx-8 md:scroll-px-8 md:px-8';
export const rowItemClass = 'w-[44vw] min-w-36 shrink-0 snap-start sm:w-[29vw] lg:w-[22.5%]';

type ScrollRowProps = { title: string; children: ReactNode };

/** A horizontally scrolling row, a list of the class `rowClass`; the cut-off last card hints at more. */
export function ScrollRow({ title, children }: ScrollRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="defer-render pt-12 [--deferred-height:37rem] md:pt-16">
      <h2 id={id} className="page-width mb-5 text-3xl">
        {title}
      </h2>
      <div className="page-width">{children}</div>
    </section>
  );
}

export function ProductRow({ title, products }: { title: string; products: readonly Card[] }) {
  if (products.length === 0) return null;
  return (
    <ScrollRow title={title}>
      <CachedPart
        as="ul"
        className={rowClass}
        part={ProductCard}
        each={products.map((product) => ({ product, sizes: cardSizes, className: rowItemClass }))}
        keyOf={keyOfCard}
      />
    </ScrollRow>
  );
}
