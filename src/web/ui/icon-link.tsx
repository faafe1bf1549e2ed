import type { ReactNode } from 'react';
import { type IconLook, iconClasses } from './icon-classes.ts';
import { Link } from './link.tsx';

type IconLinkProps = {
  /** The only name a reader hears: says where it leads. */
  label: string;
  href: string;
  icon: ReactNode;
  look?: IconLook;
  isDense?: boolean;
};

export function IconLink({ label, href, icon, look = 'plain', isDense = false }: IconLinkProps) {
  return (
    <Link href={href} aria-label={label} className={iconClasses(look, isDense)}>
      {icon}
    </Link>
  );
}
