import { clsx } from 'clsx';

/** Everything that opens at its control: list of a combo box, menu. */
export const popupLook = clsx(
  'rounded-lg border border-line-2 bg-card p-1.5 text-ink shadow-pop outline-none',
  'origin-(--transform-origin) transition-[opacity,scale] duration-150',
  'data-starting-style:scale-98 data-starting-style:opacity-0 data-ending-style:opacity-0',
);
