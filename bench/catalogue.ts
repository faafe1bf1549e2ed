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
    return { database, databaseUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Two categories that differ in nothing but their size: copies of the goods that are there, with dates of their own. */
export async function addCrowds({ sql }: Database, crowds: Readonly<Record<string, number>>): Promise<void> {
  for (const [title, size] of Object.entries(crowds)) {
    await sql`insert into categories (name, title, is_active, is_menu) values (${title}, ${title}, true, false)`;
    await sql`
      insert into products (name, category_id, brand_id, picture_id, current_price_kopecks, previous_price_kopecks,
        discount_percent, quantity, quantity_ml, is_bottled, size_ml, created_at)
      select source.name, crowd.id, source.brand_id, source.picture_id, source.current_price_kopecks + number % 1000,
        source.previous_price_kopecks, source.discount_percent, source.quantity, source.quantity_ml, source.is_bottled,
        source.size_ml, now() - number * interval '1 minute'
      from generate_series(1, ${size}::integer) as number
      join (select *, row_number() over (order by id) as place, count(*) over () as total from products
        where category_id not in (select id from categories where title like 'bench-%')) as source
        on source.place = 1 + number % source.total
      cross join (select id from categories where title = ${title}) as crowd`;
  }
  await sql`analyze products, categories, product_counts`;
}

export async function removeCrowds({ sql }: Database): Promise<void> {
  const [crowd] = await sql<{ id: string }[]>`select id from categories where title like 'bench-%' limit 1`;
  if (!crowd) return;
  await sql`delete from products where category_id in (select id from categories where title like 'bench-%')`;
  await sql`delete from categories where title like 'bench-%'`;
  await sql`vacuum analyze products`;
}
