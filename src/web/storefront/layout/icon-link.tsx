import type { LucideIcon } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import { iconLook } from './icon-look.ts';

type IconLinkProps = { href: string; name: string; Icon: LucideIcon; isNamed: boolean; isSmall?: boolean };

export function IconLink({ href, name, Icon, isNamed, isSmall = false }: IconLinkProps) {
  return (
    <Link
      href={href}
      aria-label={isNamed ? undefined : name}
      title={isNamed ? undefined : name}
      className={iconLook(isNamed, isSmall)}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} />
      {isNamed && name}
    </Link>
  );
}
