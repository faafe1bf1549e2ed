import type { ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClasses } from './button-classes.ts';
import { Link, type LinkProps } from './link.tsx';

type ButtonLinkProps = LinkProps & { kind?: ButtonKind; size?: ButtonSize; isWide?: boolean; icon?: ReactNode };

/** A link styled as a button: it opens in a new tab and works without scripts. */
export function ButtonLink({
  kind = 'secondary',
  size = 'medium',
  isWide = false,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClasses(kind, size, isWide, className)}>
      {icon}
      {children}
    </Link>
  );
}
