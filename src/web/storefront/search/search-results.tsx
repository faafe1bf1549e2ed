import { useEffect, useRef } from 'react';
import type { ProductCard } from '#contracts/products.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { ProductGrid } from '#web/storefront/product-card/product-grid.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type SearchAddress, searchPath } from './search-address.ts';

type SearchResultsProps = { address: SearchAddress; products: readonly ProductCard[]; pageCount: number };

export function SearchResults({ address, products, pageCount }: SearchResultsProps) {
  const { pages, search: texts } = useMessages();
  const localPath = useLocalPath();
  const hrefOf = (page: number) => localPath(searchPath({ ...address, page }));
  const section = useFocusOnNewResults(hrefOf(address.page));
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="results" className="outline-none">
      <h2 id="results" className="sr-only">
        {texts.results}
      </h2>
      {products.length > 0 ? (
        <ProductGrid products={products} beginsPage />
      ) : (
        <EmptyState title={texts.noSuchPage} action={<ButtonLink href={hrefOf(1)}>{texts.toFirstPage}</ButtonLink>} />
      )}
      <div className="mt-10 flex justify-center">
        <Pagination
          page={address.page}
          pageCount={pageCount}
          hrefOf={hrefOf}
          label={pages.navigation}
          previousLabel={pages.previous}
          nextLabel={pages.next}
          pageLabel={pages.page}
        />
      </div>
    </section>
  );
}

/** Moves the focus to the new results, unless the user is typing. */
function useFocusOnNewResults(path: string) {
  const section = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    if (!document.activeElement?.matches('input')) section.current?.focus({ preventScroll: true });
  }, [path]);
  return section;
}
