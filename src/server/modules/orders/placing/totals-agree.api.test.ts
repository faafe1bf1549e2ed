import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceCart } from '#contracts/cart.ts';
import { asTotalSum, asUah } from '#contracts/kit/money.ts';
import { placeOrder } from '#contracts/orders.ts';
import type { ProductCard } from '#contracts/products.ts';
import { listProducts } from '#contracts/products.ts';
import { cartTotalKopecks } from '#domain/pricing.ts';
import { makeCategory, makeDiscount, makeProduct } from '#test/factories.ts';
import { orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { cartLine } from '#web/features/cart/cart-line.ts';
import { inputOf, totalKopecks as totalKopecksOf } from '#web/features/cart/cart-rules.ts';
import { kopecksOf, lineCostOf, shownPriceOf } from '#web/kit/product-price.ts';

const shop = openTestShop();
const call: ReturnType<typeof shop.callAs> = (endpoint, input) => shop.callAs(null)(endpoint, input);

const percents = [0, 0, 1, 5, 10, 15, 33, 99, 100];

/** Products with all factors of a price, as the storefront gets them. */
async function fillShelves(): Promise<ProductCard[]> {
  const discounts = await Promise.all([
    makeDiscount(shop.db, { percent: 15 }),
    makeDiscount(shop.db, { percent: 37, isActive: false }),
    makeDiscount(shop.db, { percent: 50, endsOn: '2026-03-16' }),
  ]);
  const categories = await Promise.all([
    makeCategory(shop.db),
    ...discounts.map(({ id: discountId }) => makeCategory(shop.db, { discountId })),
  ]);
  const prices = fc.sample(fc.integer({ min: 0, max: 500_000 }), { numRuns: 40, seed: 20260317 });
  await Promise.all(
    prices.map((currentPriceKopecks, at) =>
      makeProduct(shop.db, {
        currentPriceKopecks,
        previousPriceKopecks: at % 3 === 0 ? currentPriceKopecks + 1000 : null,
        discountPercent: percents[at % percents.length] ?? 0,
        categoryId: categories[at % categories.length]?.id ?? '',
        isBottled: at % 2 === 0,
        quantity: at % 2 === 0 ? 0 : 100_000,
        quantityMl: at % 2 === 0 ? 100_000 : 0,
      }),
    ),
  );
  return (await call(listProducts, { query: { perPage: 100 } })).data.products;
}

it('[RULE-LINE-05] whatever is in a cart, the page, the cart and the order name the same sums, line by line', async () => {
  const cards = await fillShelves();
  expect(cards).toHaveLength(40);
  const anyCart = fc.uniqueArray(
    fc.record({ card: fc.constantFrom(...cards), quantity: fc.integer({ min: 1, max: 160 }) }),
    { minLength: 1, maxLength: 12, selector: ({ card }) => card._id },
  );
  await fc.assert(
    fc.asyncProperty(anyCart, async (chosen) => {
      const inBrowser = chosen.map(({ card, quantity }) => cartLine(card, quantity));
      const lines = inputOf(inBrowser);
      const totalKopecks = totalKopecksOf(inBrowser);

      const { data: cart } = await call(priceCart, { body: { lines } });
      expect(cart.totalCost).toBe(asUah(totalKopecks));
      expect(cart.lines).toMatchObject(
        inBrowser.map(({ product: { _id, name }, ...kept }) => ({ ...kept, product: { _id, name } })),
      );
      expect(cart.lines.map(({ totalCost }) => totalCost)).toEqual(
        chosen.map(({ card, quantity }) => asUah(lineCostOf(card, quantity).totalKopecks)),
      );

      // Sends the total that the browser computed: a different one on the server would be refused.
      const { data } = await call(placeOrder, { body: orderBody(lines, { totalSum: asTotalSum(totalKopecks) }) });
      expect(data.order.totalSum).toEqual(asTotalSum(totalKopecks));
      for (const [at, line] of data.order.products.entries()) {
        const { bottleCost, totalCost, currentPrice } = cart.lines[at] ?? {};
        expect(line).toMatchObject({ bottleCost, totalCost, currentPrice });
        const { percent, nowKopecks } = shownPriceOf(chosen[at]?.card ?? fail());
        expect([line.discount, line.discountedPrice]).toEqual([percent, asUah(nowKopecks)]);
      }

      const domainLines = data.order.products.map(({ currentPrice, discount, cartQuantity, product }) => ({
        priceKopecks: kopecksOf(currentPrice),
        discountPercent: discount,
        quantity: cartQuantity,
        isBottled: product.bottling,
      }));
      expect(cartTotalKopecks(domainLines)).toBe(totalKopecks);
    }),
    { numRuns: 60 },
  );
}, 60_000);

function fail(): never {
  throw new Error('The order has a line that nobody chose');
}
