import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/connection.ts';
import { fillWithDemo } from '#server/demo-filling.ts';
import { startInfrastructure } from '#server/infrastructure.ts';
import { createLogger } from '#server/log.ts';
import { parseSettings } from '#server/settings.ts';
import { createShop } from '#server/shop.ts';
import { Shutdown } from '#server/shutdown.ts';

export type Catalogue = {
  readonly database: Database;
  readonly databaseUrl: string;
  close(): Promise<void>;
};

/** Opens the bench's own database with the given number of products; only the first run fills it. */
export async function openCatalogue(dataDir: string, products: number): Promise<Catalogue> {
  const settings = parseSettings({ DATA_DIR: dataDir, NODE_ENV: 'production' });
  const log = createLogger('warn');
  const shutdown = new Shutdown((name, error) => console.error(`${name} did not close`, error));
  const close = () => shutdown.close();
  try {
    const { database, databaseUrl, media } = await startInfrastructure({
      settings,
      log,
      shutdown,
      onStep: () => undefined,
    });
    const context = createShop({ database, media, log, publicUrl: settings.publicUrl }).guestContext('uk');
    await removeSizedCategories(database);
    await fillWithDemo({ database, media, context, onStep: () => undefined, products });
    await lockDemoAccounts(database);
    await tidy(database);
    return { database, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A shop on a database of its own refuses to start while their published passwords work. */
async function lockDemoAccounts({ db }: Database): Promise<void> {
  await db.execute(
    sql`update users set password_hash = null where email in ('admin@kraplyna.test', 'olena@kraplyna.test')`,
  );
}

const batchSize = 5000;

/** Categories that differ in size only, filled with copies of existing products with other dates. */
export async function addSizedCategories(database: Database, sizes: Readonly<Record<string, number>>): Promise<void> {
  const { db } = database;
  for (const [title, size] of Object.entries(sizes)) {
    await db.execute(
      sql`insert into categories (name, title, is_active, is_menu) values (${title}, ${title}, true, false)`,
    );
    for (let done = 0; done < size; done += batchSize)
      await addCopies(database, title, done, Math.min(batchSize, size - done));
  }
  await tidy(database);
}

/** As autovacuum would do later. */
async function tidy({ db }: Database): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

async function addCopies({ db }: Database, title: string, done: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into products (name, category_id, brand_id, picture_id, current_price_kopecks, previous_price_kopecks,
      discount_percent, quantity, quantity_ml, is_bottled, size_ml, family, gender, concentration, note_keys, created_at)
    select source.name, target.id, brand_id, picture_id, current_price_kopecks + place::integer % 1000,
      previous_price_kopecks, discount_percent, quantity, quantity_ml, is_bottled, size_ml,
      family, gender, concentration, note_keys, now() - place * interval '1 minute'
    from (
      select *, ${done}::integer + row_number() over (order by id) as place from products
      where category_id not in (select id from categories where title like 'bench-%')
      order by id limit ${count}::integer) as source
    cross join (select id from categories where title = ${title}) as target`);
}

export async function removeSizedCategories(database: Database): Promise<void> {
  const { db } = database;
  const [found] = (await db.execute<{ id: string }>(sql`select id from categories where title like 'bench-%' limit 1`))
    .rows;
  if (!found) return;
  await db.execute(
    sql`delete from products where category_id in (select id from categories where title like 'bench-%')`,
  );
  await db.execute(sql`delete from categories where title like 'bench-%'`);
  await tidy(database);
}
