import type { ProductCard } from '#contracts/products.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { HomeSection } from './home-section.tsx';

export const newArrivalsId = 'new-arrivals';

export function NewArrivals({ products }: { products: readonly ProductCard[] }) {
  const { home } = useMessages();
  return (
    <HomeSection id={newArrivalsId} title={home.newArrivals} text={home.newArrivalsText}>
      {products.length > 0 ? (
        <ProductGrid products={products} />
      ) : (
        <EmptyState title={home.noArrivals} text={home.noArrivalsText} />
      )}
    </HomeSection>
  );
}
