import { useMemo } from 'react';
import { type ColumnText, readColumns, writeColumns } from '#web/kit/columns.ts';
import type { LoadedListing } from './load-listing.ts';

type ListingText = ColumnText<LoadedListing>;

/** Packs what a loader has loaded for the page's data. Apart from the loader, whose contracts the browser does not need. */
export const packListing = (loaded: LoadedListing): ListingText => writeColumns([loaded]);

export const useListingData = (packed: ListingText): LoadedListing =>
  useMemo(() => (readColumns(packed) as [LoadedListing])[0], [packed]);
