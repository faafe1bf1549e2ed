import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import type { Executor } from '#server/db/connection.ts';
import { openExecutor } from '#server/db/transaction.ts';
import { allJobs } from '#server/modules.ts';
import { openFiscalShop } from '#test/fiscal.ts';

// With receipts by the cash register, since the job that makes them does nothing otherwise.
const shop = openFiscalShop();

/** These grow with orders. */
const growing = new Set([
  ...['orders', 'order_lines', 'order_events', 'order_notes', 'payments', 'refunds', 'fiscal_receipts', 'shipments'],
  ...['returns', 'stock_moves', 'sent_letters', 'audit_entries'],
]);

/** Partial indexes of what is open: they may be read whole. */
const small = new Set([
  ...['payments_open', 'payments_held', 'payments_to_reverse', 'payments_one_open_unique'],
  ...['refunds_open', 'fiscal_receipts_open', 'fiscal_receipts_without_page', 'shipments_to_sync'],
]);

/** Every few minutes. */
const frequent = allJobs.filter(({ schedule }) => /^\*/.test(schedule ?? ''));

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

/** The tables that a plan reads whole although the settings below keep the planner from it: no index has the condition. */
function readWhole(plan: Plan, tableOfParent = ''): string[] {
  const { 'Node Type': type, 'Index Name': index, 'Index Cond': condition = '', Plans: children = [] } = plan;
  // A bitmap index scan does not name its table.
  const table = plan['Relation Name'] ?? tableOfParent;
  const isIndexWhole = index !== undefined && !small.has(index) && /^(\(\w+ IS NOT NULL\))?$/.test(condition);
  const isWhole = growing.has(table) && (type === 'Seq Scan' || isIndexWhole);
  return [...(isWhole ? [`${table} ${index ?? ''}`] : []), ...children.flatMap((child) => readWhole(child, table))];
}

/** Runs work on a connection that reports the plan of each statement. */
async function plansOf(work: (db: Executor) => Promise<void>): Promise<Plan[]> {
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_level': 'notice',
    'auto_explain.log_format': 'json',
    // An empty table is read whole otherwise.
    enable_seqscan: 'off',
    enable_hashjoin: 'off',
    enable_mergejoin: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const pool = new pg.Pool({ connectionString: shop.database.url, options: options.join(' ') });
  const plans: Plan[] = [];
  pool.on('connect', (client) =>
    client.on('notice', ({ message = '' }) => {
      if (message.startsWith('duration:')) plans.push(JSON.parse(message.slice(message.indexOf('{'))).Plan);
    }),
  );
  try {
    await work(openExecutor(pool));
  } finally {
    await pool.end();
  }
  return plans;
}

// Waybills of long ago, without their orders: of an empty table the planner takes any index.
beforeAll(async () => {
  await shop.db.transaction(async (db) => {
    await db.execute(sql`set local session_replication_role = replica`);
    await db.execute(sql`
      insert into shipments (order_id, state, number, ref, first_name, last_name, phone, region, city, branch_no, weight_grams, seats,
        length_cm, width_cm, height_cm, declared_uah, cash_on_delivery_uah, payer, description, send_on)
      select uuidv7(), 'created', no, no, '', '', '', '', '', '', 1, 1, 1, 1, 1, 0, 0, 'sender', '', '2025-03-17'
      from generate_series(1, 1000) as no`);
  });
  await shop.db.execute(sql`analyze shipments`);
});

it('there are frequent jobs', () => {
  expect(frequent.map(({ name }) => name)).toContain('poll-payments');
});

it.each(frequent)('$name reads no table whole that grows with every order', async ({ run }) => {
  const plans = await plansOf((db) => run({ ...shop.context, db, primary: db, log: pino({ level: 'silent' }) }, {}));
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.flatMap((plan) => readWhole(plan))).toEqual([]);
});
