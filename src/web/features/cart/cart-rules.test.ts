import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { cartTotalKopecks } from '#domain/pricing.ts';
import { candle, oudWood, pricedLine, soap } from '#test/product-fixtures.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import {
  blockedLines,
  inputOf,
  isSame,
  mergeCarts,
  pricesBefore,
  repriced,
  syncedLinesOf,
  totalKopecks,
  troubleOf,
} from './cart-rules.ts';

const names = (lines: readonly CartLine[]) =>
  lines.map(({ product, cartQuantity }) => `${cartQuantity} ${product.name}`);

describe('what a cart costs', () => {
  it('is the sum of its lines, each rounded once, with the bottles of decants', () => {
    const lines = [
      cartLine({ ...soap, currentPrice: 33.33, discount: 10 }, 3),
      cartLine({ ...oudWood, currentPrice: 20 }, 7),
    ];
    expect(formatMoney(totalKopecks(lines), { unit: 'грн' })).toMatch(/^250,99\sгрн$/);
  });

  it('is what the shop counts, for every cart: page, cart and server ask one module', () => {
    const line = fc.record({
      price: fc.integer({ min: 1, max: 5_000_000 }),
      discount: fc.integer({ min: 0, max: 100 }),
      quantity: fc.integer({ min: 1, max: 400 }),
      isBottled: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (wanted) => {
        const lines = wanted.map(({ price, discount, quantity, isBottled }, at) => {
          const stock = isBottled ? { quantityMl: quantity } : { quantity };
          const product = { ...soap, _id: `${at}`, currentPrice: price / 100, discount, bottling: isBottled, ...stock };
          return cartLine(product, quantity);
        });
        const onServer = wanted.map(({ price, discount, quantity, isBottled }) => ({
          priceKopecks: price,
          discountPercent: discount,
          quantity,
          isBottled,
        }));
        expect(totalKopecks(lines)).toBe(cartTotalKopecks(onServer));
      }),
    );
  });

  it('leaves out what can no longer be bought, which is in the way until it is removed', () => {
    const gone = cartLine({ ...candle, quantity: 0 }, 2);
    const short = cartLine(soap, 5);
    const fine = cartLine(oudWood, 148);
    expect([gone, short, fine].map(troubleOf)).toEqual(['gone', 'short', null]);
    expect(blockedLines([gone, short, fine])).toEqual([gone, short]);
    expect(totalKopecks([gone, short])).toBe(9950 * 5);
  });

  it('is asked for by what, how much, and how it was meant', () => {
    expect(inputOf([cartLine(oudWood, 7), cartLine(soap, 2)])).toEqual([
      { product: oudWood._id, cartQuantity: 7, bottling: true },
      { product: soap._id, cartQuantity: 2, bottling: false },
    ]);
  });
});

describe('an answer of the shop', () => {
  const lines = [cartLine(oudWood, 7), cartLine(soap, 2)];

  it('brings prices and stock of today, and leaves the amounts as they are by now', () => {
    const answer = [
      pricedLine(cartLine(oudWood, 7), { currentPrice: 230, quantityMl: 40 }),
      pricedLine(cartLine(soap, 2)),
    ];
    const now = [cartLine(oudWood, 9), cartLine(soap, 3)];
    expect(repriced(now, lines, answer)).toEqual([
      cartLine({ ...oudWood, currentPrice: 230, quantityMl: 40 }, 9),
      cartLine(soap, 3),
    ]);
  });

  it('says that nothing can be bought of what is off sale, and of what exists no more', () => {
    const offSale = { ...pricedLine(cartLine(oudWood, 7)), available: 0 };
    const after = repriced(lines, lines, [offSale]);
    expect(after.map(troubleOf)).toEqual(['gone', 'gone']);
    expect(names(after)).toEqual(names(lines));
  });

  it('does not speak of what was added after the question', () => {
    const answer = lines.map((line) => pricedLine(line));
    const now = [...lines, cartLine(candle, 1)];
    expect(repriced(now, lines, answer).map(troubleOf)).toEqual([null, null, null]);
  });

  it('about something that is sold in another way now is about another thing', () => {
    const answer = [pricedLine(cartLine(soap, 2), { bottling: true, quantityMl: 100 })];
    expect(repriced([cartLine(soap, 2)], lines, answer).map(troubleOf)).toEqual(['gone']);
  });
});

describe('a price that changed', () => {
  const before = [cartLine(oudWood, 7), cartLine(soap, 2)];
  const dearer = [cartLine({ ...oudWood, currentPrice: 230 }, 7), cartLine(soap, 2)];

  it('is remembered as it was shown, discount and all', () => {
    expect([...pricesBefore(new Map(), before, dearer)]).toEqual([[oudWood._id, 19_080]]);
  });

  it('stays marked with the first price through further changes, and is forgotten when it comes back', () => {
    const marked = pricesBefore(new Map(), before, dearer);
    const evenDearer = [cartLine({ ...oudWood, currentPrice: 250 }, 9)];
    expect([...pricesBefore(marked, dearer, evenDearer)]).toEqual([[oudWood._id, 19_080]]);
    expect([...pricesBefore(marked, dearer, before)]).toEqual([]);
    expect([...pricesBefore(marked, dearer, [])]).toEqual([]);
  });

  it('is none for what has just come in', () => {
    expect(pricesBefore(new Map(), [], before).size).toBe(0);
  });
});

describe('carts in a three-way merge', () => {
  const synced = syncedLinesOf([cartLine(oudWood, 7), cartLine(soap, 1)]);

  it('become one with what either of them added, removed and changed', () => {
    const here = [cartLine(soap, 2), cartLine(candle, 1)];
    const server = [cartLine(oudWood, 7), cartLine(soap, 1)];
    expect(names(mergeCarts(synced, here, server))).toEqual(['2 Мило', '1 Свічка']);
    expect(names(mergeCarts(synced, server, [...server, cartLine(candle, 3)]))).toEqual([
      '7 Oud Wood',
      '1 Мило',
      '3 Свічка',
    ]);
    expect(names(mergeCarts(synced, server, [cartLine(soap, 3)]))).toEqual(['3 Мило']);
  });

  it('keep a line that was changed on one side and removed on the other', () => {
    expect(names(mergeCarts(synced, [cartLine(oudWood, 7), cartLine(soap, 3)], []))).toEqual(['3 Мило']);
  });

  it('take the prices of the server', () => {
    const [line] = mergeCarts(synced, [cartLine(soap, 2)], [cartLine({ ...soap, currentPrice: 120 }, 1)]);
    expect(line).toEqual(cartLine({ ...soap, currentPrice: 120 }, 2));
  });

  it('change nothing where only one of them changed', () => {
    const cart = fc
      .uniqueArray(fc.constantFrom(oudWood, soap, candle), { selector: ({ _id }) => _id })
      .chain((goods) => fc.tuple(...goods.map((product) => fc.nat(5).map((more) => cartLine(product, more + 1)))));
    fc.assert(
      fc.property(cart, cart, (base, changed) => {
        const byId = (lines: readonly CartLine[]) => [...syncedLinesOf(lines)].sort();
        expect(byId(mergeCarts(syncedLinesOf(base), changed, base))).toEqual(byId(changed));
        expect(byId(mergeCarts(syncedLinesOf(base), base, changed))).toEqual(byId(changed));
      }),
    );
  });

  it('are equal when goods, amounts and order are the same', () => {
    expect(isSame(synced, syncedLinesOf([cartLine(oudWood, 7), cartLine(soap, 1)]))).toBe(true);
    expect(isSame(synced, syncedLinesOf([cartLine(soap, 1), cartLine(oudWood, 7)]))).toBe(false);
    expect(isSame(synced, syncedLinesOf([cartLine(oudWood, 7)]))).toBe(false);
  });
});
