import { LRUCache } from 'lru-cache';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { Language } from '#domain/language.ts';
import type { StorefrontCatalogue } from '#web/messages/uk/storefront.ts';
import { fragmentMark } from './inline-scripts.ts';
import type { CachedPartProps, RenderCachedPart } from './kit/cached-part.tsx';
import { pathIn, useLanguage } from './kit/language.ts';
import { StorefrontMessages, useMessages } from './kit/messages.tsx';

const megabyte = 1024 * 1024;
const bytesPerCharacter = 2;
const encoder = new TextEncoder();

/** In the ids that `useId` gives to a part. The browser would give it others, since it renders the part with the page. Random, so that no text has it. */
const idPrefix = `part-${crypto.randomUUID()}-`;

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

/** Objects that are frozen to their depth, which the loaders of many pages share, are identified by a number: their JSON would take longer than all the rest. */
const identities = new WeakMap<object, number>();
let lastIdentity = 0;

function identityOf(value: object): number {
  const existing = identities.get(value);
  if (existing !== undefined) return existing;
  lastIdentity += 1;
  identities.set(value, lastIdentity);
  return lastIdentity;
}

const isFrozen = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value);

/** Without functions, which are no JSON. */
const keyOfProps = (props: object): string =>
  Object.entries(props)
    .filter(([, value]) => typeof value !== 'function')
    .map(([name, value]) => `${name}:${isFrozen(value) ? `#${identityOf(value)}` : JSON.stringify(value)}`)
    .join();

type RenderPart = <Props extends object>(part: PagePart<Props>) => Uint8Array;

/** One rendering of a page. The parts are bytes already, so only their marks are rendered with it. */
export class PageFragments {
  /** By the numbers of their marks. */
  readonly placed: Uint8Array[][] = [];
  readonly #renderPart: RenderPart;
  readonly #nonce: string;

  constructor(renderPart: RenderPart, nonce: string) {
    this.#renderPart = renderPart;
    this.#nonce = nonce;
  }

  readonly renderCached: RenderCachedPart = (parts) => <ServerParts parts={parts} fragments={this} />;

  /** The mark of these parts. */
  place<Props extends object>(parts: readonly PagePart<Props>[]): string {
    const number = this.placed.push(parts.map((part) => this.#renderPart(part))) - 1;
    return fragmentMark(this.#nonce, number);
  }
}

type ServerPartsProps<Props extends object> = { parts: CachedPartProps<Props>; fragments: PageFragments };

function ServerParts<Props extends object>({ parts, fragments }: ServerPartsProps<Props>) {
  const { as: Element, className, part, each } = parts;
  const language = useLanguage();
  const messages = useMessages();
  const mark = fragments.place(each.map((props) => ({ part, props, language, messages })));
  return <Element className={className} dangerouslySetInnerHTML={{ __html: mark }} />;
}

export type FragmentStore = { forPage(nonce: string): PageFragments };

/** Nothing is ever invalidated: a key contains everything the HTML depends on. The least recently used parts leave. */
export function createFragmentCache(maxBytes = 32 * megabyte): FragmentStore {
  const known = new LRUCache<string, Uint8Array>({
    maxSize: maxBytes,
    sizeCalculation: (html, key) => html.length + bytesPerCharacter * key.length,
  });
  const renderPart: RenderPart = (page) => {
    const key = `${identityOf(page.part)} ${page.language} ${keyOfProps(page.props)}`;
    const existing = known.get(key);
    if (existing !== undefined) return existing;
    const html = encoder.encode(render(page));
    known.set(key, html);
    return html;
  };
  return { forPage: (nonce) => new PageFragments(renderPart, nonce) };
}
