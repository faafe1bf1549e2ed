import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOrderEvents } from '#contracts/admin-orders.ts';
import { setOrderStatuses, undoOrderStatuses } from '#contracts/order-bulk.ts';
import { setOrderStatus } from '#contracts/orders.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { auditEntries } from '#server/modules/audit/audit.table.ts';
import { makeOrder, makePerson, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
  other = await makePerson(shop.db, { admin: ['orders'] });
});

const set = (id: string, status: OrderStatus, by = keeper) =>
  shop.callAs(by.token)(setOrderStatus, { params: { id }, body: { status } });

/** The result of one order. */
async function undo(id: string, by = keeper) {
  const { data } = await shop.callAs(by.token)(undoOrderStatuses, { body: { ids: [id] } });
  const [result] = data.results;
  if (!result) throw new Error('No result');
  return result;
}

async function statusOf(id: string) {
  const [row] = await shop.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
  return row?.status;
}

const subjects = async (address: string) => (await shop.lettersTo(address)).map(({ subject }) => subject);

describe('a status that was just set', () => {
  it('[AD-WORK-03] is taken back with its letter, and the history and the audit log show it', async () => {
    const order = await makeOrder(shop.db);
    expect((await set(order.id, 'send')).data).toEqual({ status: 'send' });
    await shop.runJobs();
    expect(await undo(order.id)).toEqual({
      _id: order.id,
      orderNo: order.orderNo,
      status: 'processed',
      problem: null,
    });
    expect(await statusOf(order.id)).toBe('processed');
    expect(await subjects(order.email)).toEqual([]);
    const { data: events } = await shop.callAs(keeper.token)(listOrderEvents, { params: { id: order.id } });
    expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['status-changed', 'processed', 'send'],
      ['status-undone', 'send', 'processed'],
    ]);
    const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.thingId, order.id));
    expect(audited.map(({ changes }) => changes)).toEqual(
      expect.arrayContaining([{ status: ['processed', 'send'] }, { status: ['send', 'processed'] }]),
    );
    expect((await undo(order.id)).problem).toContain(`№${order.orderNo} вже не повернути`);
  });

  it('[AD-WORK-03] stays once its letter has left, and the letter leaves once', async () => {
    const order = await makeOrder(shop.db);
    await set(order.id, 'send');
    expect(await subjects(order.email)).toEqual([`Замовлення №${order.orderNo} відправлено`]);
    expect(await undo(order.id)).toMatchObject({ status: null, problem: expect.stringContaining('вже не повернути') });
    expect(await statusOf(order.id)).toBe('send');
    expect(await subjects(order.email)).toHaveLength(1);
  });

  it('[AD-WORK-03] cannot be taken back after its time, even if the letter waits for a busy worker', async () => {
    const order = await makeOrder(shop.db);
    await set(order.id, 'send');
    await shop.database.pool.query(
      "update graphile_worker._private_jobs set run_at = now() - interval '1 second' where key like $1",
      [`order-${order.orderNo}-send-%`],
    );
    expect((await undo(order.id)).status).toBeNull();
    expect(await subjects(order.email)).toHaveLength(1);
  });

  it('[AD-WORK-03] is not taken back by another person, nor after another change, nor if it is final', async () => {
    const order = await makeOrder(shop.db);
    await set(order.id, 'specified');
    expect((await undo(order.id, other)).status).toBeNull();
    await set(order.id, 'send', other);
    expect((await undo(order.id)).status).toBeNull();
    await set(order.id, 'abolition');
    expect((await undo(order.id)).status).toBeNull();
    expect(await statusOf(order.id)).toBe('abolition');
    expect((await undo(randomUUID())).problem).toBe('Такого замовлення немає');
  });

  it('[AD-WORK-03] has one outcome if it is taken back twice, changed and sent at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await makeOrder(shop.db);
      await set(order.id, 'send');
      // The letter comes due at the same moment.
      const comeDue = shop.database.pool.query(
        'update graphile_worker._private_jobs set run_at = now() where key like $1',
        [`order-${order.orderNo}-send-%`],
      );
      const [one, two, changed] = await Promise.all([
        undo(order.id),
        undo(order.id),
        set(order.id, 'completed', other),
        comeDue.then(() => shop.runJobs()),
      ]);
      expect(changed.data).toEqual({ status: 'completed' });
      const undone = [one, two].filter(({ status }) => status !== null);
      expect(undone.length).toBeLessThan(2);
      const sent = (await subjects(order.email)).filter((subject) => subject.includes('відправлено'));
      expect([undone.length, sent.length], 'either taken back or sent').toEqual(undone.length ? [1, 0] : [0, 1]);
      expect(await statusOf(order.id)).toBe('completed');
    }
  });
});

describe('several orders', () => {
  it('[AD-ORDER-04] change their status together, and each has its result', async () => {
    const [first, second, cancelled] = await Promise.all([
      makeOrder(shop.db),
      makeOrder(shop.db),
      makeOrder(shop.db, { status: 'abolition' }),
    ]);
    const missing = randomUUID();
    const ids = [first.id, second.id, cancelled.id, missing, first.id];
    const { data } = await shop.callAs(keeper.token)(setOrderStatuses, { body: { ids, status: 'send' } });
    expect(data.results).toEqual([
      { _id: first.id, orderNo: first.orderNo, status: 'send', problem: null },
      { _id: second.id, orderNo: second.orderNo, status: 'send', problem: null },
      {
        _id: cancelled.id,
        orderNo: cancelled.orderNo,
        status: null,
        problem: `Замовлення №${cancelled.orderNo} скасовано. Змінити його статус уже не можна`,
      },
      { _id: missing, orderNo: null, status: null, problem: 'Такого замовлення немає' },
    ]);
    const undone = await shop.callAs(keeper.token)(undoOrderStatuses, { body: { ids: [first.id, second.id] } });
    expect(undone.data.results.map(({ status }) => status)).toEqual(['processed', 'processed']);
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['processed', 'processed']);
  });

  it('[AD-ORDER-04] are at most a hundred, and for people with the module orders only', async () => {
    const ids = Array.from({ length: 101 }, () => randomUUID());
    await expect(shop.callAs(keeper.token)(setOrderStatuses, { body: { ids, status: 'send' } })).rejects.toMatchObject({
      status: 422,
    });
    const stranger = await makePerson(shop.db, { admin: ['products'] });
    await expect(
      shop.callAs(stranger.token)(undoOrderStatuses, { body: { ids: ids.slice(0, 1) } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
