import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { placeOrder } from '#contracts/orders.ts';
import { transact } from '#server/db/transaction.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { productStock } from '../product-stock.table.ts';
import { products } from '../products.table.ts';
import { takeStock } from './goods.repository.ts';

const shop = openTestShop();

const storedStock = async (productId: string) => {
  const [row] = await shop.db.select().from(productStock).where(eq(productStock.productId, productId));
  return row && { stock: row.stock, isBottled: row.isBottled, isEnabled: row.isEnabled };
};

describe('a sale', () => {
  it('writes to no index of the products (HOT update)', async () => {
    const bottle = await makeProduct(shop.db, { quantity: 9 });
    const decant = await makeProduct(shop.db, { isBottled: true, quantityMl: 90 });
    const changes = [bottle, decant].map(({ id }) => ({ productId: id, amount: 2 }));
    const counted = await transact(shop.db, async (db) => {
      await takeStock(db, changes, { reason: 'sale', actor: null });
      const { rows } = await db.execute(sql`
        select n_tup_upd as updates, n_tup_hot_upd as "hotUpdates" from pg_stat_xact_user_tables where relname = 'products'`);
      return rows[0];
    });
    expect(counted).toEqual({ updates: 2, hotUpdates: 2 });
  });

  it('finds no index of the products with the stock in it, which would make it write to all of them', async () => {
    const { rows } = await shop.db.execute(sql`
      select indexdef from pg_indexes where tablename = 'products' and indexdef like '%quantity%'`);
    expect(rows).toEqual([]);
  });
});

describe('the stock that lists are sorted and filtered by', () => {
  it('follows a new product, a sale and an edit', async () => {
    const { id } = await makeProduct(shop.db, { quantity: 5 });
    expect(await storedStock(id)).toEqual({ stock: 5, isBottled: false, isEnabled: true });

    await shop.callAs(null)(placeOrder, { body: orderBody([line({ id }, 2)]) });
    expect(await storedStock(id)).toEqual({ stock: 3, isBottled: false, isEnabled: true });

    const changed = { isBottled: true, quantity: 0, quantityMl: 40, isEnabled: false };
    await shop.db.update(products).set(changed).where(eq(products.id, id));
    expect(await storedStock(id)).toEqual({ stock: 40, isBottled: true, isEnabled: false });
  });

  it('leaves with its product', async () => {
    const { id } = await makeProduct(shop.db, { quantity: 5 });
    await shop.db.delete(products).where(eq(products.id, id));
    expect(await storedStock(id)).toBeUndefined();
  });
});
