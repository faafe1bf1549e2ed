import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPriceDropLetters, setPriceDropLetters } from '#contracts/price-drops.ts';
import { stopLetters } from '#contracts/stock-alerts.ts';
import { ownWishlist } from '#contracts/wishlist.ts';
import { dayMs } from '#domain/dates.ts';
import { products } from '#server/modules/products/products.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makeBrand, makePerson, makeProduct } from '#test/factories.ts';
import { tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';
import { queuePriceDrops } from './price-drops.service.ts';

const shop = openTestShop();
const start = shop.now;
beforeEach(() => {
  shop.now = start;
});

const passDays = (days: number) => {
  shop.now = new Date(shop.now.getTime() + days * dayMs);
};
const price = (id: string, uah: number) =>
  shop.db
    .update(products)
    .set({ currentPriceKopecks: uah * 100 })
    .where(eq(products.id, id));

async function buyer(fields: Parameters<typeof makePerson>[1] = {}) {
  const person = await makePerson(shop.db, fields);
  const call = shop.callAs(person.token);
  const wish = (productId: string) =>
    call(ownWishlist.customer.turn, { params: { productId }, body: { wished: true } });
  const letters = async () => {
    await queuePriceDrops(shop.context);
    return shop.lettersTo(person.email);
  };
  return { ...person, call, wish, letters };
}

const perfume = (fields: Partial<typeof products.$inferInsert> = {}) =>
  makeProduct(shop.db, { currentPriceKopecks: 100_000, ...fields });

describe('a letter about lower prices of the wishlist', () => {
  it('[ST-SHOP-08] lists the products that got at least 5 % cheaper, with the old and the new price', async () => {
    const { wish, letters } = await buyer();
    const brand = await makeBrand(shop.db);
    const [bottle, decant] = [
      await perfume({ brandId: brand.id, sizeMl: 50 }),
      await perfume({ isBottled: true, quantityMl: 9 }),
    ];
    const [little, same] = [await perfume(), await perfume()];
    for (const { id } of [bottle, decant, little, same]) await wish(id);
    expect(await letters()).toEqual([]);
    await price(bottle.id, 800);
    await price(decant.id, 950);
    await price(little.id, 951);
    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    expect(letter?.subject).toBe('2 товари з обраного подешевшали');
    expect(letter?.text).toContain(`${brand.name} ${bottle.name}, 50\u00a0мл\n  Було 1\u00a0000\u00a0₴, 800\u00a0₴`);
    expect(letter?.text).toContain('Було 1\u00a0000\u00a0₴ за 1 мл, 950\u00a0₴ за 1 мл');
    expect(letter?.links).toContain(`http://localhost/products/item/${bottle.id}`);
    expect(letter?.text).not.toContain(little.name);
    expect(letter?.text).not.toContain(same.name);
  });

  it('[ST-SHOP-08] counts a discount of the product as a lower price', async () => {
    const { wish, letters } = await buyer({ language: 'en' });
    const product = await perfume();
    await wish(product.id);
    await shop.db.update(products).set({ discountPercent: 20 }).where(eq(products.id, product.id));
    const [letter] = await letters();
    expect(letter?.subject).toBe('1 product on your wishlist costs less');
    expect(letter?.text).toContain('Was 1\u00a0000\u00a0₴, 800\u00a0₴');
  });

  it('[ST-SHOP-08] comes at most once a week, and then counts from the price of the last one', async () => {
    const { wish, letters } = await buyer();
    const product = await perfume();
    await wish(product.id);
    await price(product.id, 900);
    expect(await letters()).toHaveLength(1);
    await price(product.id, 700);
    passDays(6);
    expect(await letters(), 'a second drop within a week').toHaveLength(1);
    passDays(1);
    const [second, ...others] = await letters();
    expect(others).toHaveLength(1);
    expect(second?.text).toContain('Було 900\u00a0₴, 700\u00a0₴');
    passDays(7);
    expect(await letters(), 'the same price again').toHaveLength(2);
  });

  it('[ST-SHOP-08] is not sent for a price that is back up, nor for what cannot be bought', async () => {
    const { wish, letters, email } = await buyer();
    const [risen, soldOut, hidden] = [await perfume(), await perfume(), await perfume()];
    for (const { id } of [risen, soldOut, hidden]) await wish(id);
    await price(risen.id, 800);
    await price(risen.id, 1000);
    await shop.db.update(products).set({ currentPriceKopecks: 1, quantity: 0 }).where(eq(products.id, soldOut.id));
    await shop.db.update(products).set({ currentPriceKopecks: 1, isEnabled: false }).where(eq(products.id, hidden.id));
    expect(await letters()).toEqual([]);
    await price(risen.id, 800);
    await queuePriceDrops(shop.context);
    await price(risen.id, 1000);
    expect(await shop.lettersTo(email), 'it rose before the letter was sent').toEqual([]);
  });

  it('[ST-SHOP-08] is one, even if several processes look at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buyer()));
    const product = await perfume();
    for (const { wish } of people) await wish(product.id);
    await price(product.id, 500);
    await Promise.all(Array.from({ length: 4 }, () => queuePriceDrops(shop.context)));
    for (const { email } of people) expect(await shop.lettersTo(email)).toHaveLength(1);
  });

  it('keeps the price of the adding when the whole wishlist is replaced', async () => {
    const { call, wish, letters } = await buyer();
    const [product, another] = [await perfume(), await perfume()];
    await wish(product.id);
    await price(product.id, 800);
    await call(ownWishlist.customer.replace, { body: { products: [another.id, product.id] } });
    const [letter] = await letters();
    expect(letter?.text).toContain('Було 1\u00a0000\u00a0₴, 800\u00a0₴');
  });
});

describe('a person who wants no letters about lower prices', () => {
  async function withDrop() {
    const person = await buyer();
    const product = await perfume();
    await person.wish(product.id);
    await price(product.id, 800);
    return { ...person, product };
  }

  it('[ST-SHOP-08] gets none after switching them off in the account, and some after switching them on', async () => {
    const { call, letters } = await withDrop();
    expect((await call(getPriceDropLetters, {})).data).toEqual({ isOn: true });
    await call(setPriceDropLetters, { body: { isOn: false } });
    expect((await call(getPriceDropLetters, {})).data).toEqual({ isOn: false });
    expect(await letters()).toEqual([]);
    await call(setPriceDropLetters, { body: { isOn: true } });
    expect(await letters()).toHaveLength(1);
  });

  it('[ST-SHOP-08] stops them by the link of the letter, and only their own', async () => {
    const [olena, maria] = [await withDrop(), await buyer()];
    await maria.wish(olena.product.id);
    const [letter] = await olena.letters();
    if (!letter) throw new Error('no letter');
    await shop.callAs(null)(stopLetters, { params: { token: tokenIn(letter, 'notify/stop') } });
    expect((await olena.call(getPriceDropLetters, {})).data).toEqual({ isOn: false });
    expect((await maria.call(getPriceDropLetters, {})).data).toEqual({ isOn: true });
    await price(olena.product.id, 300);
    passDays(8);
    expect(await olena.letters()).toHaveLength(1);
    expect(await maria.letters()).toHaveLength(1);
  });

  it('is one whose account is off, too', async () => {
    const product = await perfume();
    const inactive = await buyer();
    await inactive.wish(product.id);

    await shop.db.update(users).set({ isActive: false }).where(eq(users.id, inactive.userId));
    await price(product.id, 800);
    expect(await inactive.letters()).toEqual([]);
  });
});
