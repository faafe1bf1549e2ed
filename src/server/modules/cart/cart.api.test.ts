import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { type Cart, type LineInput, ownCart, priceCart } from '#contracts/cart.ts';
import { mostCartLines } from '#domain/cart.ts';
import { type Area, areas } from '#domain/permissions.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeCategory, makeDiscount, makePerson, makeProduct, makeSession } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const line = ({ id }: { id: string }, cartQuantity = 1): LineInput => ({ product: id, cartQuantity });
const amounts = ({ lines }: Cart) => lines.map(({ product, cartQuantity }) => [product._id, cartQuantity]);
const makeDecant = (fields = {}) => makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 100, ...fields });

async function signedIn(area: Area = 'customer') {
  const person = await makePerson(shop.db, { [area]: ['wishlist'] });
  const { get, save, join } = ownCart[area];
  const as = (token: string) => {
    const call = shop.callAs(token);
    return {
      get: async () => (await call(get, {})).data,
      save: async (lines: LineInput[]) => (await call(save, { body: { lines } })).data,
      join: async (lines: LineInput[]) => (await call(join, { body: { lines } })).data,
    };
  };
  return { ...as(person.token), fromElsewhere: async () => as(await makeSession(shop.db, person.userId)) };
}

const price = async (lines: LineInput[]) => (await shop.callAs(null)(priceCart, { body: { lines } })).data;

describe.each(areas)('the cart in the %s area', (area) => {
  it('[API-CUST-07][API-SELF-04] answers the saved lines, at the prices of today', async () => {
    const person = await signedIn(area);
    expect(await person.get()).toEqual({ lines: [], totalCost: 0 });
    const discount = await makeDiscount(shop.db, { percent: 10 });
    const category = await makeCategory(shop.db, { discountId: discount.id });
    const piece = await makeProduct(shop.db, { currentPriceKopecks: 3333, categoryId: category.id });
    const decant = await makeDecant({ currentPriceKopecks: 2000, discountPercent: 10 });
    await person.save([line(piece, 3), line(decant, 7)]);
    const cart = await person.get();
    expect(cart.lines[0]).toMatchObject({
      product: { _id: piece.id, name: piece.name, categories: { discount: { quantity: 10 } } },
      cartQuantity: 3,
      currentPrice: 33.33,
      bottling: false,
      bottleCost: { bottles: [], totalCost: 0 },
      totalCost: 89.99,
      available: 5,
    });
    expect(cart.lines[1]).toMatchObject({
      product: { _id: decant.id },
      cartQuantity: 7,
      bottling: true,
      bottleCost: { bottles: [{ bottleSize: 10, count: 1, price: 35 }], totalCost: 35 },
      totalCost: 161,
      available: 100,
    });
    expect(cart.totalCost).toBe(250.99);
    await shop.db.update(products).set({ currentPriceKopecks: 10_000 }).where(eq(products.id, piece.id));
    expect((await person.get()).totalCost).toBe(431);
  });

  it('[API-CUST-08][API-SELF-05] becomes exactly the given lines, and is the same from another browser', async () => {
    const person = await signedIn(area);
    const [one, two, decant] = await Promise.all([makeProduct(shop.db), makeProduct(shop.db), makeDecant()]);
    await person.save([line(one, 2)]);
    const saved = await person.save([line(decant, 12), line({ id: two.id.toUpperCase() }, 4)]);
    expect(amounts(saved)).toEqual([
      [decant.id, 12],
      [two.id, 4],
    ]);
    const elsewhere = await person.fromElsewhere();
    expect(await elsewhere.get()).toEqual(saved);
    expect(await person.save([])).toEqual({ lines: [], totalCost: 0 });
    expect((await elsewhere.get()).lines).toEqual([]);
  });

  it('is read with one query, however long it is', async () => {
    const person = await signedIn(area);
    const goods = await Promise.all(Array.from({ length: 7 }, () => makeProduct(shop.db)));
    await person.save(goods.map((one) => line(one)));
    const { statements, result } = await shop.database.countQueries(person.get);
    expect(result.lines).toHaveLength(7);
    expect(statements, 'the other one is the session').toHaveLength(2);
    const priced = await shop.database.countQueries(() => price(goods.map((one) => line(one))));
    expect(priced.result.lines).toHaveLength(7);
    expect(priced.statements).toHaveLength(1);
  });
});

describe('a cart', () => {
  it("is the person's own", async () => {
    const product = await makeProduct(shop.db);
    const [olena, maria] = await Promise.all([signedIn(), signedIn()]);
    await olena.save([line(product, 2)]);
    expect((await maria.get()).lines).toEqual([]);
    await maria.save([]);
    expect(amounts(await olena.get())).toEqual([[product.id, 2]]);
  });

  it('shows what is sold out or off sale with nothing available, and nothing of what was deleted', async () => {
    const person = await signedIn();
    const hidden = await makeCategory(shop.db, { isActive: false });
    const [off, soldOut, ofHidden, deleted, last] = await Promise.all([
      makeProduct(shop.db, { isEnabled: false }),
      makeProduct(shop.db, { quantity: 0 }),
      makeProduct(shop.db, { categoryId: hidden.id }),
      makeProduct(shop.db),
      makeDecant({ quantity: 9, quantityMl: 3 }),
    ]);
    const lines = [off, soldOut, ofHidden, deleted, last, { id: unknownId }].map((one) => line(one, 2));
    await person.save(lines);
    await shop.db.delete(products).where(eq(products.id, deleted.id));
    const expected = [
      [off.id, 0],
      [soldOut.id, 0],
      [ofHidden.id, 0],
      [last.id, 3],
    ];
    const availability = ({ lines }: Cart) => lines.map(({ product, available }) => [product._id, available]);
    expect(availability(await person.get())).toEqual(expected);
    expect(availability(await price(lines))).toEqual(expected);
  });

  it('saved concurrently by two tabs is that of one of them', async () => {
    const person = await signedIn();
    const goods = await Promise.all(Array.from({ length: 4 }, () => makeProduct(shop.db)));
    const carts = Array.from({ length: 12 }, (_, tab) =>
      (tab % 2 === 0 ? goods : goods.toReversed()).map((one) => line(one, tab + 1)),
    );
    await Promise.all(carts.map((lines) => person.save(lines)));
    const kept = amounts(await person.get());
    expect(carts.map((lines) => lines.map(({ product, cartQuantity }) => [product, cartQuantity]))).toContainEqual(
      kept,
    );
  });

  it('refuses invalid amounts, a duplicate product, too many products and what exceeds an order', async () => {
    const product = await makeProduct(shop.db, { currentPriceKopecks: 2_000_000_000, quantity: 2 });
    const refuses = (lines: unknown, problem: object) =>
      expect(price(lines as LineInput[])).rejects.toMatchObject({ status: 422, ...problem });
    const whole = 'Вкажіть ціле число, щонайменше 1';
    for (const wrong of [0, -1, 1.5, '2', null]) {
      await refuses([{ product: product.id, cartQuantity: wrong }], { data: { 'lines.0.cartQuantity': whole } });
    }
    await refuses([line(product), line({ id: product.id.toUpperCase() })], {
      data: { lines: 'Один товар записано двічі' },
    });
    const many = Array.from({ length: mostCartLines + 1 }, (_, at) =>
      line({ id: unknownId.slice(0, -3) + (100 + at) }),
    );
    await refuses(many, { data: { lines: 'Забагато різних товарів: найбільше 100' } });
    await refuses([line(product, 1_000_000)], { message: expect.stringContaining('На таку суму') });
    await refuses([{ ...line(product), totalCost: 1 }], { data: { 'lines.0.totalCost': 'Зайве поле' } });
  });
});

describe('carts merged at sign-in', () => {
  it('hold the goods of both: of pieces the larger amount within the stock, of a decant the volume chosen last', async () => {
    const person = await signedIn();
    const [kept, larger, smaller, capped, soldOut, decant, brought] = await Promise.all([
      makeProduct(shop.db),
      makeProduct(shop.db, { quantity: 9 }),
      makeProduct(shop.db, { quantity: 9 }),
      makeProduct(shop.db, { quantity: 3 }),
      makeProduct(shop.db, { quantity: 0 }),
      makeDecant(),
      makeProduct(shop.db),
    ]);
    await person.save([
      line(kept, 2),
      line(larger, 6),
      line(smaller, 1),
      line(capped, 2),
      line(soldOut, 2),
      line(decant, 50),
    ]);
    const guest = [
      line(brought, 4),
      line(decant, 5),
      line(soldOut, 3),
      line(capped, 7),
      line(smaller, 4),
      line(larger, 2),
    ];
    const joined = await person.join([...guest, line({ id: unknownId })]);
    expect(amounts(joined)).toEqual([
      [kept.id, 2],
      [larger.id, 6],
      [smaller.id, 4],
      [capped.id, 3],
      [soldOut.id, 1],
      [decant.id, 5],
      [brought.id, 4],
    ]);
    expect(await person.get()).toEqual(joined);
    expect(await person.join(guest), 'a repeat changes nothing').toEqual(joined);
  });

  it('lose nothing when several tabs sign in concurrently', async () => {
    const person = await signedIn();
    const goods = await Promise.all(Array.from({ length: 8 }, () => makeProduct(shop.db)));
    await Promise.all(goods.map((one) => person.join([line(one, 2)])));
    expect(new Set((await person.get()).lines.map(({ product }) => product._id))).toEqual(
      new Set(goods.map(({ id }) => id)),
    );
  });
});
