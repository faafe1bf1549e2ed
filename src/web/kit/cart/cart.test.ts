import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '#contracts/products.ts';

const oudWood: ProductCard = {
  _id: '0197b3a0-0000-7000-8000-000000000001',
  itemNo: 'KR-100001',
  name: 'Oud Wood',
  imageFirst: null,
  imagePreview: null,
  discount: 10,
  previousPrice: null,
  currentPrice: 212,
  quantity: 0,
  quantityMl: 148,
  bottling: true,
  itsBottle: false,
  sizes: null,
  color: '',
  manufacturerCountry: 'США',
  brand: { _id: '0197b3a0-0000-7000-8000-000000000002', name: 'Tom Ford' },
  categories: { name: 'Ніша', title: 'nisha', discount: null },
};

const soap: ProductCard = {
  ...oudWood,
  _id: '0197b3a0-0000-7000-8000-000000000003',
  name: 'Мило',
  discount: 0,
  currentPrice: 99.5,
  quantity: 3,
  quantityMl: 0,
  bottling: false,
};

/** A browser of one tab: a storage, and a window that tells of events. */
function openBrowser(storage: { cart?: string }) {
  const kept = new Map(Object.entries(storage));
  const page = new EventTarget();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  return { kept, page, localStorage };
}

/** The module remembers what it read, so each test gets a fresh one, as each page does. */
const openCart = () => import('./cart.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('the cart of a browser', () => {
  it('is empty where nothing was put in', async () => {
    openBrowser({});
    expect((await openCart()).currentCart()).toEqual([]);
  });

  it('keeps a decant as its millilitres with the bottles they need', async () => {
    const { kept } = openBrowser({});
    (await openCart()).addToCart(oudWood, 56);
    expect(JSON.parse(kept.get('cart') ?? '')).toEqual([
      {
        product: oudWood,
        cartQuantity: 56,
        currentPrice: 212,
        bottling: true,
        bottleCost: {
          bottles: [
            { bottleSize: 50, count: 1, price: 65 },
            { bottleSize: 6, count: 1, price: 30 },
          ],
          totalCost: 95,
        },
      },
    ]);
  });

  it('keeps goods by the piece without bottles', async () => {
    const { kept } = openBrowser({});
    (await openCart()).addToCart(soap, 1);
    expect(JSON.parse(kept.get('cart') ?? '')).toEqual([
      {
        product: soap,
        cartQuantity: 1,
        currentPrice: 99.5,
        bottling: false,
        bottleCost: { bottles: [], totalCost: 0 },
      },
    ]);
  });

  it('keeps of a product only what a list shows', async () => {
    const { kept } = openBrowser({});
    (await openCart()).addToCart({ ...soap, description: '<p>Довгий опис</p>' } as ProductCard, 1);
    expect(kept.get('cart')).not.toContain('Довгий опис');
  });

  it('leaves a product that is already there as it is', async () => {
    openBrowser({});
    const cart = await openCart();
    cart.addToCart(oudWood, 5);
    cart.addToCart(soap, 1);
    cart.addToCart(oudWood, 30);
    expect(cart.currentCart().map(({ product, cartQuantity }) => [product.name, cartQuantity])).toEqual([
      ['Oud Wood', 5],
      ['Мило', 1],
    ]);
  });

  it('is there again after a reload', async () => {
    openBrowser({});
    (await openCart()).addToCart(oudWood, 5);
    vi.resetModules();
    expect((await openCart()).currentCart()[0]?.cartQuantity).toBe(5);
  });

  it.each([
    ['no JSON', 'oops'],
    ['no list', '{"product":1}'],
    ['null', 'null'],
    ['things that are no lines', '[1,null,"x",{}]'],
  ])('is empty where the storage holds %s', async (_, text) => {
    openBrowser({ cart: text });
    expect((await openCart()).currentCart()).toEqual([]);
  });

  it('drops broken lines and repeated products, and keeps the good ones', async () => {
    const { kept } = openBrowser({});
    (await openCart()).addToCart(oudWood, 5);
    const [line] = JSON.parse(kept.get('cart') ?? '');
    const broken = [
      { ...line, cartQuantity: 0 },
      { ...line, cartQuantity: 1.5 },
      { ...line, currentPrice: '212' },
      { ...line, bottleCost: null },
      { ...line, bottleCost: { bottles: [{ bottleSize: 6 }], totalCost: 30 } },
      { ...line, product: { ...line.product, discount: 400 } },
      { ...line, product: { ...line.product, currentPrice: 1.2345 } },
      { ...line, product: { ...line.product, name: null } },
      { ...line, product: { ...line.product, categories: null } },
    ];
    kept.set('cart', JSON.stringify([...broken, line, { ...line, cartQuantity: 9 }]));
    vi.resetModules();
    expect((await openCart()).currentCart()).toEqual([line]);
  });

  it('tells its listeners what was added, until they stop listening', async () => {
    openBrowser({});
    const cart = await openCart();
    const counts: number[] = [];
    const stop = cart.subscribeToCart(() => counts.push(cart.currentCart().length));
    cart.addToCart(oudWood, 5);
    cart.addToCart(oudWood, 5);
    stop();
    cart.addToCart(soap, 1);
    expect(counts).toEqual([1]);
  });

  it('follows another tab, and a sign-out that emptied the storage', async () => {
    const { kept, page } = openBrowser({});
    const cart = await openCart();
    const counts: number[] = [];
    cart.subscribeToCart(() => counts.push(cart.currentCart().length));
    cart.addToCart(oudWood, 5);
    kept.delete('cart');
    page.dispatchEvent(new Event('storage'));
    cart.addToCart(oudWood, 5);
    kept.delete('cart');
    page.dispatchEvent(new Event('kraplyna:session'));
    expect(counts).toEqual([1, 0, 1, 0]);
  });

  it('works on without a storage that takes anything', async () => {
    const { localStorage } = openBrowser({});
    localStorage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const cart = await openCart();
    cart.addToCart(oudWood, 5);
    expect(cart.currentCart()).toHaveLength(1);
  });
});
