import type { ComponentPropsWithRef } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** An internal link: a plain anchor, marked for client navigation by event delegation. */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />;
}
