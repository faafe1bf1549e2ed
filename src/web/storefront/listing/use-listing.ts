import { useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { useLocalPath } from '#web/kit/language.ts';
import { categoryPath } from '../layout/category-path.ts';
import { type Listing, listingPath, readListing } from './listing-address.ts';

/** The anchor of the product grid. */
export const goodsId = 'goods';

export type ListingChoice = {
  /** The requested listing: the one that is loading, else the one that is shown. */
  readonly wanted: Listing;
  /** The URL after a change; page 1 unless given. */
  readonly hrefOf: (part: Partial<Listing>) => string;
  readonly change: (part: Partial<Listing>) => void;
};

/** Optimistic update: checkboxes change at once, and a second change during a pending navigation includes the first. */
export function useListing(shown: Listing): ListingChoice {
  const { key } = useLocation();
  const next = useNavigation().location;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  // The router reports a navigation with a delay; a checkbox must change at once.
  const [requested, setRequested] = useState<{ listing: Listing; requestedAt: string } | null>(null);

  const isChanging = next?.pathname === localPath(categoryPath(shown.title));
  const onItsWay = isChanging ? readListing(shown.title, new URLSearchParams(next.search)) : shown;
  const wanted = requested?.requestedAt === key ? requested.listing : onItsWay;
  const after = (part: Partial<Listing>): Listing => ({ ...wanted, page: 1, ...part });

  return {
    wanted,
    hrefOf: (part) => localPath(listingPath(after(part))),
    change(part) {
      const listing = after(part);
      setRequested({ listing, requestedAt: key });
      void navigate(localPath(listingPath(listing)), { preventScrollReset: true });
      // Scrolls to the first product if the top of the grid is above the viewport.
      const goods = document.getElementById(goodsId);
      if (goods && goods.getBoundingClientRect().top < 0) goods.scrollIntoView();
    },
  };
}

/** A listing is loading, of this category or another; navigation to other pages does not count. */
export function useIsListingLoading(): boolean {
  const localPath = useLocalPath();
  const next = useNavigation().location;
  return next?.pathname.startsWith(localPath(categoryPath(''))) === true;
}
