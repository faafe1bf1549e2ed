import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductCard } from '#contracts/products.ts';
import { mostCartLines } from '#domain/cart.ts';
import { candle, oudWood, soap } from '#test/product-fixtures.ts';
import { inputOf, withoutOrdered } from './cart-rules.ts';

/** A stub browser with one tab: localStorage and window events. */
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

const idAt = (at: number) => `0197b3a0-0000-7000-8000-${String(at).padStart(12, 'a')}`;

/** The module has state, so each test imports a fresh one. */
const openCart = () => import('./cart.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** A cart offers no other sizes. */
const stored = ({ siblings: _, ...product }: ProductCard) => product;

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
        product: stored(oudWood),
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
        product: stored(soap),
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

  it('notifies its listeners of what was added, until they stop listening', async () => {
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

  it('repairs what an older shop or a hand has written of a line, and counts its cost anew', async () => {
    const { kept } = openBrowser({});
    (await openCart()).addToCart(oudWood, 7);
    const [line] = JSON.parse(kept.get('cart') ?? '');
    const cheap = {
      ...line,
      currentPrice: 1,
      bottling: false,
      bottleCost: { bottles: [], totalCost: 0 },
      coupon: 'FREE',
    };
    const endless = { ...line, product: { ...soap, currentPrice: 9_999_999_999_999.99 }, cartQuantity: 1_000_000 };
    kept.set('cart', JSON.stringify([cheap, endless]));
    vi.resetModules();
    expect((await openCart()).currentCart()).toEqual([line]);
  });

  it('changes amounts within what a cart can hold', async () => {
    openBrowser({});
    const cart = await openCart();
    cart.addToCart(soap, 1);
    const amountAfter = (wanted: number) => {
      cart.setQuantity(soap._id, wanted);
      return cart.currentCart()[0]?.cartQuantity;
    };
    expect([3, 0, -5, 2_000_000].map(amountAfter)).toEqual([3, 1, 1, 1_000_000]);
  });

  it('gives a removed line back to its place, once', async () => {
    const { kept } = openBrowser({});
    const cart = await openCart();
    const names = () => cart.currentCart().map(({ product }) => product.name);
    for (const product of [oudWood, soap, candle]) cart.addToCart(product, 1);
    cart.removeLine(soap._id);
    expect(names()).toEqual(['Oud Wood', 'Свічка']);
    cart.undoRemoval(soap._id);
    cart.undoRemoval(soap._id);
    expect(names()).toEqual(['Oud Wood', 'Мило', 'Свічка']);
    cart.removeLine(soap._id);
    cart.addToCart(soap, 2);
    cart.undoRemoval(soap._id);
    expect(names()).toEqual(['Oud Wood', 'Свічка', 'Мило']);
    for (const product of [oudWood, soap, candle]) cart.removeLine(product._id);
    expect(names()).toEqual([]);
    expect(kept.has('cart')).toBe(false);
  });

  it('keeps a removed line for later while it is full, and says so', async () => {
    openBrowser({});
    const cart = await openCart();
    const products = Array.from({ length: mostCartLines }, (_, at) => ({ ...soap, _id: idAt(at) }));
    for (const product of products) cart.addToCart(product, 1);
    cart.removeLine(idAt(0));
    cart.addToCart(candle, 1);
    expect(cart.undoRemoval(idAt(0))).toBe('cart-full');
    expect(cart.currentCart()).toHaveLength(mostCartLines);
    cart.removeLine(candle._id);
    expect(cart.undoRemoval(idAt(0))).toBe('added');
    expect(cart.currentCart()[0]?.product._id).toBe(idAt(0));
  });

  it('shows no removed line that another tab has added again', async () => {
    openBrowser({});
    const here = await openCart();
    here.addToCart(soap, 1);
    here.addToCart(candle, 1);
    here.removeLine(soap._id);
    vi.resetModules();
    (await openCart()).addToCart(soap, 2);
    const changes = vi.fn();
    here.subscribeToCart(changes);
    expect(here.undoRemoval(soap._id)).toBe('there-already');
    expect(changes).toHaveBeenCalledOnce();
    expect(here.currentCart().map(({ cartQuantity }) => cartQuantity)).toEqual([1, 2]);
  });

  it('[ST-CHK-17] loses what was ordered, and keeps what another tab has added meanwhile', async () => {
    const { kept } = openBrowser({});
    const here = await openCart();
    here.addToCart(oudWood, 5);
    here.addToCart(soap, 1);
    const ordered = inputOf(here.currentCart());
    vi.resetModules();
    const there = await openCart();
    there.addToCart(candle, 2);
    there.setQuantity(soap._id, 3);
    here.changeLines((lines) => withoutOrdered(lines, ordered));
    expect(here.currentCart().map(({ product, cartQuantity }) => [product.name, cartQuantity])).toEqual([
      ['Мило', 2],
      ['Свічка', 2],
    ]);
    here.changeLines((lines) => withoutOrdered(lines, inputOf(lines)));
    expect(kept.has('cart')).toBe(false);
  });

  it('takes no more than one order can hold, and says so', async () => {
    openBrowser({});
    const cart = await openCart();
    const outcomes = Array.from({ length: mostCartLines + 1 }, (_, at) =>
      cart.addToCart({ ...soap, _id: idAt(at) }, 1),
    );
    expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(mostCartLines);
    expect(outcomes.at(-1)).toBe('cart-full');
    expect(cart.addToCart({ ...soap, _id: idAt(0) }, 1)).toBe('there-already');
  });

  it('builds on what another tab has written a moment ago', async () => {
    const { kept } = openBrowser({});
    const here = await openCart();
    vi.resetModules();
    const there = await openCart();
    here.addToCart(oudWood, 5);
    there.addToCart(soap, 1);
    here.addToCart(candle, 1);
    const names = JSON.parse(kept.get('cart') ?? '').map((line: { product: ProductCard }) => line.product.name);
    expect(names).toEqual(['Oud Wood', 'Мило', 'Свічка']);
  });

  it('works on where the browser forbids its storage altogether', async () => {
    openBrowser({});
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
    const cart = await openCart();
    cart.addToCart(oudWood, 5);
    cart.addToCart(soap, 1);
    cart.removeLine(oudWood._id);
    expect(cart.currentCart().map(({ product }) => product.name)).toEqual(['Мило']);
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
