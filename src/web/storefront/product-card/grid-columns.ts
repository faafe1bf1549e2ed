/** The number of columns depends on the space next to the grid. */
export type GridColumns = 'full-width' | 'with-filters';

const rows = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3';

export const gridLook: Record<GridColumns, string> = {
  'full-width': `${rows} lg:grid-cols-4`,
  'with-filters': rows,
};

/** The `sizes` attribute of a card's picture; short, since it is in every card. */
export const cardSizes: Record<GridColumns, string> = {
  'full-width': '(min-width:80rem)286px,(min-width:64rem)23vw,(min-width:48rem)30vw,46vw',
  'with-filters': '(min-width:80rem)300px,(min-width:64rem)22vw,(min-width:48rem)30vw,46vw',
};

/** Of a page that begins with its products, those above the fold. */
export const eagerPictures = 4;
