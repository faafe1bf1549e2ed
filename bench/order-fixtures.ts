import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';

const sold = 200;
const plenty = 1_000_000;

/** Gives some products stock that does not run out; returns their ids. `removeOrders` restores their stock. */
export async function stockProducts({ db }: Database): Promise<string[]> {
  // Vacuumed while they are empty, they would have plans as if they stayed so: each foreign key would read them from beginning to end.
  // A shop has orders. What is truncated counts as unknown instead.
  await truncateOrders(db);
  await db.execute(sql`drop table if exists bench_stock`);
  await db.execute(sql`create table bench_stock as
    select products.id, quantity, quantity_ml from products join categories on categories.id = category_id
    where is_enabled and is_active order by products.id limit ${sold}::integer`);
  const goods = (
    await db.execute<{ id: string }>(sql`
    update products set quantity = case when is_bottled then 0 else ${plenty}::integer end,
      quantity_ml = case when is_bottled then ${plenty}::integer else 0 end
    from bench_stock where bench_stock.id = products.id returning products.id`)
  ).rows;
  return goods.map(({ id }) => id);
}

/** Deletes the orders of the run and their queued e-mails. */
export async function removeOrders({ db }: Database): Promise<void> {
  await truncateOrders(db);
  await db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);
  await db.execute(sql`update products set quantity = bench_stock.quantity, quantity_ml = bench_stock.quantity_ml
    from bench_stock where bench_stock.id = products.id`);
  await db.execute(sql`drop table bench_stock`);
  await db.execute(sql`vacuum analyze products`);
}

async function truncateOrders(db: Database['db']): Promise<void> {
  await db.execute(sql`truncate orders, order_lines, order_events, payments, idempotency_keys cascade`);
}
