import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react';

export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

const LinkComponent = createContext<ComponentType<LinkProps> | null>(null);

/** The parts know no router: whoever puts the shop together says how a link is followed without a reload. */
export const LinkProvider = LinkComponent.Provider;

export function Link(props: LinkProps) {
  const Component = use(LinkComponent);
  return Component ? <Component {...props} /> : <a {...props} />;
}
