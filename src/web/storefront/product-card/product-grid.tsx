import { clsx } from 'clsx';
import type { ProductCard as Product } from '#contracts/products.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { cardSizes, eagerPictures, type GridColumns, gridLook } from './grid-columns.ts';
import { keyOfCard, ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** Its first row is above the fold. */
  beginsPage?: boolean;
  columns?: GridColumns;
};

export function ProductGrid({ products, beginsPage = false, columns = 'full-width' }: ProductGridProps) {
  return (
    <CachedPart
      as="ul"
      className={clsx('product-grid', beginsPage && 'begins-page', gridLook[columns])}
      part={ProductCard}
      each={products.map((product, position) => ({
        product,
        sizes: cardSizes[columns],
        isEager: beginsPage && position < eagerPictures,
      }))}
      keyOf={keyOfCard}
    />
  );
}
