import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ProductCard as Product } from '#contracts/products.ts';
import type { Language } from '#domain/language.ts';
import { oudWood } from '#test/product-fixtures.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { storefront as english } from '#web/messages/en/storefront.ts';
import { storefront as ukrainian } from '#web/messages/uk/storefront.ts';
import { ProductCard } from './product-card.tsx';
import { shownCard } from './shown-card.ts';

const idOf = (number: number) => `0197b3a0-0000-7000-8000-00000000000${number}`;
const bottleOf = (number: number, sizes: number) => ({ _id: idOf(number), bottling: false, sizes, priceFrom: null });
const decant = { _id: idOf(9), bottling: true, sizes: null, priceFrom: 109 };
const large: Product = { ...oudWood, bottling: false, quantity: 5, sizes: 100, siblings: [] };

const show = (product: Product, language: Language = 'uk') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === 'en' ? '/en/products' : '/products']}>
      <StorefrontMessages value={language === 'en' ? english : ukrainian}>
        <ProductCard product={product} sizes="100vw" />
      </StorefrontMessages>
    </MemoryRouter>,
  );

const listOf = (html: string) => html.match(/<ul aria-label="(?:Об’єми|Sizes)".*?<\/ul>/)?.[0] ?? '';
const textsOf = (html: string) =>
  [...listOf(html).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item = '']) =>
    item
      .replaceAll(/<span class="sr-only">.*?<\/span>/g, '')
      .replaceAll(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' '),
  );

describe('[ST-SIZE-02] a product card', () => {
  it('shows its own size among links to the other sizes, small to large with the decant last', () => {
    const html = show({ ...large, siblings: [bottleOf(3, 30), bottleOf(5, 50), decant] });
    expect(textsOf(html)).toEqual(['30', '50', '100 мл', 'розлив']);
    expect(listOf(html)).toMatch(/<strong aria-current="true"[^>]*>100\u00a0мл<\/strong>/);
    const links = [...listOf(html).matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
    expect(links).toEqual([idOf(3), idOf(5), idOf(9)].map((id) => `/products/item/${id}`));
  });

  it('says what the decant costs at least, in both languages', () => {
    const product = { ...large, siblings: [decant] };
    expect(show(product).replaceAll('\u00a0', ' ')).toContain('від 109 ₴ за розлив');
    expect(show(product, 'en').replaceAll('\u00a0', ' ')).toContain('decant from 109 ₴');
    expect(show({ ...large, siblings: [bottleOf(3, 30)] })).not.toContain('за розлив');
  });

  it('of a decant links the bottles, and without a group has its size alone', () => {
    expect(textsOf(show({ ...oudWood, siblings: [bottleOf(3, 30), bottleOf(5, 50)] }))).toEqual([
      '30',
      '50 мл',
      'розлив',
    ]);
    const alone = show(large);
    expect(listOf(alone)).toBe('');
    expect(alone).toContain('100\u00a0мл');
  });
});

describe('the data of a shown card', () => {
  it('is made once for a frozen card, by which the fragment cache finds its HTML', () => {
    const card = Object.freeze({ ...large });
    expect(shownCard(card)).toBe(shownCard(card));
    expect(shownCard(card)).toMatchObject({ _id: card._id, name: card.name, itemNo: null, manufacturerCountry: '' });
  });

  it('is neither kept nor frozen for one that may change', () => {
    const card = { ...large, name: 'before' };
    expect(Object.isFrozen(shownCard(card))).toBe(false);
    card.name = 'after';
    expect(shownCard(card).name).toBe('after');
  });
});
