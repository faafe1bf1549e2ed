import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { oudWood } from '#test/product-fixtures.ts';
import { CachedPart, FragmentCache } from '#web/kit/cached-part.tsx';
import { pathIn } from '#web/kit/language.ts';
import { StorefrontMessages, useMessages } from '#web/kit/messages.tsx';
import { storefront as english } from '#web/messages/en/storefront.ts';
import { storefront as ukrainian } from '#web/messages/uk/storefront.ts';
import { createFragmentCache, type FragmentStore } from './fragment-cache.tsx';
import { assemblePage } from './inline-scripts.ts';
import { Footer } from './storefront/layout/footer.tsx';
import { Header } from './storefront/layout/header.tsx';
import { ProductRow } from './storefront/product/product-row.tsx';
import { ProductGrid } from './storefront/product-card/product-grid.tsx';

const categories = [
  { name: 'Жіночі', title: 'zhinochi' },
  { name: 'Чоловічі', title: 'cholovichi' },
] as never;
const sibling = { _id: '0197b3a0-0000-7000-8000-000000000009', bottling: true, sizes: null, priceFrom: 109 };
const products = [oudWood, { ...oudWood, _id: sibling._id, name: '“Ёлка” & <b>', siblings: [sibling], quantity: 0 }];

function Page() {
  return (
    <>
      <Header categories={categories} />
      <ProductGrid products={products} beginsPage columns="with-filters" />
      <ProductRow title="Схожі" products={products} />
      <Footer categories={categories} year={2026} />
    </>
  );
}

function show(Page: ComponentType, cache: FragmentStore | null, language: Language = 'uk', address = '/products') {
  const nonce = 'f3b1';
  const fragments = cache?.forPage(nonce);
  const Shop = createRoutesStub([{ path: '*', Component: Page }]);
  const html = renderToString(
    <FragmentCache value={fragments?.renderCached ?? null}>
      <StorefrontMessages value={language === 'en' ? english : ukrainian}>
        <Shop initialEntries={[pathIn(language, address)]} />
      </StorefrontMessages>
    </FragmentCache>,
  );
  return String(assemblePage(Buffer.from(html), nonce, fragments?.placed).bytes);
}

const pageOf = (Part: ComponentType<{ name: string; onPress?: () => void }>, names: readonly string[]) => () =>
  names.map((name) => <CachedPart key={name} as="div" part={Part} each={[{ name, onPress: () => undefined }]} />);

describe('the fragment cache', () => {
  it('gives the HTML that the page would have without it, in each language and on each address', () => {
    const cache = createFragmentCache();
    for (const address of ['/products', '/products/categories/zhinochi', '/products?query=_part-', '/products']) {
      for (const language of ['uk', 'en'] as const) {
        expect(show(Page, cache, language, address)).toBe(show(Page, null, language, address));
      }
    }
  });

  it('tells frozen props apart by identity', () => {
    const rendered: string[] = [];
    function Part({ product }: { product: { name: string } }) {
      rendered.push(product.name);
      return <b>{product.name}</b>;
    }
    const pageWith = (product: { name: string }) => () => <CachedPart as="div" part={Part} each={[{ product }]} />;
    const cache = createFragmentCache();
    const frozen = Object.freeze({ name: 'one' });
    for (const product of [frozen, frozen, Object.freeze({ name: 'two' }), { name: 'two' }, { name: 'two' }]) {
      expect(show(pageWith(product), cache)).toBe(`<div><b>${product.name}</b></div>`);
    }
    expect(rendered).toEqual(['one', 'two', 'two']);
  });

  it('renders a part once for equal props and one language', () => {
    const rendered: string[] = [];
    function Part({ name }: { name: string }) {
      const { words } = useMessages();
      rendered.push(`${name} ${words.close}`);
      return <b>{name}</b>;
    }
    const cache = createFragmentCache();
    for (let time = 0; time < 2; time += 1) {
      expect(show(pageOf(Part, ['one', 'two']), cache)).toBe('<div><b>one</b></div><div><b>two</b></div>');
    }
    show(pageOf(Part, ['one']), cache, 'en');
    expect(rendered).toEqual([
      `one ${ukrainian.words.close}`,
      `two ${ukrainian.words.close}`,
      `one ${english.words.close}`,
    ]);
  });

  it('renders a part that no other page has with its page', () => {
    const rendered: string[] = [];
    const Part = ({ name }: { name: string }) => {
      rendered.push(name);
      return name;
    };
    const cache = createFragmentCache();
    const Search = () => <CachedPart as="div" className="bar" part={Part} each={[{ name: 'rose' }]} isShared={false} />;
    for (const _ of [1, 2]) expect(show(Search, cache)).toBe('<div class="bar">rose</div>');
    expect(rendered).toEqual(['rose', 'rose']);
  });

  it('accepts any text, even one that looks like an id of useId', () => {
    const Part = ({ name }: { name: string }) => <b title={name}>{name}</b>;
    const odd = '_part-_R_0_ part-';
    expect(show(pageOf(Part, [odd]), createFragmentCache())).toBe(`<div><b title="${odd}">${odd}</b></div>`);
  });

  it('tells parts with equal props apart', () => {
    const cache = createFragmentCache();
    const Strong = ({ name }: { name: string }) => <b>{name}</b>;
    const Quiet = ({ name }: { name: string }) => <i>{name}</i>;
    expect(show(pageOf(Strong, ['one']), cache)).toBe('<div><b>one</b></div>');
    expect(show(pageOf(Quiet, ['one']), cache)).toBe('<div><i>one</i></div>');
  });

  it('forgets the parts that were not used for longest', () => {
    const rendered: string[] = [];
    const Part = ({ name }: { name: string }) => {
      rendered.push(name);
      return name;
    };
    const cache = createFragmentCache(100);
    for (const name of ['one', 'two', 'one', 'six', 'one', 'two']) show(pageOf(Part, [name]), cache);
    expect(rendered).toEqual(['one', 'two', 'six', 'two']);
  });

  it('refuses parts whose HTML the browser would not hydrate', () => {
    const Named = ({ name }: { name: string }) => <b id={useId()}>{name}</b>;
    const Preloading = ({ name }: { name: string }) => <img src={`/${name}.png`} alt="" />;
    expect(() => show(pageOf(Named, ['one']), createFragmentCache())).toThrow('Named uses useId');
    expect(() => show(pageOf(Preloading, ['one']), createFragmentCache())).toThrow('Preloading preloads');
  });
});
