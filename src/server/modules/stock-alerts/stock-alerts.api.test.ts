import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requestStockAlert, stopLetters } from '#contracts/stock-alerts.ts';
import type { Letter } from '#sandbox/mailbox/letter.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeBrand, makeCategory, makePerson, makeProduct } from '#test/factories.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';
import { queueDueAlerts } from './stock-alerts.service.ts';
import { stockAlerts } from './stock-alerts.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const ask = (id: string, email: string, language = 'uk') =>
  shop.callAs(null, language)(requestStockAlert, { params: { id }, body: { email } });
const soldOut = (fields: Partial<typeof products.$inferInsert> = {}) =>
  makeProduct(shop.db, { quantity: 0, ...fields });
const restock = (id: string, fields: Partial<typeof products.$inferInsert> = { quantity: 3 }) =>
  shop.db.update(products).set(fields).where(eq(products.id, id));
const waiting = (email: string) => shop.db.$count(stockAlerts, eq(stockAlerts.email, email));

async function lettersAfterCheck(email: string): Promise<Letter[]> {
  await queueDueAlerts(shop.context);
  return shop.lettersTo(email);
}

async function onlyLetter(email: string): Promise<Letter> {
  const [letter, ...others] = await lettersAfterCheck(email);
  expect(others).toEqual([]);
  if (!letter) throw new Error(`no letter to ${email}`);
  return letter;
}

describe('a buyer who waits for a product', () => {
  it('[ST-SHOP-07] gets one letter when it is back, with its size, price and link, and then no more', async () => {
    const email = newEmail();
    const brand = await makeBrand(shop.db);
    const product = await soldOut({ brandId: brand.id, sizeMl: 50, discountPercent: 10 });
    await ask(product.id, email);
    expect(await lettersAfterCheck(email), 'not before it is back').toEqual([]);
    await restock(product.id);
    const letter = await onlyLetter(email);
    expect(letter.subject).toBe(`${brand.name} ${product.name}: знову в наявності`);
    expect(letter.text).toContain(`${brand.name} ${product.name}, 50\u00a0мл`);
    expect(letter.text).toContain('4\u00a0302\u00a0₴');
    expect(letter.links).toContain(`http://localhost/products/item/${product.id}`);
    expect(await waiting(email)).toBe(0);
    await restock(product.id, { quantity: 0 });
    await restock(product.id);
    expect(await lettersAfterCheck(email)).toHaveLength(1);
  });

  it('[ST-SHOP-07] who asks twice waits once, whatever the case of the e-mail, and reads it in the language of the page', async () => {
    const email = newEmail();
    const product = await soldOut({ isBottled: true });
    const first = await ask(product.id, email, 'en');
    expect(await ask(product.id, email.toUpperCase(), 'en')).toEqual(first);
    expect(await waiting(email)).toBe(1);
    await restock(product.id, { quantityMl: 20 });
    const letter = await onlyLetter(email);
    expect(letter.subject).toBe(`${product.name}: back in stock`);
    expect(letter.text).toContain('decant, from');
    expect(letter.text).toContain('4\u00a0780\u00a0₴ per 1 ml');
    expect(letter.links).toContain(`http://localhost/en/products/item/${product.id}`);
  });

  it('[ST-SHOP-07] gets the same answer with and without an account', async () => {
    const { email } = await makePerson(shop.db);
    const product = await soldOut();
    expect(await ask(product.id, email)).toEqual(await ask(product.id, newEmail()));
  });

  it('[ST-SHOP-07] gets one letter even if several processes look at once', async () => {
    const emails = Array.from({ length: 6 }, newEmail);
    const product = await soldOut();
    for (const email of emails) await ask(product.id, email);
    await restock(product.id);
    await Promise.all(Array.from({ length: 4 }, () => queueDueAlerts(shop.context)));
    for (const email of emails) expect(await shop.lettersTo(email)).toHaveLength(1);
  });

  it('goes on waiting if the product is gone again before the letter is sent', async () => {
    const email = newEmail();
    const product = await soldOut();
    await ask(product.id, email);
    await restock(product.id);
    await queueDueAlerts(shop.context);
    await restock(product.id, { quantity: 0 });
    expect(await shop.lettersTo(email)).toEqual([]);
    expect(await waiting(email)).toBe(1);
    await restock(product.id);
    expect(await lettersAfterCheck(email)).toHaveLength(1);
  });

  it('waits on while the product or its category is hidden, and no longer once it is deleted', async () => {
    const email = newEmail();
    const category = await makeCategory(shop.db);
    const product = await soldOut({ categoryId: category.id });
    await ask(product.id, email);
    await restock(product.id, { quantity: 3, isEnabled: false });
    expect(await lettersAfterCheck(email)).toEqual([]);
    await shop.db.delete(products).where(eq(products.id, product.id));
    expect(await waiting(email)).toBe(0);
  });

  it('is refused for unknown goods, for goods in stock, and for what is not an e-mail', async () => {
    const inStock = await makeProduct(shop.db);
    const hidden = await soldOut({ isEnabled: false });
    for (const id of [unknownId, hidden.id]) {
      await expect(ask(id, newEmail())).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    await expect(ask(inStock.id, newEmail())).rejects.toMatchObject({
      status: 409,
      message: 'Цей товар уже є в наявності. Оновіть сторінку, і його можна купити',
    });
    const product = await soldOut();
    await expect(ask(product.id, 'olena')).rejects.toMatchObject({
      status: 422,
      data: { email: 'Неправильний формат електронної адреси' },
    });
  });
});

describe('a caller who asks for many letters', () => {
  it('[RULE-SAFE-14] to one address is refused after a while, and only for that address', async () => {
    const email = newEmail();
    const product = await soldOut();
    for (let count = 0; count < 30; count += 1) await ask(product.id, email);
    await expect(ask(product.id, email.toUpperCase())).rejects.toMatchObject({
      status: 429,
      message: 'Забагато запитів. Спробуйте через 60 хв',
    });
    await ask(product.id, newEmail());
  });

  it('[RULE-SAFE-14] has 50 waiting at most for one address: a newer one replaces the oldest', async () => {
    const email = newEmail();
    const first = await soldOut();
    const others = await Promise.all(Array.from({ length: 50 }, () => soldOut()));
    await shop.db.insert(stockAlerts).values(
      [first, ...others.slice(1)].map(({ id }, index) => ({
        productId: id,
        email,
        language: 'uk' as const,
        createdAt: new Date(shop.now.getTime() - 1000 + index),
      })),
    );
    await ask(others[0]?.id ?? '', email);
    expect(await waiting(email)).toBe(50);
    expect(await shop.db.$count(stockAlerts, eq(stockAlerts.productId, first.id))).toBe(0);
  });
});

describe('the link that stops the letters', () => {
  async function letterAndAnotherWait() {
    const email = newEmail();
    const [product, another] = [await soldOut(), await soldOut()];
    await ask(product.id, email);
    await ask(another.id, email);
    await restock(product.id);
    return { email, another, letter: await onlyLetter(email) };
  }

  it('[ST-SHOP-07] cancels every alert of this address, as often as it is pressed, and nobody else’s', async () => {
    const { email, another, letter } = await letterAndAnotherWait();
    const neighbour = newEmail();
    await ask(another.id, neighbour);
    const token = tokenIn(letter, 'notify/stop');
    const press = () => shop.callAs(null)(stopLetters, { params: { token } });
    expect(await press()).toEqual({ message: 'Готово, більше таких листів не буде', data: null });
    expect(await press()).toEqual({ message: 'Готово, більше таких листів не буде', data: null });
    await restock(another.id);
    expect(await lettersAfterCheck(email)).toHaveLength(1);
    expect(await lettersAfterCheck(neighbour)).toHaveLength(1);
  });

  it('[ST-SHOP-07] is in the headers too, where a mail client posts a form to it', async () => {
    const { email, letter } = await letterAndAnotherWait();
    const raw = letter.raw.toString();
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    const [, address = ''] = /^List-Unsubscribe:\s+<http:\/\/localhost(\/\S+)>\r?$/m.exec(raw) ?? [];
    const response = await shop.fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    expect(await waiting(email)).toBe(0);
  });

  it('is refused if it is made up, and its token is not stored', async () => {
    const { letter } = await letterAndAnotherWait();
    const token = tokenIn(letter, 'notify/stop');
    await expect(shop.callAs(null)(stopLetters, { params: { token: `${token}x` } })).rejects.toMatchObject({
      status: 404,
      message: 'Посилання вже не діє. Напишіть нам, і ми припинимо ці листи',
    });
    const { rows } = await shop.db.execute(
      sql`select 1 from unsubscribe_links as link where link::text like ${`%${token}%`}`,
    );
    expect(rows).toEqual([]);
  });
});
