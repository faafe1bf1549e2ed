import type { ComponentPropsWithRef } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/**
 * A link to a page of the shop. It is an anchor and nothing more: a page has a hundred of them, and whoever puts the shop together
 * listens to all at once for those that bear this mark.
 */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />;
}
