import { beforeAll, describe, expect, it } from 'vitest';
import { createOrder, markOrderPaid } from '#contracts/admin-orders.ts';
import { addAccountNote, addPhoneNote, findKnownBuyers, getAccountBuyer, getPhoneBuyer } from '#contracts/buyers.ts';
import { setOrderStatus } from '#contracts/orders.ts';
import { makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const asKeeper = () => shop.callAs(keeper.token);

async function buy(contact: { phone: string; email?: string; lastName?: string }, end: 'paid' | 'cancelled' | 'open') {
  const product = await makeProduct(shop.db, { quantity: 5, currentPriceKopecks: 10_050 });
  const body = { ...orderBody([line(product, 2)], { email: '', ...contact }), paymentKind: 'transfer' as const };
  const { order } = (await asKeeper()(createOrder, { body })).data;
  const params = { id: order._id };
  if (end !== 'open') await asKeeper()(markOrderPaid, { params, body: { note: 'Переказ' } });
  if (end === 'cancelled') await asKeeper()(setOrderStatus, { params, body: { status: 'abolition' } });
  return order;
}

describe('the card of a buyer', () => {
  it('[AD-ORDER-03] shows a guest’s orders by phone, what was paid for living ones, and notes', async () => {
    const phone = '+380931230001';
    await expect(asKeeper()(getPhoneBuyer, { params: { phone }, query: {} })).rejects.toMatchObject({
      status: 404,
      message: 'За цим номером замовлень іще не було',
    });
    await buy({ phone, lastName: 'Давня' }, 'paid');
    await buy({ phone }, 'cancelled');
    const latest = await buy({ phone, lastName: 'Нова' }, 'open');
    await asKeeper()(addPhoneNote, { params: { phone }, body: { text: 'Любить пробники' } });
    const card = (await asKeeper()(getPhoneBuyer, { params: { phone: '093 123 00 01' }, query: { perPage: 2 } })).data;
    expect(card).toMatchObject({ lastName: 'Нова', phone, userId: null, ordersQuantity: 3, spent: 201 });
    expect(card.orders.map(({ orderNo }) => orderNo)[0]).toBe(latest.orderNo);
    expect([card.orders.length, card.notes.map(({ text }) => text)]).toEqual([2, ['Любить пробники']]);
  });

  it('[AD-ORDER-03] shows an account its own orders, and says how many guest orders have the same phone', async () => {
    const phone = '+380931230002';
    const buyer = await makePerson(shop.db, { customer: ['orders', 'account'], phone });
    const own = await buy({ phone, email: buyer.email }, 'paid');
    await buy({ phone }, 'paid');
    const params = { id: buyer.userId };
    await asKeeper()(addAccountNote, { params, body: { text: 'Постійна' } });
    const card = (await asKeeper()(getAccountBuyer, { params, query: {} })).data;
    expect(card.orders.map(({ _id }) => _id)).toEqual([own._id]);
    expect(card).toMatchObject({ guestOrders: 1, spent: 201, notes: [{ text: 'Постійна' }] });
    const byPhone = (await asKeeper()(getPhoneBuyer, { params: { phone }, query: {} })).data;
    expect(byPhone).toMatchObject({ accounts: [{ _id: buyer.userId }], ordersQuantity: 2, notes: [] });
  });

  it('[AD-ORDER-03] is for those who work on orders', async () => {
    const buyer = await makePerson(shop.db, { customer: ['orders', 'account'] });
    const writer = await makePerson(shop.db, { admin: ['blog'] });
    for (const { token } of [buyer, writer]) {
      const read = shop.callAs(token)(getAccountBuyer, { params: { id: buyer.userId }, query: {} });
      await expect(read).rejects.toMatchObject({ status: 403 });
      const find = shop.callAs(token)(findKnownBuyers, { query: { phone: '067 123' } });
      await expect(find).rejects.toMatchObject({ status: 403 });
    }
  });
});

describe('an order on the phone', () => {
  it('[AD-ORDER-03] finds a known buyer by the first digits, with the place of the latest order', async () => {
    await buy({ phone: '+380931239901', lastName: 'Перша' }, 'open');
    await buy({ phone: '+380931239901', lastName: 'Друга' }, 'open');
    const account = await makePerson(shop.db, { customer: ['orders'], phone: '+380931239902' });
    const found = (await asKeeper()(findKnownBuyers, { query: { phone: '(093) 123-99' } })).data;
    expect(found).toMatchObject([
      { lastName: 'Друга', phone: '+380931239901', deliveryAddress: { city: 'Львів' } },
      { phone: '+380931239902', userId: account.userId, deliveryAddress: null },
    ]);
    expect((await asKeeper()(findKnownBuyers, { query: { phone: '093' } })).data).toEqual([]);
  });
});
