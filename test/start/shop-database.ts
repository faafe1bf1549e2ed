import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { StartedShop } from './started-shop.ts';

/** A separate connection to the embedded database of a running shop. */
export async function connectToShopDatabase({ dataDir }: StartedShop): Promise<pg.Client> {
  const folder = path.join(dataDir, 'postgres');
  const password = (await readFile(path.join(folder, 'password'), 'utf8')).trim();
  const [, , , port] = (await readFile(path.join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client(`postgres://kraplyna:${password}@127.0.0.1:${port}/kraplyna`);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes a table lock, so that requests for brands block. */
export async function lockBrands(client: pg.Client): Promise<void> {
  await client.query('begin');
  await client.query('lock table brands in access exclusive mode');
}

/** Polls until so many statements wait for a lock. */
export async function waitForLockWaits(client: pg.Client, length: number): Promise<void> {
  for (;;) {
    const { rows } = await client.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
    if (rows.length >= length) return;
  }
}
