import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { connectDatabase, type Database } from '#server/db/connection.ts';

/** Connection of the embedded database: password and port are in the data folder. */
async function databaseUrl(): Promise<string> {
  const dataDir = process.env.SHOP_DATA_DIR;
  if (!dataDir) throw new Error('SHOP_DATA_DIR must say where the visited shop keeps its data');
  const elsewhere = await readFile(path.join(dataDir, 'postgres-is-at'), 'utf8').catch(() => dataDir);
  const home = path.join(elsewhere.trim(), 'postgres');
  const password = (await readFile(path.join(home, 'password'), 'utf8')).trim();
  const port = (await readFile(path.join(home, 'cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgres://kraplyna:${password}@127.0.0.1:${port}/kraplyna`;
}

/** For data that no API call can create: past orders, products of a given age. */
export async function inDatabase<Answer>(work: (db: Database['db']) => Promise<Answer>): Promise<Answer> {
  const { db, close } = await connectDatabase(await databaseUrl(), { maxConnections: 1 });
  try {
    return await work(db);
  } finally {
    await close();
  }
}
