import { Suspense, useId } from 'react';
import { shop } from '#domain/shop.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

const StockAlertForm = lazyComponent(
  'stock-alert-form',
  async () => (await import('./stock-alert-form.tsx')).StockAlertForm,
);

/** In place of the buy button of a sold-out product. The form is lazy-loaded: most products are in stock. */
export function StockAlert({ productId }: { productId: string }) {
  const { alert } = useMessages().product;
  const headingId = useId();
  const isHydrated = useHydrated();
  const waiting = <Skeleton className="mt-4 h-13 noscript:hidden" />;
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <h2 id={headingId} className="text-2xl">
        {alert.heading}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{alert.text}</p>
      {isHydrated ? (
        <Suspense fallback={waiting}>
          <StockAlertForm productId={productId} />
        </Suspense>
      ) : (
        waiting
      )}
      <p className="mt-4 hidden text-sm text-ink-2 noscript:block">{alert.noScripts(shop.shownPhone)}</p>
    </section>
  );
}
