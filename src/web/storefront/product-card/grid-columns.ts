/** Where a grid stands decides how many cards fit into a row. */
export type GridColumns = 'full-width' | 'beside-filters';

const rows = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3';

export const gridLook: Record<GridColumns, string> = {
  'full-width': `${rows} lg:grid-cols-4`,
  'beside-filters': rows,
};

/** What a column takes of the window, gaps and margins included, as in the `sizes` attribute. */
export const cardSizes: Record<GridColumns, string> = {
  'full-width': '(width >= 80rem) 286px, (width >= 64rem) 23vw, (width >= 48rem) 30vw, 46vw',
  'beside-filters': '(width >= 80rem) 300px, (width >= 64rem) 22vw, (width >= 48rem) 30vw, 46vw',
};
