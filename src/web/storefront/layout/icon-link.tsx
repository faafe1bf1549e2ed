import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from '#web/ui/link.tsx';

/** Icon only in the header, icon with its name inside the mobile menu. */
export function iconClasses(isNamed: boolean, isSmall: boolean): string {
  return clsx(
    'icon-link',
    isNamed && 'min-h-11 w-full gap-3 text-[0.9375rem]',
    !isNamed && 'justify-center',
    !isNamed && (isSmall ? 'size-7 lg:size-9 [&_svg]:size-4.5' : 'size-11'),
  );
}

type IconLinkProps = {
  href: string;
  name: string;
  Icon: LucideIcon;
  isNamed: boolean;
  isSmall?: boolean;
  /** A badge with a count. */
  count?: ReactNode;
  /** Handlers that open a panel on this page instead of following the link, once hydrated. */
  opening?: Omit<LinkProps, 'href'>;
};

export function IconLink({ href, name, Icon, isNamed, isSmall = false, count, opening }: IconLinkProps) {
  return (
    <Link {...opening} href={href} title={isNamed ? undefined : name} className={iconClasses(isNamed, isSmall)}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span className={isNamed ? undefined : 'sr-only'}>{name}</span>
      {count}
    </Link>
  );
}
