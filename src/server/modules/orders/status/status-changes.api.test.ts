import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { setOrderStatus } from '#contracts/orders.ts';
import { type OrderStatus, orderStatuses } from '#domain/order-states.ts';
import { auditEntries } from '#server/modules/audit/audit.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeOrder, makePayment, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents } from '../order-events.table.ts';
import { orders } from '../orders.table.ts';
import { advanceOrder } from '../process/order-process.service.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const set = (id: string, status: OrderStatus) =>
  shop.callAs(keeper.token)(setOrderStatus, { params: { id }, body: { status } });

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }: { status: number; code: string }) => [status, code],
  );

async function rowOf(id: string) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
  return row;
}

async function stockOf(id: string) {
  const [row] = await shop.db
    .select({ quantity: products.quantity, quantityMl: products.quantityMl })
    .from(products)
    .where(eq(products.id, id));
  return row;
}

const eventsOf = (orderId: string) => shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId));

/** An order of 3 pieces and 7 ml; 5 pieces and 93 ml are left in stock. */
async function makeTaken(fields: Parameters<typeof makeOrder>[1] = {}) {
  const piece = await makeProduct(shop.db, { quantity: 5 });
  const decant = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 93 });
  const lines = [
    { product: decant, quantity: 7 },
    { product: piece, quantity: 3 },
  ];
  return { order: await makeOrder(shop.db, { lines, ...fields }), piece, decant };
}

describe('the status of an order', () => {
  it('[API-ORD-05] [RULE-ORD-03] is set by a person of the shop from any status but abolition to any other', async () => {
    for (const from of orderStatuses.filter((status) => status !== 'abolition')) {
      for (const to of orderStatuses) {
        const order = await makeOrder(shop.db, { status: from });
        const { data, message } = await set(order.id, to);
        expect([from, to, data, message]).toEqual([from, to, { status: to }, 'Статус змінено']);
        expect((await rowOf(order.id))?.status).toBe(to);
      }
    }
  });

  it('[RULE-ORD-04] stays abolition: any later change is refused with 409', async () => {
    for (const to of orderStatuses) {
      const order = await makeOrder(shop.db, { status: 'abolition' });
      expect([to, await outcomeOf(set(order.id, to))]).toEqual([to, [409, 'NOT_ALLOWED_NOW']]);
      expect(await rowOf(order.id)).toEqual(order);
    }
  });

  it('[RULE-ORD-01] is one of five; another value gives 422', async () => {
    const order = await makeOrder(shop.db);
    expect(orderStatuses).toEqual(['specified', 'processed', 'send', 'completed', 'abolition']);
    for (const status of ['sent', 'Processed', '', 'constructor', null, 1, undefined]) {
      const answer = await shop.fetch(`/api/orders/status/${order.id}`, {
        method: 'PUT',
        token: keeper.token,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ status }),
      });
      expect([status, answer.status]).toEqual([status, 422]);
    }
    expect(await rowOf(order.id)).toEqual(order);
  });

  it('changes are recorded with the user, and e-mailed to the buyer once each', async () => {
    const order = await makeOrder(shop.db, { language: 'en' });
    for (const status of ['specified', 'processed', 'processed', 'specified', 'send', 'completed'] as const) {
      await set(order.id, status);
    }
    expect((await eventsOf(order.id)).map(({ kind, actorId, details }) => [kind, actorId, details])).toEqual(
      [
        ['processed', 'specified'],
        ['specified', 'processed'],
        ['processed', 'specified'],
        ['specified', 'send'],
        ['send', 'completed'],
      ].map(([from, to]) => ['status-changed', keeper.userId, { from, to }]),
    );
    const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.thingId, order.id));
    expect(audited).toHaveLength(5);
    const first = { actorId: keeper.userId, changes: { status: ['processed', 'specified'] } };
    expect(audited).toContainEqual(expect.objectContaining(first));
    const no = order.orderNo;
    expect((await shop.lettersTo(order.email)).map(({ subject }) => subject).toSorted()).toEqual(
      [
        `Order no. ${no}: please check it`,
        `Order no. ${no}: please check it`,
        `Order no. ${no} is being processed`,
        `Order no. ${no} is on its way`,
        `Order no. ${no} is completed`,
      ].toSorted(),
    );
  });

  it('of an order that is not there cannot be set', async () => {
    expect(await outcomeOf(set(randomUUID(), 'send'))).toEqual([404, 'NOT_FOUND']);
  });
});

describe('abolishing an order', () => {
  it('[RULE-STOCK-04] returns the stock once: a second or concurrent attempt adds nothing', async () => {
    const { order, piece, decant } = await makeTaken();
    const outcomes = await Promise.all([1, 2, 3].map(() => outcomeOf(set(order.id, 'abolition'))));
    const refused = [409, 'NOT_ALLOWED_NOW'];
    expect(outcomes.toSorted()).toEqual([refused, refused, 'done']);
    expect(await outcomeOf(set(order.id, 'abolition'))).toEqual(refused);
    expect(await stockOf(piece.id)).toEqual({ quantity: 8, quantityMl: 0 });
    expect(await stockOf(decant.id)).toEqual({ quantity: 0, quantityMl: 100 });
    expect((await rowOf(order.id))?.stockReturnedAt).toEqual(shop.now);
    expect(await shop.lettersTo(order.email)).toMatchObject([{ subject: `Замовлення №${order.orderNo} скасовано` }]);
  });

  it('returns no stock that was returned before', async () => {
    const { order, piece } = await makeTaken({ stockReturnedAt: new Date('2026-03-01') });
    await set(order.id, 'abolition');
    expect(await stockOf(piece.id)).toEqual({ quantity: 5, quantityMl: 0 });
  });

  it('does not mix millilitres and pieces where the unit of a product has changed', async () => {
    const { order, piece, decant } = await makeTaken();
    await shop.db
      .update(products)
      .set({ isBottled: false, quantityMl: 0, quantity: 2 })
      .where(eq(products.id, decant.id));
    await set(order.id, 'abolition');
    expect([await stockOf(piece.id), await stockOf(decant.id)]).toEqual([
      { quantity: 8, quantityMl: 0 },
      { quantity: 2, quantityMl: 0 },
    ]);
  });

  it('by the system happens only before shipment, and records why', async () => {
    for (const status of orderStatuses.filter((one) => one !== 'abolition')) {
      const { order, piece } = await makeTaken({ status });
      await makePayment(shop.db, order);
      const isThere = status === 'specified' || status === 'processed';
      for (let time = 0; time < 2; time += 1) {
        await advanceOrder(shop.context, order.id, { kind: 'time-out', attemptNo: 1 });
        expect((await rowOf(order.id))?.status).toBe(isThere ? 'abolition' : status);
        expect(await stockOf(piece.id)).toEqual({ quantity: isThere ? 8 : 5, quantityMl: 0 });
      }
      const letters = await shop.lettersTo(order.email);
      expect(letters).toHaveLength(isThere ? 1 : 0);
      if (isThere) expect(letters[0]?.text).toContain('Ми не дочекалися оплати');
    }
  });

  it('and buying the same goods do not deadlock', async () => {
    const [one, other] = [await makeProduct(shop.db, { quantity: 0 }), await makeProduct(shop.db, { quantity: 0 })];
    const linesOf = (order: (typeof one)[]) => order.map((product) => ({ product, quantity: 1 }));
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        makeOrder(shop.db, { lines: linesOf(index % 2 ? [one, other] : [other, one]) }),
      ),
    );
    await Promise.all(made.map(({ id }) => set(id, 'abolition')));
    expect([await stockOf(one.id), await stockOf(other.id)]).toMatchObject([{ quantity: 10 }, { quantity: 10 }]);
  });
});
