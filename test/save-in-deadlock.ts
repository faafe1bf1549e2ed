import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeProduct } from '#test/factories.ts';
import type { TestShop } from '#test/shop.ts';

/**
 * Runs a save that gives the product a new word of the search, while another transaction has written the same word and then waits
 * for the product: PostgreSQL aborts the save.
 */
export async function saveInDeadlock<Result>(
  shop: TestShop,
  { productId, word }: { productId: string; word: string },
  save: () => Promise<Result>,
): Promise<Result> {
  const waiting = async () =>
    (
      await shop.db.execute(sql`
        select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    ).rows.length;
  let saved: Promise<Result> | undefined;
  let hasProduct: Promise<unknown> | undefined;
  await shop.db.transaction(async (other) => {
    // Only the save looks for a deadlock, so that it is always the one to be aborted.
    await other.execute(sql`set local deadlock_timeout = '1h'`);
    const { id } = await makeProduct(other, { name: word });
    await reindexProducts({ db: other }, [id]);
    await shop.db.transaction(async (holder) => {
      await holder.execute(sql`select from product_search where product_id = ${productId} for update`);
      saved = save();
      await expect.poll(waiting).toBe(1);
      // Sent at once, and awaited when the save has given way.
      hasProduct = Promise.resolve(other.execute(sql`select from products where id = ${productId} for update`));
      await expect.poll(waiting).toBe(2);
    });
    await hasProduct;
  });
  return saved ?? expect.unreachable();
}
