import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connection.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeCategory } from '#test/factories.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';
import { endChildren } from './child.ts';
import { Pooler } from './pooler.ts';

let place: string;
let primary: EmbeddedServer;
let pooler: Pooler;

beforeAll(async () => {
  place = await makeTempFolder();
  primary = await startEmbeddedServer({ dataDir: path.join(place, 'primary') });
  await migrate(primary.url);
  const { db, close } = await connectDatabase(primary.url);
  await makeCategory(db, { title: 'stocked' });
  // Nobody may need what only this address had by itself.
  await db.execute(sql`alter database kraplyna set timezone = 'Asia/Tokyo'`);
  await close();
  pooler = await Pooler.before(primary.url, path.join(place, 'pooler'));
});
afterEach(endAllShops);
afterAll(async () => {
  await endChildren();
  await primary.stop();
  await removeTempFolder(place);
});

const start = async (name: string) => {
  const settings = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: primary.url, SANDBOX: 'yes' };
  return (await StartedShop.start(path.join(place, name), settings)).isOpen();
};

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

describe('behind PgBouncer in transaction mode', () => {
  it('[RULE-SCALE-04] a shop opens, reads, writes and runs jobs, with one direct connection for each process', async () => {
    const shops = [await start('one'), await start('two')];
    for (const shop of shops) {
      for (let round = 0; round < 20; round += 1) {
        const answers = await Promise.all(
          ['/api/openpath/categories/getall/ismenu', '/api/openpath/search?query=oud', '/', '/readyz'].map((address) =>
            fetch(shop.address(address)),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      }
    }
    await ask(primary.url, `select graphile_worker.add_job('poll-payments', '{}', job_key => 'once')`);
    while ((await ask(primary.url, `select from graphile_worker.jobs where key = 'once'`)).length > 0);

    const pooled = new Set(await pooler.serverPorts());
    const sessions = await ask<{ port: number; name: string }>(
      primary.url,
      `select client_port as port, application_name as name from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const direct = sessions.filter(({ port }) => !pooled.has(port)).map(({ name }) => name);
    expect(direct).toEqual(['kraplyna-direct', 'kraplyna-direct']);
    for (const { stdout, stderr } of shops) expect(stdout + stderr).not.toMatch(/prepared statement|startup parameter/);
  });

  it('[RULE-SCALE-04] every session behind it has the settings of the shop', async () => {
    await start('one');
    const [settings] = await ask(
      pooler.url,
      `select current_setting('TimeZone') as zone, current_setting('jit') as jit,
         current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(settings).toEqual({ zone: 'UTC', jit: 'off', statement: '30s', idle: '1min' });
  });
});
