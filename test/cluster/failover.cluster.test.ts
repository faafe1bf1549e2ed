import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noFilters } from '#domain/facets.ts';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { readIndex } from '#server/modules/products/catalogue/facet-index.service.ts';
import { products } from '#server/modules/products/products.table.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { makeProduct } from '#test/factories.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';
import { endChildren } from './child.ts';
import { Replica } from './replica.ts';

let place: string;
let primary: EmbeddedServer;
let replica: Replica;
let address: DatabaseProxy;
let database: Database;

beforeAll(async () => {
  place = await makeTempFolder();
  primary = await startEmbeddedServer({ dataDir: path.join(place, 'primary') });
  await migrate(primary.url);
  replica = await Replica.of(primary, path.join(place, 'replica'));
  address = await DatabaseProxy.open(primary.url);
  database = await connectDatabase(address.url);
});
afterAll(async () => {
  await database.close();
  await address.disconnect();
  await endChildren();
  await primary.stop();
  await removeTempFolder(place);
});

async function countWoody(categoryId: string): Promise<number> {
  const { index } = await readIndex({ primary: database.db });
  return index.filter(index.inCategories([categoryId]), { ...noFilters, family: ['woody'] }).size;
}

it('[RULE-SCALE-05] a replica that takes over counts transactions again: filters follow its changes all the same', async () => {
  const { id, categoryId } = await makeProduct(database.db);
  await expect.poll(() => replica.has(`select from products where id = '${id}'`), { timeout: 10_000 }).toBe(true);
  await replica.stopFollowing();
  for (let lost = 0; lost < 100; lost++) await database.db.execute(sql`select pg_current_xact_id()`);
  expect(await countWoody(categoryId)).toBe(0);

  await address.disconnect();
  await primary.stop();
  await replica.promote();
  address.redirect(replica.url);
  await address.restore();
  await database.db.update(products).set({ family: 'woody' }).where(eq(products.id, id));
  expect(await countWoody(categoryId)).toBe(1);
});
