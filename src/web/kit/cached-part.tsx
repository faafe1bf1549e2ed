import { type ComponentType, createContext, type Key, type ReactNode, use } from 'react';

export type CachedPartProps<Props extends object> = {
  /** The element around the parts, which is rendered with the page. */
  as: 'div' | 'footer' | 'ul';
  className?: string;
  part: ComponentType<Props>;
  /** Of each part: JSON, and functions that the HTML does not depend on. A frozen value must be frozen to its depth. */
  each: readonly Props[];
  /** Needed for several. */
  keyOf?: (props: Props) => Key;
  /** False: no other page has such a part, so it is rendered with the page. */
  isShared?: boolean;
};

export type RenderCachedPart = <Props extends object>(parts: CachedPartProps<Props>) => ReactNode;

/** The server's fragment cache; the code of the browser has none. */
export const FragmentCache = createContext<RenderCachedPart | null>(null);

/**
 * Fragment caching: the server renders a part that many pages share once for equal props, and the browser hydrates it as if it had been
 * rendered with the page. A part may use the language and its messages, but not the page's address, and no `useId`.
 */
export function CachedPart<Props extends object>(parts: CachedPartProps<Props>) {
  const { as: Element, className, part: Part, each, keyOf, isShared = true } = parts;
  const renderCached = import.meta.env.SSR && isShared ? use(FragmentCache) : null;
  if (renderCached) return renderCached(parts);
  return (
    <Element className={className}>
      {each.map((props) => (
        <Part key={keyOf?.(props) ?? 0} {...props} />
      ))}
    </Element>
  );
}
