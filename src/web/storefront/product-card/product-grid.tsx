import { clsx } from 'clsx';
import type { ProductCard as Product } from '#contracts/products.ts';
import { cardSizes, type GridColumns, gridLook } from './grid-columns.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** The number of pictures above the fold. */
  eagerPictures?: number;
  columns?: GridColumns;
};

export function ProductGrid({ products, eagerPictures = 0, columns = 'full-width' }: ProductGridProps) {
  return (
    <ul className={clsx('product-grid', gridLook[columns])}>
      {products.map((product, position) => (
        <li key={product._id} className={position < eagerPictures ? undefined : 'later-card'}>
          <ProductCard product={product} sizes={cardSizes[columns]} isEager={position < eagerPictures} />
        </li>
      ))}
    </ul>
  );
}
