import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#domain/facets.ts';
import type { Executor } from '#server/db/connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { makeCategory, makeProduct } from '#test/factories.ts';
import { products } from '../products.table.ts';
import { readIndex } from './facet-index.service.ts';

const database = openTestDatabase();

/** Newest first. */
async function idsOfWoody(): Promise<string[]> {
  const { index, categories } = await readIndex({ primary: database.db });
  const scope = index.inCategories(categories.map(({ id }) => id));
  const found = index.filter(scope, { ...noFilters, family: ['woody'] });
  return index.page(found, { order: 'newest', perPage: 100, startPage: 1 });
}

const setFamily = (db: Executor, id: string, family: string | null) =>
  db.update(products).set({ family }).where(eq(products.id, id));

describe('the facet index of a process', () => {
  it('[ST-FIND-02] sees every change once it is committed, in whatever order transactions end', async () => {
    const [first, second] = [await makeProduct(database.db), await makeProduct(database.db)];
    expect(await idsOfWoody()).toEqual([]);
    const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.db.transaction(async (db) => {
      await setFamily(db, first.id, 'woody');
      changed.resolve();
      await mayCommit.promise;
    });
    await changed.promise;
    await setFamily(database.db, second.id, 'woody');
    expect(await idsOfWoody()).toEqual([second.id]);
    await setFamily(database.db, second.id, null);
    expect(await idsOfWoody()).toEqual([]);
    mayCommit.resolve();
    await slow;
    expect(await idsOfWoody()).toEqual([first.id]);
    const undone = database.db.transaction(async (db) => {
      await setFamily(db, first.id, null);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await idsOfWoody()).toEqual([first.id]);
  });

  it('[ST-FIND-02] sees changes that are committed while it reads', async () => {
    const { id: categoryId } = await makeCategory(database.db);
    const made = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const { id } = await makeProduct(database.db, { categoryId, family: 'woody' });
        expect(await idsOfWoody()).toContain(id);
        return id;
      }),
    );
    expect((await idsOfWoody()).filter((id) => made.includes(id))).toHaveLength(20);
  });

  it('[ST-FIND-02] sees changes of many products, of one transaction or of several', async () => {
    const { id: categoryId } = await makeCategory(database.db);
    expect(await idsOfWoody()).not.toContain(categoryId);
    const { rows } = await database.db.execute<{ id: string }>(sql`
      insert into products (name, category_id, current_price_kopecks, family)
      select 'Дощ ' || n, ${categoryId}, 100, 'woody' from generate_series(1, 4500) as n returning id`);
    const countWoody = async () => {
      const { index } = await readIndex({ primary: database.db });
      return index.filter(index.inCategories([categoryId]), { ...noFilters, family: ['woody'] }).size;
    };
    expect(await countWoody()).toBe(4500);
    for (const part of [rows.slice(0, 3000), rows.slice(3000)]) {
      await database.db.execute(sql`
        update products set family = 'floral' where id = any (${sql.param(part.map(({ id }) => id))}::uuid[])`);
    }
    expect(await countWoody()).toBe(0);
  });

  it('is notified of a sale only if it takes the last piece', async () => {
    const { id } = await makeProduct(database.db, { quantity: 2 });
    const changedIn = async () =>
      (
        await database.db.execute<{ changedIn: string }>(sql`
        select changed_in::text as "changedIn" from listing_changes where product_id = ${id}`)
      ).rows[0]?.changedIn;
    const sell = () => database.db.update(products).set({ quantity: sql`quantity - 1` }).where(eq(products.id, id));
    const before = await changedIn();
    await sell();
    expect(await changedIn()).toBe(before);
    await sell();
    expect(await changedIn()).not.toBe(before);
  });

  it('ignores what another server left behind', async () => {
    const { id } = await makeProduct(database.db, { family: 'woody' });
    expect(await idsOfWoody()).toContain(id);
    // As after a restore: the number of a transaction that this server has not reached.
    await database.db.execute(sql`update listing_changes set changed_in = '9000000000000' where product_id = ${id}`);
    expect(await idsOfWoody()).toContain(id);
    await setFamily(database.db, id, null);
    expect(await idsOfWoody()).not.toContain(id);
  });
});
