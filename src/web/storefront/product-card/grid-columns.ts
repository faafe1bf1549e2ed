/** The number of columns depends on the space next to the grid. */
export type GridColumns = 'full-width' | 'with-filters';

const rows = 'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-5 md:grid-cols-3';

export const gridLook: Record<GridColumns, string> = {
  'full-width': `${rows} lg:grid-cols-4`,
  'with-filters': rows,
};

/** The `sizes` attribute of a card's picture; short, since it is in every card. Between the two widths the pictures are a little narrower. */
export const cardSizes: Record<GridColumns, string> = {
  'full-width': '(min-width:48rem)286px,46vw',
  'with-filters': '(min-width:48rem)300px,46vw',
};

/** Of a page that begins with its products, those above the fold; `components.css` defers the others. */
export const eagerPictures = 4;
