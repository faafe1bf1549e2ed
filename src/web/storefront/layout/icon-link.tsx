import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#web/ui/link.tsx';
import { iconLook } from './icon-look.ts';

type IconLinkProps = {
  href: string;
  name: string;
  Icon: LucideIcon;
  isNamed: boolean;
  isSmall?: boolean;
  /** How many things wait behind it. */
  count?: ReactNode;
};

export function IconLink({ href, name, Icon, isNamed, isSmall = false, count }: IconLinkProps) {
  return (
    <Link href={href} title={isNamed ? undefined : name} className={iconLook(isNamed, isSmall)}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span className={isNamed ? undefined : 'sr-only'}>{name}</span>
      {count}
    </Link>
  );
}
