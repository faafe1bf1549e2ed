import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { priceNow, products } from '#server/modules/products/products.table.ts';
import { stockAlerts } from './stock-alerts.table.ts';

export type NewAlert = Pick<typeof stockAlerts.$inferInsert, 'productId' | 'email'> & {
  language: (typeof stockAlerts.$inferSelect)['language'];
};

const isVisible = and(products.isEnabled, categories.isActive);
const isInStock = sql<boolean>`case when ${products.isBottled} then ${products.quantityMl} else ${products.quantity} end > 0`;

/** A visible product, as an e-mail shows it. */
export async function findVisible(db: Executor, productId: string) {
  const [found] = await db
    .select({
      name: products.name,
      brandName: brands.name,
      bottling: products.isBottled,
      sizes: products.sizeMl,
      priceNowKopecks: priceNow,
      isInStock,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(isVisible, eq(products.id, productId)));
  return found ?? null;
}

/** Nothing for an alert that exists, or for a product that was deleted meanwhile. */
export async function insertAlert(db: Executor, { productId, email, language }: NewAlert, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${stockAlerts} (product_id, email, language, created_at)
    select ${products.id}, ${email}, ${language}, ${now.toISOString()}::timestamptz
    from ${products} where ${products.id} = ${productId} on conflict do nothing`);
}

/** Keeps the newest alerts of an address. */
export async function deleteBeyond(db: Executor, email: string, most: number): Promise<void> {
  const beyond = db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .where(eq(stockAlerts.email, email))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id))
    .offset(most);
  await db.delete(stockAlerts).where(inArray(stockAlerts.id, beyond));
}

/** Deletes alerts whose product is back, and returns them. Skips rows that another process is taking. */
export async function takeDue(db: Executor, limit: number) {
  const due = db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isVisible, isInStock))
    .orderBy(asc(stockAlerts.createdAt))
    .limit(limit)
    .for('update', { of: stockAlerts, skipLocked: true });
  return db.delete(stockAlerts).where(inArray(stockAlerts.id, due)).returning({
    id: stockAlerts.id,
    productId: stockAlerts.productId,
    email: stockAlerts.email,
    language: stockAlerts.language,
  });
}
