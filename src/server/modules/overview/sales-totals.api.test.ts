import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getOverview } from '#contracts/overview.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { paymentStates } from '#domain/payment-states.ts';
import type { Executor } from '#server/db/connection.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { addUpChanges, listDays } from './overview.repository.ts';
import { mostRankedAtOnce } from './overview.service.ts';
import { salesChanges } from './sales-totals.table.ts';

const shop = openTestShop();

/** The moments of two days around the ends of a day in Kyiv, in winter and when the clocks change. */
const moments = [
  '2024-03-30T21:59:59.999Z',
  '2024-03-30T22:00:00Z',
  '2024-03-31T20:59:59.999Z',
  '2024-03-31T21:00:00Z',
  '2024-10-26T20:59:59Z',
  '2024-10-26T21:00:00Z',
  '2024-10-27T22:00:00Z',
];
const period = { from: '2024-01-01', to: '2024-12-31' };

type Figures = { day: string; status: string; orders: number; kopecks: number; paid: number; awaited: number };
const inOrder = (rows: readonly Figures[]) =>
  rows.toSorted((one, other) => `${one.day} ${one.status}`.localeCompare(`${other.day} ${other.status}`));

async function counted(): Promise<Figures[]> {
  const rows = await listDays(shop.db, period);
  return inOrder(
    rows
      .map(({ day, status, orders, kopecks, paidKopecks, awaitedKopecks }) => ({
        ...{ day, status, orders, kopecks, paid: paidKopecks, awaited: awaitedKopecks },
      }))
      .filter((row) => row.orders + row.kopecks + row.paid + row.awaited !== 0),
  );
}

/** Read from the orders one by one. */
async function recounted(): Promise<Figures[]> {
  const { rows } = await shop.db.execute<Figures>(sql`
    select to_char(created_at at time zone 'Europe/Kyiv', 'YYYY-MM-DD') as day, status, count(*)::float8 as orders,
      sum(total_kopecks)::float8 as kopecks,
      sum(case when payment_state = 'paid' then total_kopecks - returned_kopecks else 0 end)::float8 as paid,
      sum(case when payment_state in ('awaiting', 'failed') then total_kopecks else 0 end)::float8 as awaited
    from orders where created_at between '2024-01-02' and '2024-12-30' group by 1, 2`);
  return inOrder(rows.filter((row) => row.orders + row.kopecks + row.paid + row.awaited !== 0));
}

const figures = fc.record({
  moment: fc.constantFrom(...moments),
  status: fc.constantFrom(...orderStatuses),
  paymentState: fc.constantFrom(...paymentStates),
  totalKopecks: fc.integer({ min: 100, max: 5_000_000 }),
  returnedKopecks: fc.integer({ min: 0, max: 100 }),
});
const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('place' as const), fields: figures }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('change' as const), at: fc.nat(9), fields: figures }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(9) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), at: fc.nat(9), fields: figures }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('add-up' as const), most: fc.integer({ min: 1, max: 5 }) }) },
  ),
  { minLength: 5, maxLength: 20 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;
type OrderFigures = Extract<Step, { kind: 'place' }>['fields'];

async function place({ moment, returnedKopecks, ...fields }: OrderFigures): Promise<string> {
  const { id } = await makeOrder(shop.db, { ...fields, createdAt: new Date(moment) });
  await shop.db.update(orders).set({ returnedKopecks }).where(eq(orders.id, id));
  return id;
}

const change = (db: Executor, id: string, { moment, ...fields }: OrderFigures) =>
  db
    .update(orders)
    .set({ ...fields, createdAt: new Date(moment) })
    .where(eq(orders.id, id));

async function take(step: Step, ids: string[]): Promise<void> {
  if (step.kind === 'add-up') return void (await addUpChanges(shop.db, step.most));
  if (step.kind === 'place') return void ids.push(await place(step.fields));
  const id = ids[step.at % Math.max(1, ids.length)];
  if (id === undefined) return;
  if (step.kind === 'change') return void (await change(shop.db, id, step.fields));
  if (step.kind === 'undo') {
    const undone = shop.db.transaction(async (db) => {
      await change(db, id, step.fields);
      throw new Error('undone');
    });
    return expect(undone).rejects.toThrow('undone');
  }
  await shop.db.delete(orderLines).where(eq(orderLines.orderId, id));
  await shop.db.delete(orders).where(eq(orders.id, id));
  ids.splice(ids.indexOf(id), 1);
}

describe('the totals of sales per day', () => {
  it('[AD-WORK-04] equal a count of all orders after any changes, wherever the job has got to', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        const ids: string[] = [];
        for (const step of steps) await take(step, ids);
        expect(await counted()).toEqual(await recounted());
        await addUpChanges(shop.db, 1000);
        expect(await shop.db.$count(salesChanges)).toBe(0);
        expect(await counted()).toEqual(await recounted());
      }),
      { numRuns: 15 },
    );
  });

  it('[AD-WORK-04] stay exact while orders are placed and changed at once and the job adds them up', async () => {
    const placeAndPay = async (at: number) => {
      const { id } = await makeOrder(shop.db, {
        createdAt: new Date(moments[at % moments.length] ?? 0),
        totalKopecks: 100 + at,
      });
      await shop.db.update(orders).set({ paymentState: 'paid', status: 'send' }).where(eq(orders.id, id));
    };
    const adding = async () => {
      for (let round = 0; round < 10; round += 1) await addUpChanges(shop.db, 7);
    };
    await Promise.all([...Array.from({ length: 40 }, (_, at) => placeAndPay(at)), adding(), adding()]);
    expect(await counted()).toEqual(await recounted());
  });

  it('[AD-WORK-04] can be counted again from the orders, after an import without triggers', async () => {
    await makeOrder(shop.db, { createdAt: new Date('2024-06-01T10:00:00Z'), totalKopecks: 700 });
    const before = await counted();
    await shop.db.execute(sql`delete from sales_days where day = '2024-06-01'`);
    await shop.db.execute(sql`delete from sales_changes where day = '2024-06-01'`);
    expect(await counted()).not.toEqual(before);
    await shop.db.execute(sql`select recount_sales()`);
    expect(await counted()).toEqual(before);
  });
});

describe('what sold best', () => {
  it('[AD-WORK-04] is counted by a job if there are many orders, and says when', async () => {
    const call = shop.callAs((await makePerson(shop.db, { admin: ['statistic'] })).token);
    const ask = async () => (await call(getOverview, { query: { from: '2023-05-01', to: '2023-05-03' } })).data;
    const product = await makeProduct(shop.db);
    const { id } = await makeOrder(shop.db, {
      createdAt: new Date('2023-05-02T10:00:00Z'),
      lines: [{ product, quantity: 2 }],
    });
    expect(await ask()).toMatchObject({ bestAsOf: null, isBestAwaited: false, bestByPieces: [{ quantity: 2 }] });

    const columns =
      sql.raw(`user_id, status, payment_state, payment_method, first_name, last_name, email, phone, delivery_kind,
      delivery, region, city, address, total_kopecks, created_at`);
    await shop.db.execute(sql`insert into orders (${columns})
      select ${columns} from orders, generate_series(1, ${mostRankedAtOnce}) where id = ${id}`);
    shop.now = new Date('2026-03-17T10:00:00Z');
    expect(await ask()).toMatchObject({ bestAsOf: null, isBestAwaited: true, bestByPieces: [] });
    await shop.runJobs();
    const best = { bestAsOf: '2026-03-17T10:00:00.000Z', isBestAwaited: false };
    expect(await ask()).toMatchObject({ ...best, bestByPieces: [{ _id: product.id, quantity: 2 }], bestByMl: [] });

    await shop.db.execute(sql`update order_lines set quantity = 3 where order_id = ${id}`);
    shop.now = new Date('2026-03-17T11:00:01Z');
    expect(await ask()).toMatchObject({ ...best, bestByPieces: [{ quantity: 2 }] });
    await shop.runJobs();
    expect(await ask()).toMatchObject({ bestAsOf: '2026-03-17T11:00:01.000Z', bestByPieces: [{ quantity: 3 }] });
  });
});
