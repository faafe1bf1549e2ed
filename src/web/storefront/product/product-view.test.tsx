import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Product } from '#contracts/products.ts';
import { type Language, textLanguage } from '#domain/language.ts';
import { parsePaymentOffers } from '#domain/payment-methods.ts';
import { defaultTerms, purchaseTerms } from '#domain/sales-terms.ts';
import { StorefrontMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { storefront as english } from '#web/messages/en/storefront.ts';
import { storefront as ukrainian } from '#web/messages/uk/storefront.ts';
import { ProductTabs } from './product-tabs.tsx';
import { ProductView } from './product-view.tsx';
import { StockAlertForm } from './stock-alert-form.tsx';

const catalogues = { uk: ukrainian, en: english };

const bottle: Product = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  itemNo: 'KR-100001',
  name: 'Oud Wood',
  description: '<p>Далі уд із сандалом.</p>',
  imageFirst: null,
  imagePreview: null,
  imageUrls: [],
  attributes: {
    family: null,
    gender: null,
    concentration: null,
    year: null,
    perfumer: '',
    seasons: [],
    notes: { top: [], heart: [], base: [] },
  },
  date: '2026-03-01T10:00:00.000Z',
  discount: 0,
  previousPrice: null,
  currentPrice: 100,
  quantity: 5,
  quantityMl: 0,
  bottling: false,
  itsBottle: false,
  sizes: 50,
  color: '',
  manufacturerCountry: 'США',
  brand: { _id: '0197b3a0-0000-7000-8000-000000000002', name: 'Tom Ford' },
  siblings: [],
  categories: { name: 'Нішева парфумерія', title: 'nisheva', discount: null },
  productsGroups: null,
};

const decant: Product = { ...bottle, bottling: true, quantity: 0, quantityMl: 12, sizes: null };

function inShop(language: Language, content: ReactNode): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[language === 'en' ? '/en/products/item/1' : '/products/item/1']}>
      <StorefrontMessages value={catalogues[language]}>{content}</StorefrontMessages>
    </MemoryRouter>,
  );
}

const show = (product: Product, language: Language = 'uk', terms = defaultTerms) =>
  inShop(
    language,
    <ProductView
      product={product}
      opening={{ lead: 'Рідкісний уд.', rest: product.description, language: textLanguage(product.description) }}
      crumbs={[]}
      terms={purchaseTerms(terms, kopecksOf(product.currentPrice))}
    />,
  );

/** The visible text, with whitespace normalized. */
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

const optionsOf = (html: string) => [...html.matchAll(/<option[^>]*value="(\d+)"/g)].map(([, value]) => Number(value));
const struckThrough = (html: string) => [...html.matchAll(/<s[ >].*?<\/s>/g)].map(([tag]) => textOf(tag).trim());
const rowsOf = (html: string) =>
  [...html.matchAll(/<dt class="text-ink-2">(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, label, value]) =>
    textOf(`${label}${value}`).replace(' : ', ': ').trim(),
  );
const buyButton = (html: string) => html.match(/<section[^>]*class="bottom-bar.*?<\/section>/)?.[0] ?? '';

describe('a product page', () => {
  it('[ST-PROD-02] shows picture and name, and a badge only with a discount above 0', () => {
    const discounted = show({ ...bottle, discount: 10, imageFirst: '/media/oud.webp' });
    expect(discounted).toContain('src="/media/oud.webp"');
    expect(discounted).toMatch(/<h1[^>]*>Oud Wood<\/h1>/);
    expect(discounted).toContain('−10%');
    expect(show({ ...bottle, categories: { ...bottle.categories, discount: { quantity: 20 } } })).toContain('−20%');
    expect(show(bottle)).not.toMatch(/−\d+%/);
  });

  it('[ST-SIZE-04] shows several pictures in a row, only the first one at once, each with a thumbnail and a zoom', () => {
    const addresses = ['a', 'b', 'c'].map((one) => `/media/${one}.webp`);
    const html = show({ ...bottle, imageFirst: '/media/a.webp', imageUrls: addresses.slice(1) });
    const row = html.match(/<ul[^>]*snap-mandatory.*?<\/ul>/)?.[0] ?? '';
    expect(row.match(/<li/g)).toHaveLength(3);
    expect([...row.matchAll(/<img[^>]* src="(\/media[^"]*)"/g)].map(([, address]) => address)).toEqual([
      '/media/a.webp',
    ]);
    expect(row).toMatch(/<img[^>]*alt="Oud Wood"[^>]*loading="eager"[^>]*fetchPriority="high"/);
    expect([...row.matchAll(/aria-label="(Збільшити[^"]*)"/g)].map(([, label]) => label)).toEqual([
      'Збільшити зображення 1',
      'Збільшити зображення 2',
      'Збільшити зображення 3',
    ]);
    expect(html.match(/aria-label="Показати зображення \d"/g)).toHaveLength(3);
    expect(html).toMatch(/aria-label="Показати зображення 1" aria-pressed="true"/);
    expect(show({ ...bottle, imageFirst: '/media/a.webp' })).not.toContain('Показати зображення');
    expect(show(bottle)).not.toContain('Збільшити');
  });

  it('[ST-SIZE-06] draws the notes in layers, each with a word for its kind and a link to its scents, where they are known', () => {
    const rose = { key: 'rose', name: 'турецька троянда', group: 'flower' as const };
    const notes = { top: [{ key: 'дикий-мед', name: 'дикий мед', group: null }], heart: [rose], base: [] };
    const html = show({ ...bottle, attributes: { ...bottle.attributes, notes } });
    const pyramid = html.match(/<section[^>]*>(?:(?!<\/section>).)*Піраміда аромату.*?<\/section>/)?.[0] ?? '';
    expect(textOf(pyramid).trim()).toBe('Піраміда аромату Перші ноти дикий мед Ноти серця турецька троянда квітка');
    expect(pyramid).toContain('href="/notes/rose"');
    expect(show(bottle)).not.toContain('Піраміда');
  });

  it('[ST-PROD-03] links the sizes of its group, and has none without a group', () => {
    const siblings = [
      { _id: bottle._id, name: 'Oud Wood', bottling: false, sizes: 50, inStock: true },
      { _id: '0197b3a0-0000-7000-8000-000000000009', name: 'Oud Wood', bottling: true, sizes: null, inStock: true },
    ];
    const html = show({ ...bottle, productsGroups: { products: siblings } });
    expect(html).toContain('href="/products/item/0197b3a0-0000-7000-8000-000000000009"');
    expect(html).toMatch(/aria-current="page"[^>]*>50 мл</);
    expect(show(bottle)).not.toContain('/products/item/');
  });

  it('[ST-SIZE-03] lists its sizes small to large with the decant last, the same on each page, and marks those sold out', () => {
    const sizeOf = (number: number, sizes: number | null, inStock = true) => ({
      _id: `0197b3a0-0000-7000-8000-00000000000${number}`,
      name: 'Oud Wood',
      bottling: sizes === null,
      sizes,
      inStock,
    });
    const [decanted, small, itself, large] = [sizeOf(9, null), sizeOf(8, 30, false), sizeOf(1, 50), sizeOf(7, 100)];
    const chipsOf = (product: Product) =>
      [...show(product).matchAll(/<li[^>]*><a[^>]*href="\/products\/item[^>]*>(.*?)<\/a>/g)].map(([, chip = '']) =>
        textOf(chip).trim(),
      );
    const expected = ['30 мл , Немає в наявності', '50 мл', '100 мл', 'На розлив'];
    expect(chipsOf({ ...bottle, productsGroups: { products: [decanted, small, large] } })).toEqual(expected);
    const decantPage = { ...decant, _id: decanted._id, productsGroups: { products: [large, itself, small] } };
    expect(chipsOf(decantPage)).toEqual(expected);
    const soldOut = { ...bottle, quantity: 0, productsGroups: { products: [decanted] } };
    expect(chipsOf(soldOut)).toEqual(['50 мл , Немає в наявності', 'На розлив']);
  });

  it('[ST-PROD-04] shows the previous and the current price, per 1 ml for bottled goods', () => {
    const html = show({ ...bottle, previousPrice: 120 });
    expect(textOf(html)).toContain('100,00 ₴');
    expect(struckThrough(html)).toEqual(['Стара ціна 120,00 ₴']);
    expect(textOf(html)).not.toContain('за 1 мл');
    expect(textOf(show(decant))).toContain('за 1 мл');
    expect(textOf(show(decant, 'en'))).toContain('per 1 ml');
  });

  it('[RULE-DISC-08] strikes nothing through where the previous price is not above the current one', () => {
    expect(struckThrough(show({ ...bottle, previousPrice: 80 }))).toEqual([]);
    expect(struckThrough(show({ ...bottle, previousPrice: 100 }))).toEqual([]);
    expect(struckThrough(show(bottle))).toEqual([]);
    expect(struckThrough(show({ ...bottle, previousPrice: 100.01 }))).toHaveLength(1);
  });

  it('[ST-PROD-05] says by one number whether it is in stock, and sells it by the same', () => {
    const cases: [Product, string, boolean][] = [
      [{ ...bottle, quantity: 1 }, 'Є в наявності', true],
      [{ ...bottle, quantity: 0, quantityMl: 50 }, 'Немає в наявності', false],
      [{ ...decant, quantity: 0, quantityMl: 148 }, 'Є в наявності, 148 мл', true],
      [{ ...decant, quantity: 7, quantityMl: 0 }, 'Немає в наявності', false],
    ];
    for (const [product, label, canBuy] of cases) {
      const html = show(product);
      expect(textOf(html)).toContain(label);
      expect(buyButton(html).includes('До кошика')).toBe(canBuy);
      expect(html.includes('До кошика')).toBe(canBuy);
      expect(html.includes('Повідомити, коли з’явиться')).toBe(!canBuy);
    }
    expect(textOf(show(bottle, 'en'))).toContain('In stock');
    expect(textOf(show({ ...bottle, quantity: 0 }, 'en'))).toContain('Out of stock');
  });

  it('[ST-SHOP-07] takes an e-mail in place of the button when it is sold out, and not when it can be bought', () => {
    expect(show({ ...bottle, quantity: 0 })).toMatch(/<h2[^>]*>Повідомити, коли з’явиться<\/h2>/);
    expect(show(bottle)).not.toContain('Повідомити');
    const html = inShop('uk', <StockAlertForm productId={bottle._id} />);
    const [, inputId] = /<label[^>]*for="([^"]+)"[^>]*>Електронна пошта/.exec(html) ?? [];
    expect(html).toContain(`id="${inputId}"`);
    expect(html).toMatch(/<input[^>]*type="email"/);
    expect(textOf(inShop('en', <StockAlertForm productId={bottle._id} />))).toContain('Notify me');
  });

  it('[ST-PROD-06] has the tabs Description and Characteristics, the second only where there are any', () => {
    const tabsOf = (html: string) => [...html.matchAll(/role="tab"[^>]*>(.*?)</g)].map(([, label]) => label);
    expect(tabsOf(show(bottle))).toEqual(['Опис', 'Характеристики']);
    expect(tabsOf(show(bottle, 'en'))).toEqual(['Description', 'Characteristics']);
    const alone = inShop('en', <ProductTabs description="<p>Text</p>" language="en" characteristics={[]} />);
    expect(tabsOf(alone)).toEqual(['Description']);
    expect(textOf(alone)).not.toContain('Characteristics');
  });

  it('[ST-SHOP-11] marks a description that has no English text as Ukrainian', () => {
    const langsOf = (html: string) => [...html.matchAll(/<(?:p|div) lang="(..)"/g)].map(([, lang]) => lang);
    expect(langsOf(show({ ...bottle, description: '<p>Уд із Таїланду.</p>' }, 'en'))).toEqual(['uk', 'uk']);
    expect(langsOf(show({ ...bottle, description: '<p>Oud from Thailand.</p>' }, 'en'))).toEqual(['en', 'en']);
  });

  it('[ST-SHOP-11] marks Ukrainian names on an English page, and leaves Latin ones unmarked', () => {
    expect(show({ ...bottle, name: 'Лійка' }, 'en')).toMatch(/<h1 lang="uk"[^>]*>Лійка/);
    const html = show({ ...bottle, name: 'Oud Wood', categories: { ...bottle.categories, name: 'Niche' } }, 'en');
    expect(html).toMatch(/<h1 class[^>]*>Oud Wood/);
    expect(html).toContain('<dd lang="uk">США</dd>');
    expect(html).toContain('<dd>Niche</dd>');
  });

  it('[ST-PROD-07] lists category, brand, country, and either bottling or capacity', () => {
    expect(rowsOf(show(bottle, 'en'))).toEqual([
      'Category: Нішева парфумерія',
      'Brand: Tom Ford',
      'Manufacturer country: США',
      'Capacity: 50 ml',
    ]);
    expect(rowsOf(show({ ...decant, sizes: 100 }, 'en')).slice(3)).toEqual(['Bottling: yes']);
    expect(rowsOf(show(decant)).slice(3)).toEqual(['Розлив: так']);
  });

  it('shows a colour and an empty bottle only where there is one', () => {
    const rows = rowsOf(show({ ...bottle, brand: null, sizes: null, color: 'бурштин', itsBottle: true }));
    expect(rows).toEqual([
      'Категорія: Нішева парфумерія',
      'Країна-виробник: США',
      'Колір: бурштин',
      'Порожній флакон: так',
    ]);
  });

  it('[ST-PROD-08] offers exactly 1 to 12 ml where 12 ml are left, and no list for goods by the piece', () => {
    expect(optionsOf(show(decant))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(optionsOf(show({ ...decant, quantityMl: 1 }))).toEqual([1]);
    expect(optionsOf(show({ ...decant, quantityMl: 0 }))).toEqual([]);
    expect(optionsOf(show(bottle))).toEqual([]);
  });

  it('[ST-SIZE-07] shows delivery time and price, payment, originality and return next to the button, with links', () => {
    const factsOf = (html: string, label: string) =>
      html.match(new RegExp(`<ul aria-label="${label}".*?</ul>`))?.[0] ?? '';
    const ukrainianFacts = factsOf(show(bottle), 'Доставка, оплата, повернення');
    const text = textOf(ukrainianFacts);
    expect(text).toContain('Доставка від 70 ₴ Новою поштою, 1–3 дні в дорозі');
    expect(text).toContain('Оплата карткою онлайн');
    expect(text).toContain('Лише оригінали');
    expect(text).toContain('14 днів, якщо щось не так');
    expect(ukrainianFacts.match(/href="\/delivery"/g)).toHaveLength(3);
    const englishFacts = factsOf(show(bottle, 'en'), 'Delivery, payment, returns');
    expect(textOf(englishFacts)).toContain('Delivery from 70 ₴ By Nova Poshta, 1–3 days on the way');
    expect(englishFacts.match(/href="\/en\/delivery"/g)).toHaveLength(3);
  });

  it('shows free delivery and the other ways to pay, as far as they hold for the price', () => {
    const payments = parsePaymentOffers('online, instalments>=500, cash-delivery<=5000, cash-pickup') ?? [];
    const terms = { ...defaultTerms, freeDeliveryFromKopecks: 100_000, payments };
    const cheap = textOf(show(bottle, 'uk', terms));
    expect(cheap).toContain('Доставка від 70 ₴');
    expect(cheap).toContain('Оплата карткою онлайн Або при отриманні');
    const dear = textOf(show({ ...bottle, currentPrice: 1000 }, 'uk', terms));
    expect(dear).toContain('Доставка безкоштовна Новою поштою');
    expect(dear).toContain('Оплата карткою онлайн Або частинами, при отриманні');
    expect(textOf(show({ ...bottle, currentPrice: 1000 }, 'en', terms))).toContain(
      'Pay by card online Or in instalments, on receipt',
    );
    const transfers = { ...defaultTerms, payments: parsePaymentOffers('transfer') ?? [] };
    expect(textOf(show(bottle, 'uk', transfers))).toContain('Оплата переказом');
  });

  it('[ST-SHOP-02] the button says what it buys: millilitres or size, and the sum', () => {
    expect(textOf(buyButton(show({ ...decant, currentPrice: 192, quantityMl: 20 })))).toContain(
      'До кошика · 5 мл · 990 ₴',
    );
    expect(textOf(buyButton(show(bottle)))).toContain('До кошика · 50 мл · 100 ₴');
    expect(textOf(buyButton(show({ ...bottle, sizes: null, currentPrice: 99.5 })))).toContain('До кошика · 99,50 ₴');
    expect(textOf(buyButton(show(bottle, 'en')))).toContain('Add to cart · 50 ml · 100 ₴');
  });

  it('adds up perfume and bottles, and the button says the sum', () => {
    const text = textOf(show({ ...decant, currentPrice: 212, discount: 10, quantityMl: 148 }));
    expect(text).toContain('Парфум, 5 мл × 190,80 ₴ 954,00 ₴');
    expect(text).toContain('Флакон 6 мл × 1 30,00 ₴');
    expect(text).toContain('Разом 984,00 ₴');
    expect(text).toContain('До кошика · 5 мл · 984 ₴');
  });
});
