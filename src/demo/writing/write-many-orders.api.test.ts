import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { isEmail } from '#domain/email.ts';
import { phonePattern } from '#domain/phone.ts';
import { lineCost } from '#domain/pricing.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePicture } from '#test/factories.ts';
import { fillDemo } from '../fill.ts';
import { isWorthRebuilding, writeManyOrders } from './write-many-orders.ts';

const database = openTestDatabase();
const today = new Date('2026-03-17T10:00:00Z');
const wanted = 1200;

const rowsOf = async <Row>(query: string): Promise<Row[]> => (await database.db.execute(sql.raw(query))).rows as Row[];

async function count(table: string, condition = 'true'): Promise<number> {
  const [row] = await rowsOf<{ rows: number }>(`select count(*)::int as rows from ${table} where ${condition}`);
  return row?.rows ?? 0;
}

const write = (orders: number, seed = 1) =>
  writeManyOrders(database.db, { orders, seed, today, onWritten: () => undefined });

const generated = 'order_no > 100125';

/** All generated orders with their lines, payments and events, as one text. */
async function digest(): Promise<string> {
  const [row] = await rowsOf<{ digest: string }>(`
    select md5(string_agg(concat_ws('|', orders.*, lines.text, payments.invoice_id, payments.paid_at), E'\\n' order by order_no))
      as digest
    from (select id, order_no, user_id, status, payment_state, email, phone, city, total_kopecks, created_at, updated_at
      from orders where ${generated}) as orders
    join payments on payments.order_id = orders.id
    cross join lateral (select string_agg(concat_ws(' ', position, item_no, quantity, total_kopecks), ',' order by position) as text
      from order_lines where order_id = orders.id) as lines`);
  return row?.digest ?? '';
}

beforeAll(async () => {
  await database.db.execute(sql`insert into roles (name, customer_modules) values ('Customer', '{orders}')`);
  await fillDemo({ db: database.db, storePicture: () => makePicture(database.db), today });
  await write(wanted);
});

describe('many past orders', () => {
  it('are as many as the shop shall have, with numbers that go on', async () => {
    expect(await count('orders')).toBe(wanted);
    expect(await count('orders', generated)).toBe(wanted - 125);
    const [next] = await rowsOf<{ next: string }>(
      `select nextval(pg_get_serial_sequence('orders', 'order_no')) - max(order_no) as next from orders`,
    );
    expect(Number(next?.next)).toBe(1);
  });

  it('cost what the shop itself would ask, line by line and in sum', async () => {
    const lines = await rowsOf<{
      quantity: number;
      priceKopecks: number;
      discountPercent: number;
      isBottled: boolean;
      bottles: unknown;
      bottlesKopecks: number;
      totalKopecks: number;
    }>(`
      select quantity, price_kopecks as "priceKopecks", discount_percent as "discountPercent", is_bottled as "isBottled", bottles,
        bottles_kopecks as "bottlesKopecks", order_lines.total_kopecks as "totalKopecks"
      from order_lines join orders on orders.id = order_id where ${generated}`);
    expect(lines.length).toBeGreaterThan(wanted * 1.5);
    for (const line of lines) {
      const { bottling, totalKopecks } = lineCost(line);
      expect(line.totalKopecks).toBe(totalKopecks);
      expect(line.bottles).toEqual(bottling?.bottles ?? []);
      expect(line.bottlesKopecks).toBe(bottling?.totalKopecks ?? 0);
    }
    expect(lines.some(({ bottlesKopecks }) => bottlesKopecks > 0)).toBe(true);
    expect(lines.some(({ discountPercent }) => discountPercent > 0)).toBe(true);
    const sum = '(select sum(total_kopecks) from order_lines where order_id = orders.id)';
    expect(await count('orders', `total_kopecks <> ${sum} or total_kopecks = 0`)).toBe(0);
  });

  it('have one payment each, of the same sum and state, by hand only where there is no invoice', async () => {
    const one = `(select count(*) from payments where order_id = orders.id and amount_kopecks = orders.total_kopecks
      and state = orders.payment_state and (note is null) = (orders.payment_kind = 'online')
      and (paid_at is not null) = (state in ('paid', 'refunded'))) = 1`;
    expect(await count('orders', `${generated} and not ${one}`)).toBe(0);
    expect(
      await count('orders', `paid_kopecks <> case when payment_state = 'paid' then total_kopecks else 0 end`),
    ).toBe(0);
    expect(await count('orders', "payment_kind <> 'online'")).toBeGreaterThan(wanted * 0.1);
  });

  it('are mostly completed and paid; some are cancelled, and only new ones are open', async () => {
    expect(await count('orders', `${generated} and status = 'completed' and payment_state = 'paid'`)).toBeGreaterThan(
      wanted * 0.8,
    );
    for (const state of ['expired', 'refunded'])
      expect(
        await count('orders', `${generated} and status = 'abolition' and payment_state = '${state}'`),
      ).toBeGreaterThan(wanted * 0.02);
    const isOpen = `status in ('specified', 'processed', 'send')`;
    expect(await count('orders', `${isOpen} and created_at < '2026-03-02'`)).toBe(0);
    expect(await count('orders', `payment_state = 'awaiting' and created_at < '2026-03-16 10:00Z'`)).toBe(0);
    expect(await count('orders', `(stock_returned_at is not null) <> (status = 'abolition')`)).toBe(0);
  });

  it('grow over three years, with fewer at weekends, none from tomorrow, and events in their order', async () => {
    const [moments] = await rowsOf<{ isOfYears: boolean; isOver: boolean; early: number; weekend: number }>(`
      select min(created_at) < '2023-05-01' as "isOfYears", max(updated_at) <= '${today.toISOString()}' as "isOver",
        count(*) filter (where created_at < '2024-09-15')::int as early,
        count(*) filter (where extract(isodow from created_at at time zone 'Europe/Kyiv') > 5)::int as weekend
      from orders where ${generated}`);
    expect(moments).toMatchObject({ isOfYears: true, isOver: true });
    expect(moments?.early).toBeGreaterThan(wanted * 0.3);
    expect(moments?.early).toBeLessThan(wanted * 0.45);
    expect(moments?.weekend).toBeLessThan((wanted * 2) / 7 - wanted * 0.05);
    expect(
      await count('order_events join orders on orders.id = order_id', 'order_events.created_at < orders.created_at'),
    ).toBe(0);
    expect(
      await count('orders', `not exists (select from order_events where order_id = orders.id and kind = 'created')`),
    ).toBe(0);
    const changed = `exists (select from order_events where order_id = orders.id and kind = 'status-changed')`;
    expect(await count('orders', `${generated} and ${changed} <> (status <> 'processed')`)).toBe(0);
  });

  it('belong to accounts and guests who could have signed the form, some of them again and again', async () => {
    const people = await rowsOf<{ email: string; phone: string; orders: number }>(`
      select email, phone, count(*)::int as orders from orders where ${generated} group by 1, 2`);
    for (const { email, phone } of people) {
      expect(isEmail(email), email).toBe(true);
      expect(phone).toMatch(phonePattern);
    }
    expect(people.some(({ orders }) => orders > 2)).toBe(true);
    const ofAccount = 'orders join users on users.id = user_id';
    expect(await count(ofAccount, `${generated} and users.email = orders.email`)).toBeGreaterThan(wanted * 0.35);
    expect(
      await count(ofAccount, `${generated} and (users.email <> orders.email or users.created_at > orders.created_at)`),
    ).toBe(0);
    expect(await count('users', 'password_hash is not null')).toBe(0);
  });

  it('count in the totals of their days', async () => {
    const totals = `select day, status, sum(orders)::int as orders, sum(kopecks)::bigint as kopecks`;
    const counted = await rowsOf(`
      ${totals} from (select day, status, orders, kopecks from sales_days
        union all select day, status, orders, kopecks from sales_changes) as changes
      group by 1, 2 having sum(orders) <> 0 order by 1, 2`);
    expect(counted).toEqual(
      await rowsOf(`
        ${totals.replace('sum(orders)', 'count(*)').replace('kopecks', 'total_kopecks')} from (
          select *, (created_at at time zone 'Europe/Kyiv')::date as day from orders) as days
        group by 1, 2 order by 1, 2`),
    );
  });

  it('leave the stock alone and queue nothing', async () => {
    expect(await count('stock_moves', 'order_id is not null')).toBe(0);
    expect(await count('letter_slots')).toBe(0);
    expect(await count('graphile_worker._private_jobs')).toBe(0);
    expect(await count('pg_class', `relname = 'demo_goods'`)).toBe(0);
  });
});

const removeAfter = async (orderNo: number) => {
  for (const table of ['order_lines', 'order_events', 'payments'])
    await database.db.execute(
      sql.raw(`delete from ${table} where order_id in (select id from orders where order_no > ${orderNo})`),
    );
  await database.db.execute(sql.raw(`delete from orders where order_no > ${orderNo}`));
};

describe('a run', () => {
  it('makes the same orders from the same seed, and others from another', async () => {
    const first = await digest();
    await removeAfter(100_125);
    await write(wanted);
    expect(await digest()).toBe(first);
    await removeAfter(100_125);
    await write(wanted, 2);
    expect(await digest()).not.toBe(first);
  });

  it('adds what is missing, and nothing where nothing is', async () => {
    expect(await write(wanted)).toBe(0);
    expect(await write(wanted + 500)).toBe(500);
    expect(await count('orders')).toBe(wanted + 500);
  });

  it('writes very many orders without the indexes of their tables, next to those there are', async () => {
    const asked: string[] = [];
    const withoutIndexes = async (tables: readonly string[], work: () => Promise<void>) => {
      asked.push(...tables);
      await work();
    };
    const before = await count('orders');
    const add = (added: number) =>
      writeManyOrders(database.db, {
        orders: before + added,
        seed: 1,
        today,
        onWritten: () => undefined,
        withoutIndexes,
        rebuildFrom: 600,
      });
    await add(599);
    expect([asked, await count('orders')]).toEqual([[], before + 599]);
    await add(599 + 600);
    expect(asked).toEqual(['orders', 'order_lines', 'order_events', 'payments']);
    expect(await count('orders')).toBe(before + 599 + 600);
  });

  it('takes 200,000 orders for very many, if they are a fifth of all', () => {
    expect(isWorthRebuilding(10_000_000, 10_000_000)).toBe(true);
    expect(isWorthRebuilding(200_000, 1_000_000)).toBe(true);
    expect(isWorthRebuilding(199_999, 200_000)).toBe(false);
    expect(isWorthRebuilding(1_000_000, 10_000_000)).toBe(false);
  });

  it('goes on from the moment at which another was cut', async () => {
    await removeAfter(100_125);
    await write(wanted);
    const cutNo = 100_125 + 400;
    await removeAfter(cutNo);
    expect(await write(wanted)).toBe(wanted - 125 - 400);
    const cutAt = `(select created_at from orders where order_no = ${cutNo})`;
    expect(await count('orders', `order_no > ${cutNo} and created_at < ${cutAt} - interval '3 days'`)).toBe(0);
  });
});
