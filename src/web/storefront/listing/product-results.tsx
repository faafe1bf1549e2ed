import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { hasFilters, noFilters } from '#domain/facets.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import { ProductGridSkeleton } from '#web/storefront/product-card/product-grid-skeleton.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { listingPath } from './listing-address.ts';
import type { LoadedListing } from './load-listing.ts';
import { type ListingChoice, useIsListingLoading } from './use-listing.ts';

const headingId = 'category-goods';

/** A skeleton only for slow responses, to avoid flicker. */
const skeletonAfterMs = 150;

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), skeletonAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return isLoading && isSlow;
}

/** Moves the focus to the new products if it was lost or the page number has changed. */
function useFocusOnNewGoods(page: number, goodsKey: string) {
  const section = useRef<HTMLElement>(null);
  const shown = useRef({ page, goodsKey });
  useEffect(() => {
    const { page: pageBefore, goodsKey: keyBefore } = shown.current;
    if (keyBefore === goodsKey) return;
    shown.current = { page, goodsKey };
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost || pageBefore !== page) section.current?.focus({ preventScroll: true });
  }, [page, goodsKey]);
  return section;
}

type ProductResultsProps = Pick<LoadedListing, 'listing' | 'pageCount'> & {
  products: readonly ProductCard[];
  choice: ListingChoice;
};

export function ProductResults({ listing, products, pageCount, choice }: ProductResultsProps) {
  const { listing: texts, pages, words } = useMessages();
  const isLoading = useIsListingLoading(listing);
  const isSlow = useIsSlow(isLoading);
  const section = useFocusOnNewGoods(listing.page, listingPath(listing));

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-busy={isLoading || undefined}
      className={clsx('outline-none transition-opacity', isLoading && !isSlow && 'opacity-60')}
    >
      <h2 id={headingId} className="sr-only">
        {texts.products}
      </h2>
      {isSlow ? (
        <ProductGridSkeleton label={words.loading} count={Math.max(products.length, 6)} columns="with-filters" />
      ) : products.length > 0 ? (
        <ProductGrid products={products} beginsPage columns="with-filters" />
      ) : (
        <NothingHere hasFilters={hasFilters(listing.filters)} resetHref={choice.hrefOf({ filters: noFilters })} />
      )}
      <div className="mt-10 flex justify-center">
        <Pagination
          page={listing.page}
          pageCount={pageCount}
          hrefOf={(page) => choice.hrefOf({ page })}
          label={pages.navigation}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          pageLabel={pages.page}
        />
      </div>
    </section>
  );
}

function NothingHere({ hasFilters, resetHref }: { hasFilters: boolean; resetHref: string }) {
  const { listing: texts, problem } = useMessages();
  const localPath = useLocalPath();
  if (hasFilters) {
    return (
      <EmptyState
        title={texts.empty}
        text={texts.emptyFiltered}
        action={<ButtonLink href={resetHref}>{texts.resetFilters}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      title={texts.empty}
      text={texts.emptyCategory}
      action={<ButtonLink href={localPath('/index')}>{problem.toIndex}</ButtonLink>}
    />
  );
}
