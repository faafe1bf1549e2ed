import { eq } from 'drizzle-orm';
import { products } from '#server/modules/products/products.table.ts';
import { makeCategory, makeProduct } from '#test/factories.ts';
import { inDatabase } from './shop-database.ts';

/**
 * Goods that no other journey knows: in a category of their own that no menu shows, and too old for any list of what is new. So their
 * price and stock are this journey's alone.
 */

type Fields = Omit<Partial<typeof products.$inferInsert>, 'categoryId' | 'createdAt'>;

export function newGoods(fields: Fields) {
  return inDatabase(async (db) => {
    const category = await makeCategory(db, { isMenu: false });
    return makeProduct(db, { ...fields, categoryId: category.id, createdAt: new Date('2020-01-01') });
  });
}

export function changeGoods(id: string, fields: Fields): Promise<void> {
  return inDatabase(async (db) => {
    await db.update(products).set(fields).where(eq(products.id, id));
  });
}

export function deleteGoods(id: string): Promise<void> {
  return inDatabase(async (db) => {
    await db.delete(products).where(eq(products.id, id));
  });
}

export function stockOf(id: string): Promise<{ pieces: number; millilitres: number } | undefined> {
  return inDatabase(async (db) => {
    const columns = { pieces: products.quantity, millilitres: products.quantityMl };
    const [row] = await db.select(columns).from(products).where(eq(products.id, id));
    return row;
  });
}
