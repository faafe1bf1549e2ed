import { clsx } from 'clsx';
import type { ProductCard as Product } from '#contracts/products.ts';
import { cardSizes, eagerPictures, type GridColumns, gridLook } from './grid-columns.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** Its first row is above the fold. */
  beginsPage?: boolean;
  columns?: GridColumns;
};

export function ProductGrid({ products, beginsPage = false, columns = 'full-width' }: ProductGridProps) {
  return (
    <ul className={clsx('product-grid', beginsPage && 'begins-page', gridLook[columns])}>
      {products.map((product, position) => (
        <li key={product._id}>
          <ProductCard product={product} sizes={cardSizes[columns]} isEager={beginsPage && position < eagerPictures} />
        </li>
      ))}
    </ul>
  );
}
