import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';
import type { CachedPartProps, RenderCachedPart } from './kit/cached-part.tsx';
import { pathIn, useLanguage } from './kit/language.ts';
import { StorefrontMessages, useMessages } from './kit/messages.tsx';

const megabyte = 1024 * 1024;
const bytesPerCharacter = 2;

/** In the ids that `useId` gives to a part. The browser would give it others, since it renders the part with the page. */
const idPrefix = 'part-';

/** A part with everything its HTML depends on. */
type PagePart<Props extends object> = {
  readonly part: ComponentType<Props>;
  readonly props: Props;
  readonly language: Language;
  readonly messages: StorefrontCatalogue;
};

function render<Props extends object>({ part: Part, props, language, messages }: PagePart<Props>): string {
  const html = renderToString(
    <StaticRouter location={pathIn(language, '/')}>
      <StorefrontMessages value={messages}>
        <Part {...props} />
      </StorefrontMessages>
    </StaticRouter>,
    { identifierPrefix: idPrefix },
  );
  if (html.includes(`_${idPrefix}`)) throw new Error(`${Part.name} uses useId, so it cannot be a cached part`);
  // React begins with what belongs into the head of the page.
  if (/^<(?:link|meta|title|style)/.test(html)) throw new Error(`${Part.name} preloads, so it cannot be a cached part`);
  return html;
}

type RenderPart = <Props extends object>(part: PagePart<Props>) => string;

type ServerPartsProps<Props extends object> = { parts: CachedPartProps<Props>; renderPart: RenderPart };

function ServerParts<Props extends object>({ parts, renderPart }: ServerPartsProps<Props>) {
  const { as: Element, part, each, keyOf: _, ...attributes } = parts;
  const language = useLanguage();
  const messages = useMessages();
  const html = each.map((props) => renderPart({ part, props, language, messages })).join('');
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Nothing is ever invalidated: a key contains everything the HTML depends on. The least recently used parts leave. */
export function createFragmentCache(maxBytes = 32 * megabyte): RenderCachedPart {
  const htmlByKey = new LRUCache<string, string>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => bytesPerCharacter * (html.length + key.length),
  });
  const parts = new Map<unknown, number>();
  const numberOf = (part: unknown): number => {
    const known = parts.get(part) ?? parts.size;
    parts.set(part, known);
    return known;
  };
  const renderPart: RenderPart = (page) => {
    // Functions are no JSON, so the key does not contain them.
    const key = `${numberOf(page.part)} ${page.language} ${JSON.stringify(page.props)}`;
    const known = htmlByKey.get(key);
    if (known !== undefined) return known;
    const html = render(page);
    htmlByKey.set(key, html);
    return html;
  };
  return (parts) => <ServerParts parts={parts} renderPart={renderPart} />;
}
