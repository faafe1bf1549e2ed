import { type ComponentType, createContext, type HTMLAttributes, type Key, use } from 'react';
import type { Language } from '#domain/language.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';
import { useLanguage } from './language.ts';
import { useMessages } from './messages.tsx';

/** A part of a page, with all that its HTML depends on. */
export type PagePart<Props extends object = object> = {
  readonly part: ComponentType<Props>;
  readonly props: Props;
  readonly language: Language;
  readonly messages: StorefrontCatalogue;
};

export type RenderPart = <Props extends object>(part: PagePart<Props>) => string;

/** The server's fragment cache; null in browsers. */
export const FragmentCache = createContext<RenderPart | null>(null);

type Wrapper = 'div' | 'footer' | 'nav' | 'ul';

type CachedPartsProps<Props extends object> = Omit<HTMLAttributes<HTMLElement>, 'children' | 'part'> & {
  /** The element around the parts, which is rendered with the page. */
  as: Wrapper;
  part: ComponentType<Props>;
  /** Of each part: JSON, and functions that the HTML does not depend on. */
  each: readonly Props[];
  keyOf: (props: Props) => Key;
};

/**
 * Fragment caching: the server renders a part that many pages share once for equal props, and the browser hydrates it as if it had been
 * rendered with the page. A part may use the language and its messages, but not the page's address, and no `useId`.
 */
export function CachedParts<Props extends object>({
  as: Element,
  part: Part,
  each,
  keyOf,
  ...attributes
}: CachedPartsProps<Props>) {
  const renderPart = use(FragmentCache);
  if (renderPart) return <ServerParts {...{ renderPart, Element, attributes, part: Part, each }} />;
  return (
    <Element {...attributes}>
      {each.map((props) => (
        <Part key={keyOf(props)} {...props} />
      ))}
    </Element>
  );
}

type ServerPartsProps<Props extends object> = {
  renderPart: RenderPart;
  Element: Wrapper;
  attributes: HTMLAttributes<HTMLElement>;
  part: ComponentType<Props>;
  each: readonly Props[];
};

function ServerParts<Props extends object>({ renderPart, Element, attributes, part, each }: ServerPartsProps<Props>) {
  const language = useLanguage();
  const messages = useMessages();
  const html = each.map((props) => renderPart({ part, props, language, messages })).join('');
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

type CachedPartProps<Props extends object> = Omit<CachedPartsProps<Props>, 'each' | 'keyOf'> & { props: Props };

const onlyKey = () => 'only';

export function CachedPart<Props extends object>({ props, ...rest }: CachedPartProps<Props>) {
  return <CachedParts {...rest} each={[props]} keyOf={onlyKey} />;
}
