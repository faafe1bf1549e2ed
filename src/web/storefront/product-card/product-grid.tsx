import type { ProductCard as Product } from '#contracts/products.ts';
import { ProductCard } from './product-card.tsx';

type ProductGridProps = {
  products: readonly Product[];
  /** How many of the first pictures are seen without scrolling. */
  eagerPictures?: number;
};

/** What the columns below take of the window, gaps and margins included. */
const cardSizes = '(width >= 80rem) 286px, (width >= 64rem) 23vw, (width >= 48rem) 30vw, 46vw';

export function ProductGrid({ products, eagerPictures = 0 }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3 lg:grid-cols-4">
      {products.map((product, position) => (
        <li key={product._id} className="min-w-0">
          <ProductCard product={product} sizes={cardSizes} isEager={position < eagerPictures} />
        </li>
      ))}
    </ul>
  );
}
