import { clsx } from 'clsx';

/** A bare icon in the header, or an icon with its name inside the menu of narrow windows. */
export function iconLook(isNamed: boolean, isSmall: boolean): string {
  return clsx(
    'relative flex items-center rounded-md text-ink transition-colors hover:bg-amber-wash hover:text-amber-ink [&_svg]:shrink-0',
    isNamed && 'min-h-11 w-full gap-3 text-[0.9375rem] [&_svg]:size-5',
    !isNamed && 'justify-center',
    !isNamed && (isSmall ? 'size-7 lg:size-9 [&_svg]:size-4.5' : 'size-11 [&_svg]:size-5'),
  );
}
