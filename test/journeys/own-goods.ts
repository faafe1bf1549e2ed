import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeCategory, makeProduct } from '#test/factories.ts';

/**
 * Goods that no other journey knows: in a category of their own that no menu shows, and too old for any list of what is new. So their
 * price and stock are this journey's alone.
 */

type Fields = Omit<Partial<typeof products.$inferInsert>, 'categoryId' | 'createdAt'>;

/** Where the shop's own database listens: its password and its port stand in the data folder. */
async function databaseUrl(): Promise<string> {
  const dataDir = process.env.SHOP_DATA_DIR;
  if (!dataDir) throw new Error('SHOP_DATA_DIR must say where the visited shop keeps its data');
  const elsewhere = await readFile(path.join(dataDir, 'postgres-is-at'), 'utf8').catch(() => dataDir);
  const home = path.join(elsewhere.trim(), 'postgres');
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim();
  const port = (await readFile(path.join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://kraplyna:${password}@127.0.0.1:${port}/kraplyna`;
}

async function inDatabase<Answer>(work: (db: Database['db']) => Promise<Answer>): Promise<Answer> {
  const { db, close } = await connectDatabase(await databaseUrl(), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

export function newGoods(fields: Fields) {
  return inDatabase(async (db) => {
    const category = await makeCategory(db, { isMenu: false });
    return makeProduct(db, { ...fields, categoryId: category.id, createdAt: new Date('2020-01-01') });
  });
}

export function changeGoods(id: string, fields: Fields): Promise<void> {
  return inDatabase(async (db) => {
    await db.update(products).set(fields).where(eq(products.id, id));
  });
}

export function deleteGoods(id: string): Promise<void> {
  return inDatabase(async (db) => {
    await db.delete(products).where(eq(products.id, id));
  });
}
