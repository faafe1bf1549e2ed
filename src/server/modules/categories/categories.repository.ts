import { and, asc } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { categories } from './categories.table.ts';

export const listMenuCategories = (db: Executor) =>
  db
    .select({ name: categories.name, title: categories.title })
    .from(categories)
    .where(and(categories.isMenu, categories.isActive))
    .orderBy(asc(categories.position), asc(categories.name));
