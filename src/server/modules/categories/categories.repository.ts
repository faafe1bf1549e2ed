import { and, asc, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { prepared } from '#server/db/prepared.ts';
import { rowsOf } from '#server/db/rows.ts';
import { products } from '#server/modules/products/products.table.ts';
import { categories } from './categories.table.ts';

type Named = { readonly name: string; readonly nameEn: string; readonly title: string };

const inMenu = prepared<Record<string, never>, Named[]>((db) =>
  db
    .select({ name: categories.name, nameEn: categories.nameEn, title: categories.title })
    .from(categories)
    .where(and(categories.isMenu, categories.isActive))
    .orderBy(asc(categories.position), asc(categories.name))
    .prepare('menu_categories'),
);

export const listMenuCategories = (db: Executor) => inMenu(db, {});

/** False for an empty database, which may be seeded. */
export async function isAnyCategory(db: Executor): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(categories).limit(1);
  return found.length > 0;
}

type Described = Named & { readonly description: string; readonly descriptionEn: string };

const byTitle = prepared<{ title: string }, Described[]>((db) =>
  db
    .select({
      name: categories.name,
      nameEn: categories.nameEn,
      title: categories.title,
      description: categories.description,
      descriptionEn: categories.descriptionEn,
    })
    .from(categories)
    .where(and(eq(sql`lower(${categories.title})`, sql`lower(${sql.placeholder('title')})`), categories.isActive))
    .prepare('category_by_title'),
);

/** Active categories only. */
export async function findCategory(db: Executor, title: string): Promise<Described | null> {
  const [found] = await byTitle(db, { title });
  return found ?? null;
}

const columns = {
  id: categories.id,
  name: categories.name,
  title: categories.title,
  description: categories.description,
  nameEn: categories.nameEn,
  descriptionEn: categories.descriptionEn,
  isActive: categories.isActive,
  isMenu: categories.isMenu,
  discountId: categories.discountId,
  version: categories.version,
};

export const rows = rowsOf(categories);

export const listCategories = (db: Executor) =>
  db.select(columns).from(categories).orderBy(asc(categories.position), asc(categories.name), asc(categories.id));

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

export async function findCategoryById(db: Executor, id: string): Promise<CategoryRow | null> {
  const [found] = await db.select(columns).from(categories).where(eq(categories.id, id));
  return found ?? null;
}

export const countProductsOfCategory = (db: Executor, id: string): Promise<number> =>
  db.$count(products, eq(products.categoryId, id));

/** Appends to the menu. */
export async function nextPosition(db: Executor): Promise<number> {
  const [last] = await db.select({ position: max(categories.position) }).from(categories);
  return (last?.position ?? 0) + 1;
}

/** Row locks in id order, so that two who arrange the menu take turns. */
export const lockPositions = (db: Executor) =>
  db
    .select({ id: categories.id, name: categories.name, position: categories.position })
    .from(categories)
    .orderBy(asc(categories.id))
    .for('update');

/** Numbers these categories from 1, and moves all others behind them. */
export async function arrange(db: Executor, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${categories} set position = arranged.position from (
      select ${categories.id}, row_number() over (
        order by wanted.place nulls last, ${categories.position}, ${categories.name}, ${categories.id}) as position
      from ${categories} left join unnest(${sql.param([...ids])}::uuid[]) with ordinality as wanted (id, place)
        on wanted.id = ${categories.id}) as arranged
    where ${categories.id} = arranged.id and ${categories.position} <> arranged.position`);
}
