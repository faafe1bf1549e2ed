import { clsx } from 'clsx';

export type IconLook = 'plain' | 'boxed' | 'round';

const looks: Record<IconLook, string> = {
  plain: 'icon-button-plain',
  boxed: 'icon-button-boxed',
  round: 'icon-button-round',
};

/** Shared by icon buttons and icon links. */
export function iconClasses(look: IconLook, isDense: boolean, className?: string): string {
  return clsx('icon-button', isDense && 'icon-button-dense', looks[look], className);
}
