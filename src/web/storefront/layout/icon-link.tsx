import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '#web/ui/link.tsx';
import { iconLook } from './icon-look.ts';

type IconLinkProps = {
  href: string;
  name: string;
  Icon: LucideIcon;
  isNamed: boolean;
  isSmall?: boolean;
  /** How many things wait behind it. */
  count?: ReactNode;
  /** For what opens on this page where scripts are on. */
  opening?: Omit<LinkProps, 'href'>;
};

export function IconLink({ href, name, Icon, isNamed, isSmall = false, count, opening }: IconLinkProps) {
  return (
    <Link {...opening} href={href} title={isNamed ? undefined : name} className={iconLook(isNamed, isSmall)}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span className={isNamed ? undefined : 'sr-only'}>{name}</span>
      {count}
    </Link>
  );
}
