import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '#server/db/connection.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { callAsAdministrator } from '#test/start/administrator.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';

const owner = { email: 'owner@example.com', password: 'a long password' };
/** Repeated, since a race does not show every time. */
const rounds = Number(process.env.ROUNDS ?? 3);

let place: string;
let server: EmbeddedServer;

beforeAll(async () => {
  place = await makeTempFolder();
  server = await startEmbeddedServer({ dataDir: path.join(place, 'server'), durable: false });
});
afterEach(endAllShops);
afterAll(async () => {
  await server.stop();
  await removeTempFolder(place);
});

async function emptyDatabase(name: string): Promise<string> {
  const { db, close } = await connectDatabase(server.url);
  await db.execute(sql.raw(`create database ${name}`));
  await close();
  return new URL(`/${name}`, server.url).href;
}

describe('two processes that start at once on one empty database', () => {
  it('both become ready, with one set of roles and one administrator', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const url = await emptyDatabase(`shop_${round}`);
      const settings = {
        NODE_ENV: 'production',
        DATABASE_URL: url,
        SANDBOX: 'yes',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
      };
      const folders = ['one', 'two'].map((name) => path.join(place, `${name}-${round}`));
      const shops = await Promise.all(folders.map((folder) => StartedShop.start(folder, settings)));
      await Promise.all(shops.map((shop) => shop.isOpen()));
      for (const shop of shops) {
        expect((await fetch(shop.address('/readyz'))).status).toBe(200);
        await callAsAdministrator(shop, owner);
      }
      const { db, close } = await connectDatabase(url);
      expect((await db.execute(sql`select name from roles order by name`)).rows).toEqual(
        ['Administrator', 'Customer', 'Manager'].map((name) => ({ name })),
      );
      expect((await db.execute(sql`select email from users`)).rows).toEqual([{ email: owner.email }]);
      await close();
      await Promise.all(shops.map((shop) => shop.stop()));
      for (const shop of shops) expect(shop.stderr).toBe('');
    }
  });
});
