import { clsx } from 'clsx';

export const backdropLook = clsx(
  'fixed inset-0 z-50 bg-ink/45 transition-opacity duration-200',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);
