import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { Filters } from '#domain/facets.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { type Listing, listingPath, readListing } from './listing-address.ts';

/** The anchor of the product grid. */
export const goodsId = 'goods';

export type ListingChoice = {
  /** The requested listing: the one that is loading, else the one that is shown. */
  readonly wanted: Listing;
  /** The URL after a change; page 1 unless given. */
  readonly hrefOf: (part: Partial<Listing>) => string;
  readonly change: (part: Partial<Listing>) => void;
  readonly changeFilters: (part: Partial<Filters>) => void;
};

/** Optimistic update: checkboxes change at once, and a second change during a pending navigation includes the first. */
export function useListing(shown: Listing): ListingChoice {
  const { key } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // The router reports a navigation with a delay; a checkbox must change at once.
  const [requested, setRequested] = useState<{ listing: Listing; requestedAt: string } | null>(null);

  const isChanging = next?.pathname === localPath(shown.path);
  const onItsWay = isChanging ? readListing(shown.path, new URLSearchParams(next.search)) : shown;
  const wanted = requested?.requestedAt === key ? requested.listing : onItsWay;
  const after = (part: Partial<Listing>): Listing => ({ ...wanted, page: 1, ...part });

  const change = (part: Partial<Listing>) => {
    const listing = after(part);
    setRequested({ listing, requestedAt: key });
    void navigate(localPath(listingPath(listing)), { preventScrollReset: true });
    // Scrolls to the first product if the top of the grid is above the viewport.
    const goods = document.getElementById(goodsId);
    if (goods && goods.getBoundingClientRect().top < 0) goods.scrollIntoView();
  };

  return {
    wanted,
    hrefOf: (part) => localPath(listingPath(after(part))),
    change,
    changeFilters: (part) => change({ filters: { ...wanted.filters, ...part } }),
  };
}

/** A page of products is loading, this one or another; navigation to other pages does not count. */
export function useIsListingLoading(shown: Listing): boolean {
  const localPath = useLocalPath();
  const next = useNavigation().location?.pathname;
  return next === localPath(shown.path) || next?.startsWith(localPath('/products/categories/')) === true;
}
