import { Link } from 'react-router';
import type { LinkProps } from '#web/ui/link.tsx';

/** How the parts' links are followed in this shop: without a reload, fetching the next page's code on a first hint. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} prefetch="intent" />;
}
