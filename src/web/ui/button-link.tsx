import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonClasses } from './button-classes.ts';

type ButtonLinkProps = ComponentPropsWithRef<'a'> & {
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
  icon?: ReactNode;
};

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
    <a {...rest} className={buttonClasses(kind, size, isWide, className)}>
      {icon}
      {children}
    </a>
  );
}
