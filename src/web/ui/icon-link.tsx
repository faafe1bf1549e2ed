import type { ReactNode } from 'react';
import { type IconLook, iconClasses } from './icon-classes.ts';

type IconLinkProps = {
  /** The accessible name: where the link leads. */
  label: string;
  href: string;
  icon: ReactNode;
  look?: IconLook;
  isDense?: boolean;
};

export function IconLink({ label, href, icon, look = 'plain', isDense = false }: IconLinkProps) {
  return (
    <a href={href} aria-label={label} className={iconClasses(look, isDense)}>
      {icon}
    </a>
  );
}
