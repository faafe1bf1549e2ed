import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createOrder } from '#contracts/admin-orders.ts';
import {
  deleteDeliveryAddress,
  listDeliveryAddresses,
  mostDeliveryAddresses,
  renameDeliveryAddress,
} from '#contracts/delivery-addresses.ts';
import { placeOrder } from '#contracts/orders.ts';
import { addresses } from '#server/modules/addresses/addresses.table.ts';
import { users } from '#server/modules/users/users.table.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { deliveryAddresses } from './delivery-addresses.table.ts';

const shop = openTestShop();
const branch = (number: number) => ({
  delivery: 'Нова пошта',
  region: 'Львівська',
  city: 'Львів',
  address: `Відділення № ${number}`,
});

async function makeCustomer() {
  const person = await makePerson(shop.db, { customer: ['orders', 'account'] });
  return { ...person, call: shop.callAs(person.token) };
}
type Customer = Awaited<ReturnType<typeof makeCustomer>>;

async function buy(
  { call }: Pick<Customer, 'call'>,
  deliveryAddress: ReturnType<typeof branch>,
  idempotencyKey?: string,
) {
  const product = await makeProduct(shop.db, { currentPriceKopecks: 0, quantity: 5 });
  const body = orderBody([line(product)], { deliveryAddress });
  return call(placeOrder, { body, ...(idempotencyKey && { idempotencyKey }) });
}

const listOf = async ({ call }: Pick<Customer, 'call'>) => (await call(listDeliveryAddresses, {})).data;
const shown = async (customer: Customer) => (await listOf(customer)).map(({ address }) => address);
const firstOf = async (customer: Customer) => (await listOf(customer))[0]?._id ?? '';

describe('[ST-SHOP-05] the delivery addresses of a customer', () => {
  it('are remembered with each order: kind, region, city and branch', async () => {
    const olena = await makeCustomer();
    expect(await listOf(olena)).toEqual([]);
    await buy(olena, branch(5));
    expect(await listOf(olena)).toEqual([
      {
        _id: expect.any(String),
        name: '',
        kind: 'nova-poshta',
        region: 'Львівська',
        city: 'Львів',
        address: 'Відділення № 5',
      },
    ]);
  });

  it('are listed once each, whatever the language of the checkout, the one used last first', async () => {
    const olena = await makeCustomer();
    await shop.db.insert(addresses).values({ name: 'Крамниця', address: 'вул. Соборна, 1', isActive: true });
    const pickup = { delivery: 'Самовивіз', region: 'Полтавська', city: 'Кременчук', address: 'вул. Соборна, 1' };
    await buy(olena, pickup);
    await buy(olena, branch(1));
    await buy(olena, { ...pickup, delivery: 'Pickup' });
    expect((await listOf(olena)).map(({ kind, address }) => [kind, address])).toEqual([
      ['pickup', 'вул. Соборна, 1'],
      ['nova-poshta', 'Відділення № 1'],
    ]);
  });

  it('are limited: the one used longest ago makes room, also if orders arrive at once', async () => {
    const olena = await makeCustomer();
    for (let number = 1; number <= mostDeliveryAddresses; number += 1) await buy(olena, branch(number));
    await buy(olena, branch(1));
    await Promise.all([buy(olena, branch(21)), buy(olena, branch(22)), buy(olena, branch(22))]);
    const known = await shown(olena);
    expect(known).toHaveLength(mostDeliveryAddresses);
    expect(known.slice(0, 2).sort()).toEqual(['Відділення № 21', 'Відділення № 22']);
    expect(known[2]).toBe('Відділення № 1');
    expect(known).not.toContain('Відділення № 2');
    expect(known).not.toContain('Відділення № 3');
    expect(known).toContain('Відділення № 4');
  });

  it('are not remembered for guests, nor by orders that staff take for a buyer, nor by a refused order', async () => {
    const olena = await makeCustomer();
    await buy({ call: shop.callAs(null) }, branch(7));
    const seller = await makePerson(shop.db, { admin: ['orders', 'account'] });
    const product = await makeProduct(shop.db, { quantity: 5 });
    const byPhone = orderBody([line(product)], { email: olena.email, deliveryAddress: branch(8) });
    await shop.callAs(seller.token)(createOrder, { body: byPhone });
    const tooMany = orderBody([line(product, 99)], { deliveryAddress: branch(9) });
    await expect(olena.call(placeOrder, { body: tooMany })).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await listOf(olena)).toEqual([]);
    const all = await shop.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.userId, seller.userId));
    expect(all).toEqual([]);
  });

  it('are not reordered by a repeated request', async () => {
    const olena = await makeCustomer();
    const product = await makeProduct(shop.db, { currentPriceKopecks: 0, quantity: 5 });
    const again = {
      body: orderBody([line(product)], { deliveryAddress: branch(1) }),
      idempotencyKey: crypto.randomUUID(),
    };
    await olena.call(placeOrder, again);
    await buy(olena, branch(2));
    await olena.call(placeOrder, again);
    expect(await shown(olena)).toEqual(['Відділення № 2', 'Відділення № 1']);
  });

  it('can be named; the name survives the next order and can be removed', async () => {
    const olena = await makeCustomer();
    await buy(olena, branch(1));
    const id = await firstOf(olena);
    const { data, message } = await olena.call(renameDeliveryAddress, { params: { id }, body: { name: ' Дім ' } });
    expect([data.name, message]).toEqual(['Дім', 'Адресу збережено']);
    await buy(olena, branch(1));
    expect((await listOf(olena)).map(({ name }) => name)).toEqual(['Дім']);
    await olena.call(renameDeliveryAddress, { params: { id }, body: { name: '' } });
    expect((await listOf(olena)).map(({ name }) => name)).toEqual(['']);
    const tooLong = olena.call(renameDeliveryAddress, { params: { id }, body: { name: 'Д'.repeat(41) } });
    await expect(tooLong).rejects.toMatchObject({ code: 'INVALID', data: { name: expect.any(String) } });
  });

  it('can be deleted, twice as well as once; orders keep theirs', async () => {
    const olena = await makeCustomer();
    await buy(olena, branch(1));
    const id = await firstOf(olena);
    await olena.call(deleteDeliveryAddress, { params: { id } });
    await olena.call(deleteDeliveryAddress, { params: { id } });
    expect(await listOf(olena)).toEqual([]);
  });

  it('belong to the customer alone: nobody else reads, names or deletes them', async () => {
    const [olena, petro] = [await makeCustomer(), await makeCustomer()];
    await buy(olena, branch(1));
    const id = await firstOf(olena);
    expect(await listOf(petro)).toEqual([]);
    await expect(petro.call(renameDeliveryAddress, { params: { id }, body: { name: 'Моя' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await petro.call(deleteDeliveryAddress, { params: { id } });
    expect((await listOf(olena)).map(({ name }) => name)).toEqual(['']);
  });

  it('are deleted with the account', async () => {
    const { userId } = await makePerson(shop.db);
    const used = { deliveryKind: 'pickup', region: 'Р', city: 'М', address: 'А', usedAt: new Date() } as const;
    await shop.db.insert(deliveryAddresses).values({ userId, ...used });
    await shop.db.delete(users).where(eq(users.id, userId));
    expect(await shop.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.userId, userId))).toEqual([]);
  });
});
