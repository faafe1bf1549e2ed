import { describe, expect, it } from 'vitest';
import { listOwnOrders } from '#contracts/orders.ts';
import { statuses } from '#server/modules/statuses/statuses.table.ts';
import { makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const uuidV7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Two bottles of perfume with a discount, and 7 ml of another. */
async function makeTypicalOrder(userId: string) {
  const [piece, decant] = await Promise.all([
    makeProduct(shop.db, {
      name: 'Aqua',
      itemNo: 'AQ-1',
      currentPriceKopecks: 100_01,
      discountPercent: 15,
      sizeMl: 50,
    }),
    makeProduct(shop.db, { name: 'Bois', currentPriceKopecks: 190_80, isBottled: true, quantityMl: 100 }),
  ]);
  const order = await makeOrder(shop.db, {
    userId,
    comment: 'Подарунок',
    lines: [
      { product: piece, quantity: 2 },
      { product: decant, quantity: 7 },
    ],
  });
  return { order, piece, decant };
}

async function own(token: string) {
  return (await shop.callAs(token)(listOwnOrders, {})).data;
}

describe('own orders', () => {
  it('[API-ORD-08] [API-ORD-09] [API-GEN-07] an order says who bought what, where it goes and what each line cost', async () => {
    const buyer = await makePerson(shop.db, { customer: ['orders'] });
    const { order, piece, decant } = await makeTypicalOrder(buyer.userId);
    // The raw response, not parsed by the contract's schema.
    const response = await shop.fetch('/api/orders', { token: buyer.token });
    const { data } = (await response.json()) as { data: unknown[] };
    expect(data).toEqual([
      {
        _id: expect.stringMatching(uuidV7),
        orderNo: order.orderNo,
        date: expect.stringMatching(iso),
        firstName: 'Олена',
        lastName: 'Коваль',
        email: order.email,
        phone: '+380671234567',
        status: 'processed',
        statusShown: null,
        paymentKind: 'online',
        paymentMethod: 'Оплата карткою онлайн',
        paymentState: 'awaiting',
        comment: 'Подарунок',
        totalSum: { $numberDecimal: '1540.62' },
        deliveryAddress: {
          delivery: 'Нова пошта',
          region: 'Львівська область',
          city: 'Львів',
          address: 'Відділення №5: вул. Данилишина, 6',
        },
        products: [
          {
            product: {
              _id: piece.id,
              name: 'Aqua',
              itemNo: 'AQ-1',
              imageFirst: null,
              brand: { name: '' },
              bottling: false,
              sizes: 50,
            },
            cartQuantity: 2,
            currentPrice: 100.01,
            discount: 15,
            discountedPrice: 85.01,
            bottleCost: { bottles: [], totalCost: 0 },
            totalCost: 170.02,
          },
          {
            product: {
              _id: decant.id,
              name: 'Bois',
              itemNo: null,
              imageFirst: null,
              brand: { name: '' },
              bottling: true,
              sizes: null,
            },
            cartQuantity: 7,
            currentPrice: 190.8,
            discount: 0,
            discountedPrice: 190.8,
            bottleCost: { bottles: [{ bottleSize: 10, count: 1, price: 35 }], totalCost: 35 },
            totalCost: 1370.6,
          },
        ],
      },
    ]);
  });

  it('[API-ORD-02] are those of the caller, newest first, and never of another user', async () => {
    const [buyer, other] = await Promise.all([makePerson(shop.db, {}), makePerson(shop.db, {})]);
    const older = await makeOrder(shop.db, { userId: buyer.userId, createdAt: new Date('2026-03-01') });
    const newer = await makeOrder(shop.db, { userId: buyer.userId, createdAt: new Date('2026-03-02') });
    const others = await makeOrder(shop.db, { userId: other.userId });
    await makeOrder(shop.db, { userId: null });
    expect((await own(buyer.token)).map(({ _id }) => _id)).toEqual([newer.id, older.id]);
    expect((await own(other.token)).map(({ _id }) => _id)).toEqual([others.id]);
  });

  it('are the same at every address that may be used', async () => {
    const both = await makePerson(shop.db, { customer: ['orders'], admin: ['brands'] });
    await makeOrder(shop.db, { userId: both.userId });
    const answers = await Promise.all(
      ['orders', 'orders/', 'customer/orders', 'admin/orders', 'admin/orders/'].map(async (path) => {
        const response = await shop.fetch(`/api/${path}`, { token: both.token });
        return [response.status, await response.json()];
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual([200, expect.objectContaining({ data: [expect.anything()] })]);
  });

  it('are empty without purchases, and 401 for a guest', async () => {
    const newcomer = await makePerson(shop.db, { customer: ['orders'] });
    expect(await own(newcomer.token)).toEqual([]);
    expect((await shop.fetch('/api/orders')).status).toBe(401);
  });

  it('show their status in the words of its newest active record', async () => {
    const buyer = await makePerson(shop.db, {});
    await makeOrder(shop.db, { userId: buyer.userId, status: 'send' });
    const record = { type: 'send' as const, isActive: true, createdAt: new Date('2026-03-01') };
    await shop.db.insert(statuses).values([
      { ...record, name: 'Їде', color: '#111111' },
      { ...record, name: 'В дорозі', color: '#224466', createdAt: new Date('2026-03-02') },
      { ...record, name: 'Ніде', color: '#333333', createdAt: new Date('2026-03-03'), isActive: false },
      { ...record, name: 'Готово', color: '#444444', type: 'completed', createdAt: new Date('2026-03-04') },
    ]);
    expect((await own(buyer.token))[0]?.statusShown).toEqual({ name: 'В дорозі', color: '#224466' });
  });
});
