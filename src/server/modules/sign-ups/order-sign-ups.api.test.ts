import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmRegistration, login, signup, signupWithOrder } from '#contracts/auth.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { ownOrders, placeOrder } from '#contracts/orders.ts';
import { ownProfile } from '#contracts/profile.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);
const password = 'крапля за краплею';
const noOrder = 'Такого замовлення немає';

beforeAll(() => makeFirstRoles(shop));

/** As the checkout makes it. */
const newKey = () => randomBytes(16).toString('hex');

async function buy(email: string, token: string | null = null, idempotencyKey = newKey()) {
  const product = await makeProduct(shop.db, { currentPriceKopecks: 0, quantity: 5 });
  const { data } = await shop.callAs(token)(placeOrder, {
    body: orderBody([line(product)], { email }),
    idempotencyKey,
  });
  return { orderId: data.order._id, orderKey: idempotencyKey };
}

const open = (orderKey: string, chosen = password) =>
  guest()(signupWithOrder, { body: { orderKey, password: chosen } });

const ownerOf = async (orderId: string) => {
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  return order?.userId ?? null;
};

const letterTo = async (email: string) => {
  const [latest] = await shop
    .lettersTo(email)
    .then((letters) => letters.filter(({ links }) => links.some((link) => link.includes('confirm-registration'))));
  return latest;
};

async function confirm(email: string): Promise<void> {
  const letter = await letterTo(email);
  if (!letter) throw new Error(`no letter to ${email}`);
  await guest()(confirmRegistration, { params: { token: tokenIn(letter, 'confirm-registration') } });
}

describe('[ST-SHOP-09] an account made of an order just placed', () => {
  it('takes name, e-mail and phone from the order, which is in it once the e-mail is confirmed', async () => {
    const email = newEmail();
    const { orderId, orderKey } = await buy(email);
    const other = await buy(email);
    expect((await open(orderKey)).message).toBe('Дякуємо! Лишилося підтвердити пошту: лист уже в дорозі');
    expect(await ownerOf(orderId), 'not before the e-mail is confirmed').toBeNull();
    await expect(guest()(login, { body: { email, password } })).rejects.toMatchObject({ code: 'EMAIL_NOT_CONFIRMED' });

    await confirm(email);
    const { data: session } = await guest()(login, { body: { email, password } });
    const call = shop.callAs(session.token);
    expect((await call(ownProfile.customer.get, {})).data).toMatchObject({
      firstName: 'Олена',
      lastName: 'Коваль',
      email,
      phone: '+380671234567',
      gender: null,
    });
    const own = (await call(ownOrders.customer.list, {})).data.map(({ _id }) => _id);
    expect(own, 'only the order that was proven, not every order with that e-mail').toEqual([orderId]);
    expect(await ownerOf(other.orderId)).toBeNull();
  });

  it('is refused without the key of the order: an id, an e-mail, a guess, or the key of an account’s order', async () => {
    const email = newEmail();
    const { orderId } = await buy(email);
    const customer = await makePerson(shop.db, { customer: ['orders'] });
    const theirs = await buy(newEmail(), customer.token);
    for (const orderKey of [orderId.replaceAll('-', ''), newKey(), theirs.orderKey]) {
      await expect(open(orderKey)).rejects.toMatchObject({ code: 'NOT_FOUND', message: noOrder });
    }
    for (const orderKey of [email, orderId, 'one-order', '', newKey().toUpperCase()]) {
      await expect(open(orderKey)).rejects.toMatchObject({ code: 'INVALID', data: { orderKey: expect.any(String) } });
    }
    expect(await letterTo(email)).toBeUndefined();
    expect(await shop.db.select().from(users).where(eq(users.emailKey, email))).toEqual([]);
  });

  it('is refused with a short key, which could be guessed, and with a short password', async () => {
    const { orderKey } = await buy(newEmail(), null, 'abc123');
    await expect(open(orderKey)).rejects.toMatchObject({ code: 'INVALID' });
    const { orderKey: good } = await buy(newEmail());
    await expect(open(good, 'short')).rejects.toMatchObject({
      code: 'INVALID',
      data: { password: 'Пароль повинен містити щонайменше 7 символів' },
    });
  });

  it('answers the same where the e-mail has an account; that one gets neither the order nor the password', async () => {
    const owner = await makePerson(shop.db, { customer: ['orders'] });
    const { orderId, orderKey } = await buy(owner.email);
    const fresh = await buy(newEmail());
    expect(await open(orderKey)).toEqual(await open(fresh.orderKey));
    const [letter] = await shop.lettersTo(owner.email);
    expect(letter?.subject).toBe('Ви вже маєте обліковий запис у «Краплині»');
    expect(await ownerOf(orderId)).toBeNull();
    const outcome = await guest()(login, { body: { email: owner.email, password } }).catch(({ code }: Problem) => code);
    expect(outcome).toBe('WRONG_CREDENTIALS');
  });

  it('moves no order if a newer sign-up has replaced it', async () => {
    const email = newEmail();
    const { orderId, orderKey } = await buy(email);
    await open(orderKey);
    await guest()(signup, { body: { email, phone: '', password: 'another password', gender: 'Female' } });
    await confirm(email);
    expect(await ownerOf(orderId)).toBeNull();
  });

  it('leaves an order to its first owner, and the key then opens no second account', async () => {
    const email = newEmail();
    const { orderId, orderKey } = await buy(email);
    await open(orderKey);
    await open(orderKey, 'the second password');
    await confirm(email);
    const owner = await ownerOf(orderId);
    expect(owner).not.toBeNull();
    await expect(open(orderKey)).rejects.toMatchObject({ code: 'NOT_FOUND', message: noOrder });
    expect(await ownerOf(orderId)).toBe(owner);
  });
});
