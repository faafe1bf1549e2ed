import { sql } from 'drizzle-orm';
import { Closing } from '#server/closing.ts';
import type { Database } from '#server/db/connection.ts';
import { fillWithDemo } from '#server/demo-filling.ts';
import { layFoundations } from '#server/foundations.ts';
import { createLogger } from '#server/log.ts';
import { parseSettings } from '#server/settings.ts';
import { createShop } from '#server/shop.ts';

export type Catalogue = {
  readonly database: Database;
  readonly databaseUrl: string;
  close(): Promise<void>;
};

/** A database of the bench's own with so many goods. It stays between runs, so that only the first one fills it. */
export async function openCatalogue(dataDir: string, products: number): Promise<Catalogue> {
  const settings = parseSettings({ DATA_DIR: dataDir, NODE_ENV: 'production' });
  const log = createLogger('warn');
  const closing = new Closing((name, error) => console.error(`${name} did not close`, error));
  const close = () => closing.close();
  try {
    const { database, databaseUrl, media } = await layFoundations({ settings, log, closing, onStep: () => undefined });
    const context = createShop({ database, media, log, publicUrl: settings.publicUrl }).guestContext('uk');
    await removeCrowds(database);
    await fillWithDemo({ database, media, context, onStep: () => undefined, products });
    await tidy(database);
    return { database, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const batchSize = 5000;

/** Two categories that differ in nothing but their size: copies of the goods that are there, with dates of their own. */
export async function addCrowds(database: Database, crowds: Readonly<Record<string, number>>): Promise<void> {
  const { db } = database;
  for (const [title, size] of Object.entries(crowds)) {
    await db.execute(
      sql`insert into categories (name, title, is_active, is_menu) values (${title}, ${title}, true, false)`,
    );
    for (let done = 0; done < size; done += batchSize)
      await addCopies(database, title, done, Math.min(batchSize, size - done));
  }
  await tidy(database);
}

/** What the database does by itself overnight. */
async function tidy({ db }: Database): Promise<void> {
  await db.execute(sql`vacuum analyze`);
}

async function addCopies({ db }: Database, title: string, done: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into products (name, category_id, brand_id, picture_id, current_price_kopecks, previous_price_kopecks,
      discount_percent, quantity, quantity_ml, is_bottled, size_ml, created_at)
    select source.name, crowd.id, brand_id, picture_id, current_price_kopecks + place::integer % 1000,
      previous_price_kopecks, discount_percent, quantity, quantity_ml, is_bottled, size_ml, now() - place * interval '1 minute'
    from (
      select *, ${done}::integer + row_number() over (order by id) as place from products
      where category_id not in (select id from categories where title like 'bench-%')
      order by id limit ${count}::integer) as source
    cross join (select id from categories where title = ${title}) as crowd`);
}

export async function removeCrowds({ db }: Database): Promise<void> {
  const [crowd] = (await db.execute<{ id: string }>(sql`select id from categories where title like 'bench-%' limit 1`))
    .rows;
  if (!crowd) return;
  await db.execute(
    sql`delete from products where category_id in (select id from categories where title like 'bench-%')`,
  );
  await db.execute(sql`delete from categories where title like 'bench-%'`);
  await db.execute(sql`vacuum full products`);
}
