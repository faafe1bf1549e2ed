import type { ProductCard } from '#contracts/products.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const newArrivalsId = 'new-arrivals';

export function NewArrivals({ products }: { products: readonly ProductCard[] }) {
  const { home } = useMessages();
  return (
    <section aria-labelledby={newArrivalsId} className="page-width pt-12 md:pt-16">
      <h2 id={newArrivalsId} className="scroll-mt-6 text-3xl">
        {home.newArrivals}
      </h2>
      <p className="mt-1 mb-6 text-ink-2">{home.newArrivalsText}</p>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <EmptyState title={home.noArrivals} text={home.noArrivalsText} />
      )}
    </section>
  );
}
