import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';

/** Small, so that a statement is short beside the shop's own. */
const batchSize = 5000;

/** UUIDv7 begins with its moment, so the primary key is an index on time. */
const keyAt = (moment: Date): string => {
  const time = moment.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
};

export const deleteAuditEntries = (db: Executor, before: Date): Promise<number> =>
  deleteInBatches(db, 'audit_entries', before, sql`id < ${keyAt(before)}::uuid`);

/** The history of an open order stays whole. */
export const deleteOrderEvents = (db: Executor, before: Date): Promise<number> =>
  deleteInBatches(
    db,
    'order_events',
    before,
    sql`id < ${keyAt(before)}::uuid and exists (
      select from orders where orders.id = order_events.order_id and orders.status in ('completed', 'abolition'))`,
  );

export const deleteStockMoves = (db: Executor, before: Date): Promise<number> =>
  deleteInBatches(db, 'stock_moves', before, sql`true`);

/** In the order of the primary key, one transaction each, until a batch is not full. Written once with its moment, a row is never younger than its key. */
async function deleteInBatches(db: Executor, table: string, before: Date, condition: SQL): Promise<number> {
  const name = sql.identifier(table);
  for (let deleted = 0; ; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${name} where id in (
        select id from ${name} where created_at < ${before.toISOString()}::timestamptz and ${condition}
        order by id limit ${batchSize}::integer)`);
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) return deleted;
  }
}

export async function deleteFailedJobs(db: Executor, before: Date): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::integer as count from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before.toISOString()}::timestamptz))`);
  return rows[0]?.count ?? 0;
}
