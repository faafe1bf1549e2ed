import { useEffect, useState } from 'react';
import type { ProductFilters } from '#contracts/products.ts';
import type { LoadedListing } from './load-listing.ts';
import type { ListingChoice } from './use-listing.ts';

/** Lazy loading of the code too: most visitors never turn to the filters. */
const loadFetch = () => import('./fetch-options.ts');

/**
 * The page has only the beginning of long lists (`isCut`). All of them are loaded when the visitor turns to the filters, and again after each
 * change. Until then, or if that fails, the page's own are offered.
 */
export function useAllOptions({ offered, isCut, place }: LoadedListing, { wanted: { path, filters } }: ListingChoice) {
  const [isWanted, setIsWanted] = useState(false);
  const [all, setAll] = useState<{ path: string; offered: ProductFilters } | null>(null);
  /** As text, since each rendering has another object. */
  const asked = JSON.stringify({ place, filters });
  useEffect(() => {
    if (!isWanted || !isCut) return;
    const controller = new AbortController();
    const { signal } = controller;
    loadFetch()
      .then(({ fetchOptions }) => fetchOptions(JSON.parse(asked), signal))
      .then(
        (found) => !signal.aborted && setAll({ path, offered: found }),
        () => undefined,
      );
    return () => controller.abort();
  }, [isWanted, isCut, path, asked]);
  return {
    // Those of the previous filters stay until the next arrive, so that the lists do not jump.
    offered: isCut && all?.path === path ? { ...offered, brand: all.offered.brand, note: all.offered.note } : offered,
    loadAll: () => setIsWanted(true),
  };
}
