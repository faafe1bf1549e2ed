import { type SQL, sql } from 'drizzle-orm';
import { bottleCost } from '#domain/bottling.ts';
import { dayMs } from '#domain/dates.ts';
import { paymentLabels } from '#domain/payment-methods.ts';
import { men, operators, surnames, women } from '../orders/buyers.ts';
import { comments, decantVolumesMl } from '../orders/compose-orders.ts';
import { cities, pickupPlace } from '../orders/places.ts';
import { asJson, type DemoDatabase, inLongTransaction, type WithoutIndexes } from './rows.ts';

const batchSize = 50_000;
/** Batches that are written at once, each by a connection of its own: PostgreSQL writes a batch on one core. */
const writers = 2;
const yearsBack = 3;
/** A last order older than this is where a run was cut: the next one goes on from there. */
const cutAfterDays = 30;
const mostGoods = 200_000;
const mostAccounts = 200_000;
const ordersOfAnAccount = 10;
/** Without the accounts: a unique index skips those that exist. */
const orderTables = ['orders', 'order_lines', 'order_events', 'payments'] as const;

interface ManyOrders {
  /** Total number of orders that the shop shall have. */
  orders: number;
  seed: number;
  today: Date;
  onWritten: (done: number, total: number) => void;
  withoutIndexes?: WithoutIndexes | undefined;
  /** Fewer new orders are written with the indexes in place. */
  rebuildFrom?: number | undefined;
}

/**
 * Past orders of the last years, made by the database in batches of one transaction each: more from year to year, fewer on
 * weekends, mostly completed and paid. They are history only: stock, vials and ledgers do not follow, no e-mails or jobs are queued.
 * Returns their number.
 */
export async function writeManyOrders(
  db: DemoDatabase,
  { withoutIndexes = (_tables, work) => work(), rebuildFrom, ...wanted }: ManyOrders,
): Promise<number> {
  const { orders } = wanted;
  if (orders === 0) return 0;
  const before = await inLongTransaction(db, findState);
  const missing = orders - before.orders;
  if (missing <= 0) return 0;
  // First, since it refuses a shop with too few products.
  const goods = await inLongTransaction(db, prepareGoods);
  const write = () => writeMissing(db, wanted, before, goods);
  await (isWorthRebuilding(missing, orders, rebuildFrom) ? withoutIndexes(orderTables, write) : write());
  await inLongTransaction(db, async (db) => {
    await db.execute(sql`
      select gin_clean_pending_list(index) from (select to_regclass('orders_search') as index) as found where index is not null`);
    await db.execute(sql`analyze users, orders, order_lines, order_events, payments`);
  });
  return missing;
}

/** Building the indexes of an order takes a fifth of the time that it takes to insert it with them. */
export const isWorthRebuilding = (missing: number, total: number, from = 200_000): boolean =>
  missing >= from && missing >= total / 5;

async function writeMissing(
  db: DemoDatabase,
  { orders, seed, today, onWritten }: ManyOrders,
  before: State,
  goods: number,
): Promise<void> {
  const missing = orders - before.orders;
  onWritten(0, missing);
  const accounts = Math.min(mostAccounts, Math.ceil(orders / ordersOfAnAccount));
  const hasAccounts = await writeAccounts(db, accounts, today);
  const from = before.lastAt && today.getTime() - before.lastAt.getTime() > cutAfterDays * dayMs ? before.lastAt : null;
  const startShare = from === null ? 0 : shareBefore(from, today);
  const shareOf = (index: number) => startShare + (1 - startShare) * (index / missing);
  // At once, since the batches do not end in order: the next order of the shop has a number after all of them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('orders', 'order_no'), ${before.lastNo + missing}::bigint)`,
  );
  let started = 0;
  let written = 0;
  const writeBatches = async () => {
    while (started < missing) {
      const first = started;
      const count = Math.min(batchSize, missing - first);
      started += count;
      await inLongTransaction(db, (db) =>
        writeBatch(db, {
          firstNo: before.lastNo + 1 + first,
          count,
          shares: [shareOf(first), shareOf(first + count)],
          accounts: hasAccounts ? accounts : 0,
          guests: Math.ceil(orders / 3),
          goods,
          seed,
          today,
        }),
      );
      written += count;
      onWritten(written, missing);
    }
  };
  const endings = await Promise.allSettled(
    Array.from({ length: writers }, () =>
      writeBatches().catch((error) => {
        started = missing;
        throw error;
      }),
    ),
  );
  await db.execute(sql`drop table if exists demo_goods`);
  for (const ending of endings) if (ending.status === 'rejected') throw ending.reason;
}

/** Sales grow evenly to three times the first day's. Share of all orders that come before a share of the time. */
const shareBefore = (moment: Date, today: Date): number => {
  const passed = Math.max(0, 1 - (today.getTime() - moment.getTime()) / (yearsBack * 365 * dayMs));
  return (passed + passed ** 2) / 2;
};

interface State {
  orders: number;
  lastNo: number;
  lastAt: Date | null;
}

async function findState(db: DemoDatabase): Promise<State> {
  const [row] = (
    await db.execute<{ orders: number; lastNo: string | null; lastAt: Date | null }>(sql`
    select (select count(*)::integer from orders) as orders, last.order_no as "lastNo", last.created_at as "lastAt"
    from (select) as one left join (select order_no, created_at from orders order by order_no desc limit 1) as last on true`)
  ).rows;
  return {
    orders: row?.orders ?? 0,
    lastNo: Number(row?.lastNo ?? 100_000),
    lastAt: row?.lastAt ? new Date(row.lastAt) : null,
  };
}

/** Without a password: nobody can sign in. False where the shop has no role for customers. */
async function writeAccounts(db: DemoDatabase, accounts: number, today: Date): Promise<boolean> {
  const [role] = (
    await db.execute<{ id: string }>(sql`
    select id from roles where cardinality(admin_modules) = 0 order by created_at, id limit 1`)
  ).rows;
  if (!role) return false;
  await inLongTransaction(db, async (db) => {
    await createFunctions(db, 0);
    await db.execute(sql`
      insert into users (id, email, email_key, first_name, last_name, phone, role_id, email_confirmed_at, created_at, updated_at)
      select pg_temp.account_id(n), email, email, first_name, last_name, phone, ${role.id}, since, since, since
      from generate_series(1, ${accounts}::integer) as n
      cross join lateral pg_temp.buyer(n, 'account') as buyer
      cross join (select ${today.toISOString()}::timestamptz - interval '1 day' * ${yearsBack * 365 + 1}::integer as since) as moment
      on conflict do nothing`);
  });
  return true;
}

/** What is bought, in an order of its own for every shop; the first ones are bought most. */
async function prepareGoods(db: DemoDatabase): Promise<number> {
  await db.execute(sql`drop table if exists demo_goods`);
  await db.execute(sql`
    create unlogged table demo_goods as
    select row_number() over (order by hashtext(products.item_no), products.item_no)::integer as no, products.id as product_id,
      products.name, coalesce(brands.name, '') as brand_name, products.item_no, media.address as picture_address, products.size_ml,
      products.is_bottled, products.current_price_kopecks as price_kopecks, products.discount_percent
    from products join categories on categories.id = products.category_id
    left join brands on brands.id = products.brand_id left join media on media.id = products.picture_id
    where products.is_enabled and categories.is_active and products.item_no is not null
    order by 1 limit ${mostGoods}::integer`);
  await db.execute(sql`alter table demo_goods add primary key (no)`);
  await db.execute(sql`analyze demo_goods`);
  const [row] = (await db.execute<{ count: number }>(sql`select count(*)::integer as count from demo_goods`)).rows;
  if (!row || row.count < 8)
    throw new Error('The shop has too few products for orders: fill it with npm run demo -- --products 500');
  return row.count;
}

interface Batch {
  firstNo: number;
  count: number;
  /** Of all orders of the years, by which their moments are found. */
  shares: readonly [number, number];
  accounts: number;
  guests: number;
  goods: number;
  seed: number;
  today: Date;
}

async function writeBatch(db: DemoDatabase, batch: Batch): Promise<void> {
  // A large pending list is merged into the trigram index at once.
  await db.execute(sql`set local work_mem = '128MB'`);
  await db.execute(sql`set local gin_pending_list_limit = '64MB'`);
  await createFunctions(db, batch.seed);
  await drawOrders(db, batch);
  await drawLines(db, batch);
  await writeOrdersAndPayments(db);
  await writeEvents(db);
  // Last, since the other writers wait from here to the end of the transaction: changing a trigger locks its table.
  const vialTriggers = await triggersOf(db, 'order_lines', 'take_vials');
  for (const name of vialTriggers)
    await db.execute(sql`alter table order_lines disable trigger ${sql.identifier(name)}`);
  await db.execute(sql`
    insert into order_lines (order_id, position, product_id, name, brand_name, item_no, picture_address, size_ml, is_bottled,
      quantity, price_kopecks, discount_percent, bottles, bottles_kopecks, total_kopecks)
    select order_id, position, product_id, name, brand_name, item_no, picture_address, size_ml, is_bottled,
      quantity, price_kopecks, discount_percent, bottles, bottles_kopecks, total_kopecks
    from drawn_lines order by created_at, order_id, position`);
  for (const name of vialTriggers)
    await db.execute(sql`alter table order_lines enable trigger ${sql.identifier(name)}`);
}

const labels = Object.fromEntries(Object.entries(paymentLabels).map(([kind, { uk }]) => [kind, uk]));

/**
 * `draw(n, k)` is the k-th random number from 0 to 1 of order n: the same in every run with the same seed. PostgreSQL inlines a
 * function only if it is declared no steadier than what it calls, and one of several columns only as a table.
 */
async function createFunctions(db: DemoDatabase, seed: number): Promise<void> {
  const pick = (words: readonly string[], draw: SQL) =>
    sql`(${asTextArray(words)})[1 + floor(${draw} * ${sql.raw(String(words.length))})::integer]`;
  await db.execute(sql`
    create or replace function pg_temp.draw(n bigint, k integer) returns double precision language sql immutable
    return (hashint8extended(n, ${sql.raw(String(seed))} * 1000 + k) & 16777215) / 16777216.0::double precision`);
  await db.execute(sql`
    create or replace function pg_temp.key(at timestamptz, word text) returns uuid language sql stable
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7'
      || overlay(left(md5(word), 18) placing '8' from 4 for 0))::uuid`);
  await db.execute(sql`
    create or replace function pg_temp.account_id(n bigint) returns uuid language sql stable
    return pg_temp.key('2020-01-01 00:00:00Z'::timestamptz + interval '1 millisecond' * n, 'account ' || n)`);
  await db.execute(sql`
    create or replace function pg_temp.buyer(n bigint, kind text)
    returns table (first_name text, last_name text, email text, phone text) language sql stable
    begin atomic select case when hashint8extended(n, 1) & 2 = 0 then ${pick(women, hashShare(2))} else ${pick(men, hashShare(2))} end,
      ${pick(
        surnames.map(([name]) => name),
        hashShare(3),
      )},
      ${pick(
        surnames.map(([, mailbox]) => mailbox),
        hashShare(3),
      )} || '.' || kind || '.' || n || '@example.test',
      '+380' || (${asTextArray(operators)})[1 + (n % ${sql.raw(String(operators.length))})::integer] || '00'
        || lpad((hashint8extended(n, 4) & 65535)::text, 5, '0'); end`);
}

/** Independent of the seed: a buyer stays the same in every run. */
const hashShare = (salt: number): SQL => sql`((hashint8extended(n, ${sql.raw(String(salt))}) & 65535) / 65536.0)`;

/** Literals: a function's body cannot have parameters. The words are the demo's own. */
const asTextArray = (words: readonly string[]): SQL =>
  sql.raw(`array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')}]`);

async function drawOrders(db: DemoDatabase, batch: Batch): Promise<void> {
  const { firstNo, count, accounts, guests, goods, seed, today } = batch;
  const [low, high] = batch.shares;
  const pickup = pickupPlace();
  const spanSeconds = yearsBack * 365 * 86_400;
  // Materialized: merged into one query, each expression would be evaluated again wherever its column is used.
  await db.execute(sql`
    create temporary table drawn_orders on commit drop as
    with moments as materialized (
      select n, least(moment
          + interval '1 day' * (case when extract(isodow from moment) > 5 and pg_temp.draw(n, 1) < 0.35 then 2 else 0 end), today
          - interval '1 minute' * (1 + floor(pg_temp.draw(n, 2) * 50))) as created_at, today
      from (
        select n, today, date_trunc('milliseconds', date_trunc('day',
            today - interval '1 second' * ${spanSeconds}::integer * (1.5 - sqrt(0.25 + 2 * share)), 'Europe/Kyiv')
          + interval '8 hours' + interval '15 hours' * (pg_temp.draw(n, 3) + pg_temp.draw(n, 4)) / 2) as moment
        from (select ${today.toISOString()}::timestamptz as today) as moment
        cross join lateral (
          select ${firstNo}::bigint + place as n,
            ${low}::double precision + (${high}::double precision - ${low}::double precision) * (place + 0.5) / ${count}::integer as share
          from generate_series(0, ${count}::integer - 1) as place) as places) as days),
    outcomes as materialized (
      select *, today - created_at as age, pg_temp.draw(n, 5) as luck, pg_temp.draw(n, 6) < 0.16 as is_pickup,
        ${accounts}::integer > 0 and pg_temp.draw(n, 7) < 0.45 as has_account from moments),
    states as materialized (
      select *, case
        when age > interval '14 days' then case when luck < 0.9 then 'completed' when luck < 0.95 then 'expired' else 'refunded' end
        when age > interval '6 days' then case when luck < 0.7 then 'completed' when luck < 0.92 then 'send'
          when luck < 0.96 then 'expired' else 'refunded' end
        when age > interval '2 days' then case when luck < 0.85 then 'send' when luck < 0.95 then 'processed' else 'expired' end
        when age < interval '6 hours' and luck < 0.05 then 'awaiting'
        when luck < 0.8 then 'processed' else 'specified' end as outcome from outcomes),
    buyers as materialized (
      select *, case when has_account then 1 + floor(pg_temp.draw(n, 8) * ${accounts}::integer)::bigint
        else 1 + floor(pg_temp.draw(n, 8) * ${guests}::integer)::bigint end as buyer_no from states)
    select n, pg_temp.key(created_at, 'order ' || ${seed}::integer || ' ' || n) as id, created_at,
      case when has_account then pg_temp.account_id(buyer_no) end as user_id, outcome,
      case outcome when 'expired' then 'abolition' when 'refunded' then 'abolition' when 'awaiting' then 'processed' else outcome
        end as status,
      case when outcome in ('expired', 'refunded', 'awaiting') then outcome else 'paid' end as payment_state,
      case when outcome <> 'completed' then 'online' when is_pickup and pg_temp.draw(n, 9) < 0.4 then 'cash-pickup'
        when not is_pickup and pg_temp.draw(n, 9) < 0.18 then 'cash-delivery' else 'online' end as payment_kind,
      buyer.*, case when pg_temp.draw(n, 10) < 0.1 then
        (${asTextArray(comments)})[1 + floor(pg_temp.draw(n, 11) * ${sql.raw(String(comments.length))})::integer] else '' end as comment,
      case when is_pickup then 'pickup' else 'nova-poshta' end as delivery_kind,
      case when is_pickup then ${pickup.delivery} else 'Нова пошта' end as delivery,
      case when is_pickup then ${pickup.region} else (${asTextArray(cities.map(([region]) => region))})[city_no] end as region,
      case when is_pickup then ${pickup.city} else (${asTextArray(cities.map(([, city]) => city))})[city_no] end as city,
      case when is_pickup then ${pickup.address}
        else 'Відділення №' || (1 + floor(pg_temp.draw(n, 13) * 60))::integer end as address,
      least(today, created_at + interval '1 minute' * (1 + 8 * pg_temp.draw(n, 14))) as paid_at,
      least(today, created_at + case outcome when 'completed' then interval '1 hour' * (54 + 80 * pg_temp.draw(n, 15))
        when 'expired' then interval '24 hours' when 'refunded' then interval '1 hour' * (3 + 27 * pg_temp.draw(n, 15))
        when 'send' then interval '1 hour' * (4 + 18 * pg_temp.draw(n, 15)) when 'awaiting' then interval '0'
        else interval '10 minutes' end) as ended_at,
      case when pg_temp.draw(n, 16) < 0.45 then 1 when pg_temp.draw(n, 16) < 0.75 then 2 when pg_temp.draw(n, 16) < 0.92 then 3
        else 4 end as lines,
      floor(power(pg_temp.draw(n, 17), 2.5) * ${goods}::integer)::integer as first_goods,
      1 + floor(pg_temp.draw(n, 18) * ${Math.floor(goods / 4)}::integer)::integer as step
    from buyers
    cross join lateral pg_temp.buyer(buyer_no, case when has_account then 'account' else 'guest' end) as buyer
    cross join lateral (select 1 + floor(pg_temp.draw(n, 12) * ${sql.raw(String(cities.length))})::integer as city_no) as place`);
}

async function drawLines(db: DemoDatabase, { goods }: Batch): Promise<void> {
  const volumes = decantVolumesMl.map((volume, index) => {
    const { bottles, totalKopecks } = bottleCost(volume);
    return { place: index, volume, bottles, kopecks: totalKopecks };
  });
  await db.execute(sql`
    create temporary table drawn_lines on commit drop as
    select *, ((price_kopecks::bigint * quantity * (100 - discount_percent) + 50) / 100)::integer + bottles_kopecks as total_kopecks
    from (
      select orders.id as order_id, orders.created_at, position, goods.*,
        case when is_bottled then decant.volume when pg_temp.draw(n * 4 + position, 19) < 0.12 then 2 else 1 end as quantity,
        case when is_bottled then decant.bottles else '[]' end as bottles,
        case when is_bottled then decant.kopecks else 0 end as bottles_kopecks
      from drawn_orders as orders cross join lateral generate_series(1, orders.lines) as position
      join demo_goods as goods on goods.no = 1 + (first_goods + (position - 1) * step) % ${goods}::integer
      join json_to_recordset(${asJson(volumes)}::text::json) as decant (place integer, volume integer, bottles jsonb, kopecks integer)
        on decant.place = floor(pg_temp.draw(n * 4 + position, 20) * ${volumes.length}::integer)::integer) as lines`);
}

/** The stand-in of the bank reads sum and state from the invoice's id, as with the other orders of the demo. */
const writeOrdersAndPayments = (db: DemoDatabase) =>
  db.execute(sql`
    with placed as (
      insert into orders (id, order_no, user_id, status, payment_state, payment_kind, payment_method, first_name, last_name, email,
        phone, comment, delivery_kind, delivery, region, city, address, total_kopecks, paid_kopecks, stock_returned_at,
        created_at, updated_at)
      overriding system value
      select id, n, user_id, status, payment_state, payment_kind,
        (${asJson(labels)}::text::json ->> payment_kind), first_name, last_name, email, phone, comment, delivery_kind, delivery,
        region, city, address, total_kopecks, case when payment_state = 'paid' then total_kopecks else 0 end,
        case when status = 'abolition' then ended_at end, created_at, ended_at
      from drawn_orders join (
        select order_id, sum(total_kopecks)::integer as total_kopecks from drawn_lines group by order_id) as sums on order_id = id
      order by created_at
      returning id, total_kopecks)
    insert into payments (order_id, state, amount_kopecks, invoice_id, bank_status, bank_modified_at, paid_at, note,
      expires_at, created_at, updated_at)
    select id, payment_state, total_kopecks,
      'inv_' || (extract(epoch from created_at) * 1000)::bigint || '_demo-' || n || '-' || total_kopecks || '-' || bank_status,
      bank_status, case when bank_status is not null then ended_at end,
      case when payment_state in ('paid', 'refunded') then paid_at end,
      case when payment_kind <> 'online' then 'demo' end,
      created_at + interval '24 hours', created_at, ended_at
    from drawn_orders join placed using (id)
    cross join lateral (select case when payment_kind = 'online' then
      (array['success', 'expired', 'reversed'])[array_position(array['paid', 'expired', 'refunded'], payment_state)] end
      as bank_status) as bank
    order by created_at`);

const writeEvents = (db: DemoDatabase) =>
  db.execute(sql`
    insert into order_events (order_id, kind, actor_id, details, created_at)
    select id, kind, actor_id, details, at from (
      select id, 'created' as kind, user_id as actor_id, '{}'::jsonb as details, created_at, created_at as at from drawn_orders
      union all
      select id, case when payment_kind = 'online' then 'paid' else 'marked-paid' end, null, '{}', created_at, paid_at
      from drawn_orders where payment_state in ('paid', 'refunded')
      union all
      select id, 'payment-expired', null, '{}', created_at, ended_at from drawn_orders where outcome = 'expired'
      union all
      select id, 'refunded', null, '{}', created_at, ended_at from drawn_orders where outcome = 'refunded'
      union all
      select id, 'status-changed', null, jsonb_build_object('from', 'processed', 'to', status), created_at, ended_at
      from drawn_orders where status <> 'processed') as events
    order by created_at, at`);

async function triggersOf(db: DemoDatabase, table: string, routine: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select tgname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
    where tgrelid = ${table}::regclass and proname = ${routine}`);
  return rows.map(({ name }) => name);
}
