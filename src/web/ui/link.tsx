import type { ComponentPropsWithRef } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A link to a page of the shop: a plain anchor, marked for the one delegated listener that does client-side navigation. */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />;
}
