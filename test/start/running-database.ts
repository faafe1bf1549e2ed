import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { StartedShop } from './started-shop.ts';

/** A connection of our own to the database of a running shop, past the shop. */
export async function connectBeside({ dataDir }: StartedShop): Promise<pg.Client> {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const [, , , port] = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client(`postgres://kraplyna:${password}@127.0.0.1:${port}/kraplyna`);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Whoever asks for brands now has to wait. */
export async function holdBrands(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('lock table brands in access exclusive mode');
}

/** Until so many statements stand in front of a lock. */
export async function waitForQueue(client: pg.Client, length: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    if (rows.length >= length) return;
  }
}
