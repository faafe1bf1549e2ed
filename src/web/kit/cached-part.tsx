import { type ComponentType, createContext, type HTMLAttributes, type Key, type ReactNode, use } from 'react';

export type CachedPartProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, 'children' | 'part'> & {
  /** The element around the parts, which is rendered with the page. */
  as: 'div' | 'footer' | 'ul';
  part: ComponentType<Props>;
  /** Of each part: JSON, and functions that the HTML does not depend on. A frozen value must be frozen to its depth. */
  each: readonly Props[];
  /** Needed for several. */
  keyOf?: (props: Props) => Key;
};

export type RenderCachedPart = <Props extends object>(parts: CachedPartProps<Props>) => ReactNode;

/** The server's fragment cache; the code of the browser has none. */
export const FragmentCache = createContext<RenderCachedPart | null>(null);

/**
 * Fragment caching: the server renders a part that many pages share once for equal props, and the browser hydrates it as if it had been
 * rendered with the page. A part may use the language and its messages, but not the page's address, and no `useId`.
 */
export function CachedPart<Props extends object>(parts: CachedPartProps<Props>) {
  const renderCached = import.meta.env.SSR ? use(FragmentCache) : null;
  if (renderCached) return renderCached(parts);
  const { as: Element, part: Part, each, keyOf, ...attributes } = parts;
  return (
    <Element {...attributes}>
      {each.map((props) => (
        <Part key={keyOf?.(props) ?? 0} {...props} />
      ))}
    </Element>
  );
}
