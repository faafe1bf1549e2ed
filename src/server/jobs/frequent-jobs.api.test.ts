import pg from 'pg';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Executor } from '#server/db/connection.ts';
import { openExecutor } from '#server/db/transaction.ts';
import { allJobs } from '#server/modules.ts';
import { openFiscalShop } from '#test/fiscal.ts';

const shop = openFiscalShop();

/** These grow with every order. */
const growing = ['orders', 'order_lines', 'order_events', 'payments', 'refunds', 'fiscal_receipts', 'shipments'];

/** Every few minutes. */
const frequent = allJobs.filter(({ schedule }) => /^\*/.test(schedule ?? ''));

type Plan = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
};

/** The tables that a plan reads whole although the planner avoids it: by no index, or by all of one that is not partial. */
function readWhole(plan: Plan, partial: ReadonlySet<string>, around?: Plan): string[] {
  const { 'Node Type': type, 'Index Name': index, 'Index Cond': condition = '', Plans: children = [] } = plan;
  // A bitmap index scan does not name its table.
  const table = plan['Relation Name'] ?? around?.['Relation Name'] ?? '';
  const isIndexWhole = index !== undefined && !partial.has(index) && /^(\(\w+ IS NOT NULL\))?$/.test(condition);
  const isWhole = (type === 'Seq Scan' || isIndexWhole) && around?.['Node Type'] !== 'Limit' && growing.includes(table);
  const inherited = { ...plan, 'Relation Name': table };
  return [...(isWhole ? [table] : []), ...children.flatMap((child) => readWhole(child, partial, inherited))];
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
      const json = message.slice(message.indexOf('{'));
      plans.push(JSON.parse(json).Plan);
    }),
  );
  try {
    await work(openExecutor(pool, undefined));
  } finally {
    await pool.end();
  }
  return plans;
}

async function partialIndexes(): Promise<Set<string>> {
  const { rows } = await shop.database.pool.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  );
  return new Set(rows.map(({ name }) => name));
}

it('there are frequent jobs', () => {
  expect(frequent.map(({ name }) => name)).toContain('poll-payments');
});

it.each(frequent)('$name reads no table whole that grows with every order', async ({ run }) => {
  const plans = await plansOf((db) => run({ ...shop.context, db, primary: db, log: pino({ level: 'silent' }) }, {}));
  expect(plans.length).toBeGreaterThan(0);
  const partial = await partialIndexes();
  expect(plans.flatMap((plan) => readWhole(plan, partial))).toEqual([]);
});
