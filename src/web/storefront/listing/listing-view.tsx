import type { ReactNode } from 'react';
import { nameLanguage } from '#domain/language.ts';
import { CachedPart } from '#web/kit/cached-part.tsx';
import { useMessages } from '#web/kit/messages.tsx';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterButton, type FilterButtonProps } from './filter-button.tsx';
import { FilterColumn } from './filter-column.tsx';
import type { LoadedListing } from './load-listing.ts';
import { ProductResults } from './product-results.tsx';
import { SortSelect, type SortSelectProps } from './sort-select.tsx';
import { useAllOptions } from './use-all-options.ts';
import { goodsId, useListing } from './use-listing.ts';

type ListingViewProps = { loaded: LoadedListing; crumbs: readonly Crumb[]; heading: string; intro?: ReactNode };

/** The page of a category, a brand, a note or of discounts: heading, filters, products. */
export function ListingView({ loaded, crumbs, heading, intro }: ListingViewProps) {
  const { place, listing, products, pageCount, totalProductsCount } = loaded;
  const { breadcrumbs, counts } = useMessages();
  const choice = useListing(listing);
  const { offered, loadAll } = useAllOptions(loaded, choice);
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} current={heading} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 lang={nameLanguage(heading)} className="text-3xl sm:text-4xl">
            {heading}
          </h1>
          {intro && <p className="mt-1 max-w-2xl text-ink-2">{intro}</p>}
          <p role="status" className="mt-1 text-sm text-ink-3">
            {counts.products(totalProductsCount)}
          </p>
        </div>
        <CachedPart
          as="div"
          className="flex w-full gap-3 sm:w-auto"
          part={ListControls}
          each={[
            {
              // The same on all pages of the list.
              wanted: { ...choice.wanted, page: 1 },
              change: choice.change,
              changeFilters: choice.changeFilters,
              onTurnTo: loadAll,
              offered,
              place,
              totalProductsCount,
            },
          ]}
        />
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[14.75rem_minmax(0,1fr)]">
        <FilterColumn choice={choice} onTurnTo={loadAll} offered={offered} place={place} />
        <div id={goodsId} className="min-w-0">
          <AppliedFilters choice={choice} offered={offered} />
          <ProductResults listing={listing} products={products} pageCount={pageCount} choice={choice} />
        </div>
      </div>
    </div>
  );
}

/** How the list is filtered on narrow screens, and sorted. */
function ListControls({ wanted, change, ...filtering }: FilterButtonProps & SortSelectProps) {
  return (
    <>
      <FilterButton wanted={wanted} {...filtering} />
      <SortSelect wanted={wanted} change={change} />
    </>
  );
}
