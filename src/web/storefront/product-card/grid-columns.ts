/** The number of columns depends on the space next to the grid. */
export type GridColumns = 'full-width' | 'with-filters';

const rows = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3';

export const gridLook: Record<GridColumns, string> = {
  'full-width': `${rows} lg:grid-cols-4`,
  'with-filters': rows,
};

/** The `sizes` attribute of a card's picture. */
export const cardSizes: Record<GridColumns, string> = {
  'full-width': '(width >= 80rem) 286px, (width >= 64rem) 23vw, (width >= 48rem) 30vw, 46vw',
  'with-filters': '(width >= 80rem) 300px, (width >= 64rem) 22vw, (width >= 48rem) 30vw, 46vw',
};
