import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getAdminProduct, listAdminProducts } from '#contracts/admin-products.ts';
import { listAuditOf } from '#contracts/audit.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import * as contract from '#contracts/product-changes.ts';
import { makeCategory, makeDiscount, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
type Call = Awaited<ReturnType<typeof manager>>;
const unknownId = '01890000-0000-7000-8000-000000000000';
const read = async (call: Call, id: string) => (await call(getAdminProduct, { params: { id } })).data;

describe('a cell of the table', () => {
  it('[AD-WORK-09] changes the price that was seen, and answers with what buyers pay now', async () => {
    const call = await manager();
    const { id: discountId } = await makeDiscount(shop.db, { percent: 15, isActive: true, endsOn: '2099-01-01' });
    const { id: categoryId } = await makeCategory(shop.db, { discountId });
    const { id } = await makeProduct(shop.db, { categoryId, currentPriceKopecks: 100_000 });
    const { data } = await call(contract.setProductPrice, {
      params: { id },
      body: { currentPrice: '3 070', was: 1000 },
    });
    expect(data).toMatchObject({
      currentPrice: 3070,
      priceNow: 2609.5,
      discountNow: { percent: 15, of: 'category' },
    });
    const { entries } = (await call(listAuditOf, { params: { thing: 'product', id }, query: {} })).data;
    expect(entries[0]?.changes).toEqual({ currentPrice: [1000, 3070] });
  });

  it('[AD-WORK-09] does not overwrite a price that somebody else has changed, and says the newer one', async () => {
    const call = await manager();
    const { id } = await makeProduct(shop.db, { currentPriceKopecks: 100_000 });
    const set = (currentPrice: number) =>
      call(contract.setProductPrice, { params: { id }, body: { currentPrice, was: 1000 } });
    const outcomes = await Promise.allSettled([set(1100), set(1200)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { currentPrice } = await read(call, id);
    await expect(set(1300)).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      data: { current: { currentPrice } },
    });
    await expect(set(currentPrice)).rejects.toMatchObject({ status: 409 });
    await expect(
      call(contract.setProductPrice, { params: { id: unknownId }, body: { currentPrice: 1, was: 2 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('[AD-WORK-09] counts pieces, or millilitres of what is decanted, unless they were sold meanwhile', async () => {
    const call = await manager();
    const { id: whole } = await makeProduct(shop.db, { quantity: 7 });
    const { id: decant } = await makeProduct(shop.db, { isBottled: true, quantity: 2, quantityMl: 40 });
    const set = (id: string, stock: number, was: number) =>
      call(contract.setProductStock, { params: { id }, body: { stock, was } });
    expect((await set(whole, 12, 7)).data).toMatchObject({ quantity: 12, quantityMl: 0 });
    expect((await set(decant, 100, 40)).data).toMatchObject({ quantity: 2, quantityMl: 100 });
    await shop.db.execute(sql`update products set quantity = 9 where id = ${whole}`);
    await expect(set(whole, 20, 12)).rejects.toMatchObject({ status: 409, data: { current: { quantity: 9 } } });
    expect((await read(call, whole)).quantity).toBe(9);
    const { entries } = (await call(listAuditOf, { params: { thing: 'product', id: decant }, query: {} })).data;
    expect(entries[0]?.changes).toEqual({ quantityMl: [40, 100] });
  });
});

describe('the filters of the list', () => {
  it('[AD-WORK-09] are category, brand, format, stock and discount, with counts that follow them, and the sorting is total', async () => {
    const call = await manager();
    const { id: category } = await makeCategory(shop.db);
    const make = async (name: string, fields: Parameters<typeof makeProduct>[1]) =>
      makeProduct(shop.db, { categoryId: category, name, ...fields });
    await make('Аркуш', { currentPriceKopecks: 300, quantity: 5, isSet: true });
    await make('Їжак', { currentPriceKopecks: 100, quantity: 0 });
    await make('Яр', { currentPriceKopecks: 200, quantity: 2, discountPercent: 10 });
    await make('Ґанок', { currentPriceKopecks: 400, isBottled: true, quantity: 0, quantityMl: 30 });
    type Query = CallInput<typeof listAdminProducts>['query'];
    const names = async (query: Query) =>
      (await call(listAdminProducts, { query: { category, ...query } })).data.map(({ name }) => name);
    expect(await names({ sort: 'name' }), 'by the Ukrainian alphabet').toEqual(['Аркуш', 'Ґанок', 'Їжак', 'Яр']);
    expect(await names({ sort: '-price' })).toEqual(['Ґанок', 'Аркуш', 'Яр', 'Їжак']);
    expect(await names({ sort: 'stock' })).toEqual(['Їжак', 'Яр', 'Аркуш', 'Ґанок']);
    expect(await names({ sort: 'price', perPage: 2, startPage: 2 })).toEqual(['Аркуш', 'Ґанок']);
    expect(await names({ format: 'decant' })).toEqual(['Ґанок']);
    expect(await names({ format: 'set' })).toEqual(['Аркуш']);
    expect(await names({ format: 'bottle', sort: 'name' })).toEqual(['Їжак', 'Яр']);
    expect(await names({ stock: 'out' })).toEqual(['Їжак']);
    expect(await names({ stock: 'few' })).toEqual(['Яр']);
    expect(await names({ stock: 'in', sort: 'name' })).toEqual(['Аркуш', 'Ґанок', 'Яр']);
    expect(await names({ stock: 'in', sort: '-stock' })).toEqual(['Ґанок', 'Аркуш', 'Яр']);
    expect(await names({ discount: true })).toEqual(['Яр']);
    expect(await names({ discount: 'false', sort: 'price' })).toEqual(['Їжак', 'Аркуш', 'Ґанок']);
    expect(await names({ brand: unknownId })).toEqual([]);
  });
});

describe('a bulk edit', () => {
  const word = () => `z${randomUUID().slice(0, 8)}`;

  async function makePriced(call: Call) {
    const [one, two] = [
      await makeProduct(shop.db, { name: `Один ${word()}`, currentPriceKopecks: 100_050 }),
      await makeProduct(shop.db, { name: `Два ${word()}`, currentPriceKopecks: 20_000 }),
    ];
    const ids = [one.id, two.id];
    const preview = async (change: CallInput<typeof contract.previewProductChange>['body']['change']) =>
      (await call(contract.previewProductChange, { body: { ids, change } })).data;
    const prices = async () => [(await read(call, one.id)).currentPrice, (await read(call, two.id)).currentPrice];
    return { one, two, ids, preview, prices };
  }

  type Preview = contract.BulkPreview;
  /** As the panel sends it: what was previewed, or the other way round. */
  const apply = async (call: Call, { field, rows }: Preview, isUndo = false) => {
    const pairs = rows.map(({ _id, from, to }) => ({ id: _id, from: isUndo ? to : from, to: isUndo ? from : to }));
    const replacement = { field, rows: pairs } as CallInput<
      typeof contract.replaceProductValues
    >['body']['replacement'];
    return (await call(contract.replaceProductValues, { body: { replacement } })).data;
  };

  it('[AD-WORK-10] shows the old and the new price before, changes exactly that, and is undone', async () => {
    const call = await manager();
    const { preview, prices, one, two } = await makePriced(call);
    const shown = await preview({ kind: 'price-percent', percent: 10, step: 100 });
    expect(shown.rows.map(({ _id, from, to }) => [_id, from, to])).toEqual([
      [two.id, 200, 220],
      [one.id, 1000.5, 1101],
    ]);
    expect(await prices(), 'a preview changes nothing').toEqual([1000.5, 200]);
    expect(await apply(call, shown)).toEqual({ changed: 2, skipped: [] });
    expect(await prices()).toEqual([1101, 220]);
    expect(await apply(call, shown, true)).toEqual({ changed: 2, skipped: [] });
    expect(await prices()).toEqual([1000.5, 200]);
    const { entries } = (await call(listAuditOf, { params: { thing: 'product', id: one.id }, query: {} })).data;
    expect(entries.map(({ changes }) => changes)).toEqual([
      { currentPrice: [1101, 1000.5] },
      { currentPrice: [1000.5, 1101] },
    ]);
  });

  it('[AD-WORK-10] neither overwrites nor undoes what somebody else has changed since, and says what was skipped', async () => {
    const call = await manager();
    const { preview, prices, one, two } = await makePriced(call);
    const shown = await preview({ kind: 'price', currentPrice: 500 });
    await call(contract.setProductPrice, { params: { id: two.id }, body: { currentPrice: 210, was: 200 } });
    expect(await apply(call, shown)).toEqual({ changed: 1, skipped: [{ _id: two.id, name: two.name }] });
    expect(await prices()).toEqual([500, 210]);
    await call(contract.setProductPrice, { params: { id: one.id }, body: { currentPrice: 510, was: 500 } });
    const undone = await apply(
      call,
      { ...shown, rows: shown.rows.filter(({ _id }) => _id === one.id) } as Preview,
      true,
    );
    expect(undone).toEqual({ changed: 0, skipped: [{ _id: one.id, name: one.name }] });
    expect(await prices()).toEqual([510, 210]);
  });

  it('[AD-WORK-10] sets discount, status and category; what has the value already is not in the preview', async () => {
    const call = await manager();
    const { preview, one, two, ids } = await makePriced(call);
    const { id: category, name } = await makeCategory(shop.db);
    await apply(call, await preview({ kind: 'discount', discount: 30 }));
    await apply(call, await preview({ kind: 'enabled', enabled: false }));
    await apply(call, await preview({ kind: 'category', category }));
    for (const id of ids) {
      expect(await read(call, id)).toMatchObject({ discount: 30, enabled: false, categories: { _id: category, name } });
    }
    expect((await preview({ kind: 'discount', discount: 30 })).rows).toEqual([]);
    expect(one.categoryId).not.toBe(two.categoryId);
    const unknown = { field: 'category' as const, rows: [{ id: one.id, from: category, to: unknownId }] };
    await expect(call(contract.replaceProductValues, { body: { replacement: unknown } })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  it('[AD-WORK-10] without a discount or a price changes nothing', async () => {
    const call = await manager();
    const { ids } = await makePriced(call);
    for (const change of [
      { kind: 'discount' },
      { kind: 'discount', discount: '' },
      { kind: 'price', currentPrice: '' },
    ]) {
      const refused = call(contract.previewProductChange, { body: { ids, change } as never });
      await expect(refused).rejects.toMatchObject({ code: 'INVALID' });
    }
  });
});
