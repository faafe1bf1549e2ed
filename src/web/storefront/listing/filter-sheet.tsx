import { useEffect, useState } from 'react';
import { listProductFilters, listProducts, type ProductFilters } from '#contracts/products.ts';
import { type Filters, hasFilters, noFilters } from '#domain/facets.ts';
import { call } from '#web/kit/api-client.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { FacetChoice } from './facet-choice.tsx';
import { type LoadedListing, listingQuery } from './load-listing.ts';

type FilterSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  applied: Filters;
  onApply: (filters: Filters) => void;
} & Pick<LoadedListing, 'offered' | 'place' | 'totalProductsCount'>;

/** Debounced: several checkboxes are ticked in a row. */
const countAfterMs = 200;

/** What the ticked filters would find, before they are applied. A failed request leaves the previous counts. */
function useFound({ place, applied, offered, totalProductsCount }: FilterSheetProps, ticked: Filters) {
  const [found, setFound] = useState<{ offered: ProductFilters; total: number } | null>(null);
  useEffect(() => {
    if (ticked === applied) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const query = listingQuery(place, ticked);
      const [goods, facets] = await Promise.all([
        call(listProducts, { query: { ...query, perPage: 1 }, signal }),
        call(listProductFilters, { query, signal }),
      ]).catch(() => []);
      if (goods && facets && !signal.aborted) {
        setFound({ offered: facets.data.filters, total: goods.data.totalProductsCount });
      }
    }, countAfterMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [place, applied, ticked]);
  return ticked === applied || !found ? { offered, total: totalProductsCount } : found;
}

/** On phones all changes are applied together: one request and one history entry. */
export function FilterSheet(props: FilterSheetProps) {
  const { isOpen, onOpenChange, applied, onApply, place } = props;
  const { listing: texts, words } = useMessages();
  const [ticked, setTicked] = useState(applied);
  const { offered, total } = useFound(props, ticked);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={texts.filters}
      closeLabel={words.close}
      footer={
        <div className="flex gap-2">
          {hasFilters(ticked) && (
            <Button kind="quiet" className="px-3!" onClick={() => setTicked(noFilters)}>
              {texts.reset}
            </Button>
          )}
          <Button kind="primary" isWide className="px-3!" onClick={() => onApply(ticked)}>
            <span aria-live="polite">{hasFilters(ticked) ? texts.show(total) : texts.showAll}</span>
          </Button>
        </div>
      }
    >
      <div className="facets">
        <FacetChoice
          offered={offered}
          filters={ticked}
          hidden={place.hidden}
          onChange={(part) => setTicked({ ...ticked, ...part })}
        />
      </div>
    </Sheet>
  );
}
