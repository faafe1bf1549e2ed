import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

/** Icon only in the header, icon with its name inside the mobile menu. */
export function iconClasses(isNamed: boolean, isSmall: boolean): string {
  return clsx('icon-link', isNamed && 'icon-link-named', !isNamed && isSmall && 'size-7 lg:size-9 [&_svg]:size-4.5');
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
  opening?: Omit<ComponentPropsWithRef<'a'>, 'href'>;
};

export function IconLink({ href, name, Icon, isNamed, isSmall = false, count, opening }: IconLinkProps) {
  return (
    <a {...opening} href={href} title={isNamed ? undefined : name} className={iconClasses(isNamed, isSmall)}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <span className={isNamed ? undefined : 'sr-only'}>{name}</span>
      {count}
    </a>
  );
}
