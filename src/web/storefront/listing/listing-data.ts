import { useMemo } from 'react';
import { type ColumnText, readColumns, writeColumns } from '#web/kit/columns.ts';
import type { LoadedListing } from './load-listing.ts';

type PackedListing = { readonly text: ColumnText<LoadedListing> };

/** What the server has packed, for rendering. In the browser, which gets the text only, nothing is in it. */
const loadedByPacked = new WeakMap<PackedListing, LoadedListing>();

/** Packs what a loader has loaded for the page's data. Apart from the loader, whose contracts the browser does not need. */
export function packListing(loaded: LoadedListing): PackedListing {
  const packed = { text: writeColumns([loaded]) };
  loadedByPacked.set(packed, loaded);
  return packed;
}

const unpack = ({ text }: PackedListing) => (readColumns(text) as [LoadedListing])[0];

export const useListingData = (packed: PackedListing): LoadedListing =>
  useMemo(() => loadedByPacked.get(packed) ?? unpack(packed), [packed]);
