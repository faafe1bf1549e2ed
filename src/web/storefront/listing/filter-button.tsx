import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Suspense, useState } from 'react';
import { facetConditions, hasPriceRange } from '#domain/facets.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import type { LoadedListing } from './load-listing.ts';
import type { ListingChoice } from './use-listing.ts';

const fetchSheet = () => import('./filter-sheet.tsx');
const FilterSheet = lazyComponent('filter-sheet', async () => (await fetchSheet()).FilterSheet);

export type FilterButtonProps = Pick<ListingChoice, 'wanted' | 'changeFilters'> & { onTurnTo: () => void } & Pick<
    LoadedListing,
    'offered' | 'place' | 'totalProductsCount'
  >;

/** For narrow screens, instead of the filter column. */
export function FilterButton({ wanted, changeFilters, onTurnTo, ...listing }: FilterButtonProps) {
  const { listing: texts } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  /** Each opening resets the sheet to the applied filters. */
  const [openings, setOpenings] = useState(0);
  const open = () => {
    onTurnTo();
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  const chosenCount =
    facetConditions(wanted.filters).reduce((sum, { terms }) => sum + terms.length, 0) +
    (hasPriceRange(wanted.filters) ? 1 : 0);
  return (
    <>
      <Button
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void fetchSheet()}
        onClick={open}
        className="grow md:min-h-10! lg:hidden noscript:hidden"
      >
        {texts.filters}
        {chosenCount > 0 && <span className="rounded-full bg-amber-wash px-2 text-amber-ink">{chosenCount}</span>}
      </Button>
      {openings > 0 && (
        <Suspense>
          <FilterSheet
            key={openings}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            {...listing}
            applied={wanted.filters}
            onApply={(filters) => {
              setIsOpen(false);
              changeFilters(filters);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
