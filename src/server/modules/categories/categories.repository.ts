import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { categories } from './categories.table.ts';

export const listMenuCategories = (db: Executor) =>
  db
    .select({ name: categories.name, title: categories.title })
    .from(categories)
    .where(and(categories.isMenu, categories.isActive))
    .orderBy(asc(categories.position), asc(categories.name));

/** Only one that buyers can see. */
export async function findCategory(db: Executor, title: string) {
  const [found] = await db
    .select({ name: categories.name, title: categories.title, description: categories.description })
    .from(categories)
    .where(and(eq(sql`lower(${categories.title})`, sql`lower(${title})`), categories.isActive));
  return found ?? null;
}
