import { and, asc, eq, like, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { countUpTo, rowsOf } from '#server/db/rows.ts';
import { products } from '#server/modules/products/products.table.ts';
import { productGroupItems, productGroups } from './groups.table.ts';

type Group = { readonly name: string; readonly productIds: readonly string[] };

const groups = rowsOf(productGroups);

const productIds = sql<string[]>`array(
  select ${productGroupItems.productId} from ${productGroupItems}
  where ${productGroupItems.groupId} = ${productGroups.id} order by ${productGroupItems.position})`;

const columns = { id: productGroups.id, name: productGroups.name, version: productGroups.version, productIds };

const named = (find: string): SQL | undefined => {
  const part = find.trim().toLowerCase();
  return part === '' ? undefined : like(sql`lower(${productGroups.name})`, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`);
};

export function listGroups(db: Executor, find: string, page: { limit: number; offset: number } | null) {
  const all = db
    .select(columns)
    .from(productGroups)
    .where(named(find))
    .orderBy(sql`lower(${productGroups.name})`, asc(productGroups.id))
    .$dynamic();
  return page === null ? all : all.limit(page.limit).offset(page.offset);
}

export type GroupRow = Awaited<ReturnType<typeof listGroups>>[number];

export const countGroups = (db: Executor, find: string): Promise<number> => countUpTo(db, productGroups, named(find));

export async function findGroup(db: Executor, id: string): Promise<GroupRow | null> {
  const [found] = await db.select(columns).from(productGroups).where(eq(productGroups.id, id));
  return found ?? null;
}

/** Locks former and new products in id order to avoid deadlocks, since the cards of all of them change. */
async function writeItems(db: Executor, groupId: string, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    select from ${products} where id = any (${sql.param([...ids])}::uuid[] || array(
      select product_id from ${productGroupItems} where group_id = ${groupId}))
    order by id for no key update`);
  await db.delete(productGroupItems).where(eq(productGroupItems.groupId, groupId));
  if (ids.length === 0) return;
  const items = ids.map((productId, index) => ({ productId, groupId, position: index + 1 }));
  await db.insert(productGroupItems).values(items);
}

/** Writes a group together with its items. */
export const rows = {
  ...groups,
  async insert(db: Executor, { name, productIds }: Group): Promise<string> {
    const id = await groups.insert(db, { name });
    await writeItems(db, id, productIds);
    return id;
  },
  async update(db: Executor, id: string, { name, productIds }: Group): Promise<void> {
    await groups.update(db, id, { name });
    await writeItems(db, id, productIds);
  },
};

/** The first of these products, by name, that is in another group. */
export async function findInOtherGroup(db: Executor, ids: readonly string[], groupId: string | null) {
  const [found] = await db
    .select({ name: products.name, group: productGroups.name })
    .from(productGroupItems)
    .innerJoin(products, eq(products.id, productGroupItems.productId))
    .innerJoin(productGroups, eq(productGroups.id, productGroupItems.groupId))
    .where(
      and(
        sql`${productGroupItems.productId} = any (${sql.param([...ids])}::uuid[])`,
        groupId === null ? undefined : ne(productGroupItems.groupId, groupId),
      ),
    )
    .orderBy(asc(products.name))
    .limit(1);
  return found ?? null;
}
