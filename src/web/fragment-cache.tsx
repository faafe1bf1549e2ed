import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { PagePart, RenderPart } from './kit/cached-part.tsx';
import { pathIn } from './kit/language.ts';
import { StorefrontMessages } from './kit/messages.tsx';

const megabyte = 1024 * 1024;
const bytesPerCharacter = 2;

/** In the ids that `useId` gives to a part. The browser would give it others, since it renders the part with the page. */
const idPrefix = 'part-';

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

/** Nothing is ever invalidated: a key contains all that the HTML depends on. The least recently used parts leave. */
export function createFragmentCache(maxBytes = 32 * megabyte): RenderPart {
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
  return (page) => {
    // Functions are no JSON, so the key does not contain them.
    const key = `${numberOf(page.part)} ${page.language} ${JSON.stringify(page.props)}`;
    const known = htmlByKey.get(key);
    if (known !== undefined) return known;
    const html = render(page);
    htmlByKey.set(key, html);
    return html;
  };
}
