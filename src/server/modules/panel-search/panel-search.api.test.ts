import { describe, expect, it } from 'vitest';
import { searchPanel } from '#contracts/panel-search.ts';
import type { ModuleName } from '#domain/permissions.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const foundBy = async (modules: ModuleName[], find: string) => {
  const { token } = await makePerson(shop.db, { admin: modules });
  return (await shop.callAs(token)(searchPanel, { query: { find } })).data;
};

describe('[AD-WORK-08] the search of the whole panel', () => {
  it('finds orders, goods and people, each only for those who may open them', async () => {
    const product = await makeProduct(shop.db, { name: 'Зимородок', itemNo: 'KR-550055' });
    await reindexProducts(shop, [product.id]);
    const order = await makeOrder(shop.db, {
      firstName: 'Зимородок',
      lastName: 'Пташка',
      lines: [{ product, quantity: 1 }],
    });
    const all = await foundBy(['orders', 'products', 'users'], 'зимородок');
    expect(all.orders).toMatchObject([{ _id: order.id, orderNo: order.orderNo, name: 'Зимородок Пташка' }]);
    expect(all.products).toMatchObject([{ _id: product.id, itemNo: 'KR-550055' }]);
    expect((await foundBy(['orders'], 'зимородок')).products).toEqual([]);
    expect((await foundBy(['products'], 'зимородок')).orders).toEqual([]);
    expect((await foundBy(['orders'], `№ ${order.orderNo}`)).orders).toMatchObject([{ _id: order.id }]);
    expect((await foundBy(['products'], 'KR-550055')).products).toMatchObject([{ _id: product.id }]);

    const buyer = await makePerson(shop.db, {});
    expect((await foundBy(['users'], buyer.email)).buyers).toMatchObject([{ email: buyer.email }]);
    expect((await foundBy(['orders', 'products'], buyer.email)).buyers).toEqual([]);
  });

  it('shows at most five of a kind, and nothing without words', async () => {
    for (let count = 0; count < 7; count += 1) {
      const { id } = await makeProduct(shop.db, { name: `Сьомуха ${count}` });
      await reindexProducts(shop, [id]);
    }
    expect((await foundBy(['products'], 'сьомуха')).products).toHaveLength(5);
    expect(await foundBy(['orders', 'products', 'users'], ' ')).toEqual({ orders: [], products: [], buyers: [] });
  });

  it('is closed to buyers and guests', async () => {
    const { token } = await makePerson(shop.db, { customer: ['orders'] });
    await expect(shop.callAs(token)(searchPanel, { query: { find: 'а' } })).rejects.toMatchObject({ status: 403 });
    await expect(shop.callAs(null)(searchPanel, { query: { find: 'а' } })).rejects.toMatchObject({ status: 401 });
  });
});
