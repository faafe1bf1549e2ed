import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { defaultRetention } from '#domain/retention.ts';
import { makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { deleteOldRecords } from './retention.service.ts';

const shop = openTestShop();
const now = new Date('2030-06-01T12:00:00Z');

const run = (retention: Partial<typeof defaultRetention> = {}) => {
  const { context } = shop;
  return deleteOldRecords({
    ...context,
    now: () => now,
    settings: { ...context.settings, retention: { ...defaultRetention, ...retention } },
  });
};

const count = async (table: string): Promise<number> => {
  const { rows } = await shop.db.execute<{ count: number }>(sql.raw(`select count(*)::integer as count from ${table}`));
  return rows[0]?.count ?? 0;
};

/** Ids as `uuidv7()` makes them at that moment. */
const idAt = (moment: string, place: string) =>
  sql.raw(
    `(lpad(to_hex((extract(epoch from ${moment}) * 1000)::bigint), 12, '0') || '7000800' || lpad(to_hex(${place}), 13, '0'))::uuid`,
  );

const old = `'2027-05-31 12:00Z'::timestamptz`;
const young = `'2027-06-03 12:00Z'::timestamptz`;

const audit = (moment: string, entries = 1) =>
  shop.db.execute(sql`
    insert into audit_entries (id, thing, thing_id, name, action, changes, created_at)
    select ${idAt(moment, 'place')}, 'brand', uuidv7(), 'x', 'changed', '{}', ${sql.raw(moment)}
    from generate_series(1, ${entries}::integer) as place`);

async function order(status: string): Promise<string> {
  const { rows } = await shop.db.execute<{ id: string }>(sql`
    insert into orders (status, payment_state, payment_method, first_name, last_name, email, phone, delivery_kind, delivery, region,
      city, address, total_kopecks, created_at)
    values (${status}, 'paid', 'x', 'x', 'x', 'x@x.test', '+380670000000', 'pickup', 'x', 'x', 'x', 'x', 0, ${sql.raw(old)})
    returning id`);
  return String(rows[0]?.id);
}

const event = (orderId: string, moment: string, place: number) =>
  shop.db.execute(sql`
    insert into order_events (id, order_id, kind, created_at)
    values (${idAt(moment, String(place))}, ${orderId}, 'created', ${sql.raw(moment)})`);

beforeEach(() => shop.db.execute(sql`truncate audit_entries, order_events, orders, stock_moves cascade`));

it('deletes entries of the audit log after three years, however many there are', async () => {
  await audit(old, 12_001);
  await audit(young, 3);
  expect(await run()).toBe(12_001);
  expect(await count('audit_entries')).toBe(3);
  expect(await run()).toBe(0);
});

it('deletes the history of closed orders after three years, and leaves open orders and all orders whole', async () => {
  const [completed, cancelled, open] = [await order('completed'), await order('abolition'), await order('processed')];
  for (const [place, id] of [completed, cancelled, open].entries()) {
    await event(id, old, place);
    await event(id, young, place);
  }
  expect(await run()).toBe(2);
  const { rows } = await shop.db.execute<{ id: string; events: number }>(sql`
    select order_id as id, count(*)::integer as events from order_events group by 1`);
  expect(new Map(rows.map(({ id, events }) => [id, events]))).toEqual(
    new Map([
      [completed, 1],
      [cancelled, 1],
      [open, 2],
    ]),
  );
  expect(await count('orders')).toBe(3);
});

it('keeps for ever where the setting is 0', async () => {
  await audit(old);
  await event(await order('completed'), old, 1);
  expect(await run({ auditDays: 0, orderHistoryDays: 0 })).toBe(0);
  expect([await count('audit_entries'), await count('order_events')]).toEqual([1, 1]);
});

it('keeps the stock ledger unless a setting says how long', async () => {
  await makeProduct(shop.db, { quantity: 5 });
  await shop.db.execute(sql`update stock_moves set created_at = ${sql.raw(old)}`);
  expect(await run()).toBe(0);
  expect(await run({ stockLedgerDays: 1000 })).toBe(1);
});

it('deletes jobs that failed for the last time after 90 days, and none that is still tried', async () => {
  const add = async (attempts: number, updatedAt: string) => {
    const { rows } = await shop.db.execute<{ id: string }>(
      sql`select id from graphile_worker.add_job('no-such-job', '{}', max_attempts => 3)`,
    );
    await shop.db.execute(sql`
      update graphile_worker._private_jobs set attempts = ${attempts}, updated_at = ${updatedAt} where id = ${rows[0]?.id}`);
  };
  await add(3, '2030-01-01');
  await add(3, '2030-05-31');
  await add(2, '2030-01-01');
  expect(await run()).toBe(1);
  expect(await count(`graphile_worker.jobs where task_identifier = 'no-such-job'`)).toBe(2);
});
