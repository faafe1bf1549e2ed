import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from '#contracts/cart.ts';
import * as contract from '#contracts/discounts.ts';
import { getProduct } from '#contracts/products.ts';
import { percentWithPromotion } from '#domain/pricing.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeBrand, makeCategory, makeDiscount, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { shownPriceOf } from '#web/kit/product-price.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['discounts'] })).token);
const input = (fields = {}) => ({
  name: `Весна ${randomUUID().slice(0, 8)}`,
  quantity: 15,
  dateEnd: '2026-03-31',
  active: true,
  ...fields,
});

describe('discounts', () => {
  it('[API-DISC-01] are listed with the percentage in quitity, the latest to end first', async () => {
    const call = await manager();
    const later = await makeDiscount(shop.db, { percent: 7, endsOn: '2031-01-02' });
    const sooner = await makeDiscount(shop.db, { endsOn: '2031-01-01' });
    const { data } = await call(contract.listDiscounts, {});
    const [first, second] = data;
    expect(first).toEqual({
      _id: later.id,
      name: later.name,
      quitity: 7,
      dateEnd: '2031-01-02',
      active: true,
      version: 1,
    });
    expect(second?._id).toBe(sooner.id);
  });

  it('[API-DISC-02] one is read with name, quantity, dateEnd and active', async () => {
    const call = await manager();
    const { id, name } = await makeDiscount(shop.db, { percent: 12 });
    const { data } = await call(contract.getDiscount, { params: { id } });
    expect(data).toEqual({ _id: id, name, quantity: 12, dateEnd: '2026-03-17', active: true, version: 1 });
    await expect(call(contract.getDiscount, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-DISC-03] a new one is made; a name is taken once', async () => {
    const call = await manager();
    const body = input({ quantity: '20' });
    const made = await call(contract.createDiscount, { body });
    expect(made).toMatchObject({ message: 'Знижку створено', data: { quantity: 20, dateEnd: '2026-03-31' } });
    await expect(call(contract.createDiscount, { body })).rejects.toMatchObject({ status: 409 });
  });

  it('[API-DISC-04] an edit changes it, and the prices of its category with it', async () => {
    const call = await manager();
    const body = input();
    const { data: made } = await call(contract.createDiscount, { body });
    const { id: categoryId } = await makeCategory(shop.db, { discountId: made._id });
    const { id } = await makeProduct(shop.db, { categoryId });
    const edited = await call(contract.editDiscount, { params: { id: made._id }, body: { ...body, quantity: 40 } });
    expect(edited).toMatchObject({ message: 'Знижку збережено', data: { quantity: 40 } });
    const { data } = await shop.callAs(null)(getProduct, { params: { id } });
    expect(data.categories.discount).toEqual({ quantity: 40 });
  });

  it('[API-DISC-05] one that no category has is deleted; the refusal for another names the categories', async () => {
    const call = await manager();
    const { id } = await makeDiscount(shop.db);
    expect((await call(contract.deleteDiscount, { params: { id } })).message).toBe('Знижку видалено');
    const { id: used } = await makeDiscount(shop.db);
    await makeCategory(shop.db, { name: 'Свічки', discountId: used });
    const refused = call(contract.deleteDiscount, { params: { id: used } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'IN_USE', message: /Свічки/ });
  });

  it('the percentage is a whole number from 0 to 100, and the last day is a day', async () => {
    const call = await manager();
    for (const quantity of [101, -1, 5.5, 'багато']) {
      const body = input({ quantity });
      await expect(call(contract.createDiscount, { body })).rejects.toMatchObject({
        data: { quantity: 'Ціле число від 0 до 100' },
      });
    }
    await expect(call(contract.createDiscount, { body: input({ dateEnd: '31.02.2026' }) })).rejects.toMatchObject({
      data: { dateEnd: 'Вкажіть день, місяць і рік' },
    });
  });
});

describe('[AD-WORK-13] a discount', () => {
  const percentOf = async (id: string) => {
    const { data } = await shop.callAs(null)(getProduct, { params: { id } });
    return shownPriceOf(data).percent;
  };
  /** What buyers see, what the cart takes and what lists are sorted by. */
  const pricesOf = async (id: string) => {
    const { data } = await shop.callAs(null)(priceCart, { body: { lines: [{ product: id, cartQuantity: 1 }] } });
    const [row] = await shop.db.select({ now: products.priceNowKopecks }).from(products).where(eq(products.id, id));
    return [await percentOf(id), data.totalCost, row?.now];
  };

  it('of a category counts from its first day through its last, and says its first day', async () => {
    const call = await manager();
    const body = input({ quantity: 10, dateStart: '2026-03-18', dateEnd: '2026-03-20' });
    const { data: made } = await call(contract.createDiscount, { body });
    const { id: categoryId } = await makeCategory(shop.db, { discountId: made._id });
    const { id } = await makeProduct(shop.db, { categoryId, currentPriceKopecks: 10_000 });
    expect((await call(contract.listDiscounts, {})).data.find(({ _id }) => _id === made._id)).toMatchObject({
      dateStart: '2026-03-18',
    });
    expect(await pricesOf(id)).toEqual([0, 100, 10_000]);
    const edit = (fields: object) =>
      call(contract.editDiscount, { params: { id: made._id }, body: { ...body, ...fields } });
    await edit({ dateStart: '2026-03-17' });
    expect(await pricesOf(id)).toEqual([10, 90, 9000]);
    await edit({ dateStart: '2026-03-01', dateEnd: '2026-03-16' });
    expect(await pricesOf(id)).toEqual([0, 100, 10_000]);
    await edit({ dateStart: '' });
    expect(await pricesOf(id)).toEqual([10, 90, 9000]);
    await expect(edit({ dateStart: '2026-03-21' })).rejects.toMatchObject({
      status: 422,
      message: 'Останній день не може бути раніше за перший',
    });
  });

  it('begins for everybody at the moment when its day does', async () => {
    const { id: discountId } = await makeDiscount(shop.db, {
      startsOn: '2026-03-18',
      endsOn: '2026-03-18',
      percent: 20,
    });
    const { id: categoryId } = await makeCategory(shop.db, { discountId });
    const { id } = await makeProduct(shop.db, { categoryId });
    const ordinary = shop.now;
    const at: number[] = [];
    for (const moment of [
      '2026-03-17T21:59:59Z',
      '2026-03-17T22:00:00Z',
      '2026-03-18T21:59:59Z',
      '2026-03-18T22:00:00Z',
    ]) {
      shop.now = new Date(moment);
      at.push(await percentOf(id));
    }
    shop.now = ordinary;
    expect(at).toEqual([0, 20, 20, 0]);
    const sorted = await shop.db.transaction(async (db) => {
      await db.execute(sql`select set_config('shop.today', '2026-03-18', true)`);
      await db.execute(sql`select refresh_prices()`);
      return db.select({ now: products.priceNowKopecks }).from(products).where(eq(products.id, id));
    });
    expect(sorted).toEqual([{ now: 382_400 }]);
  });

  it('is for a brand or a product too: buyers get the best one, and one only', async () => {
    const call = await manager();
    const { id: brandId } = await makeBrand(shop.db);
    const { id: discountId } = await makeDiscount(shop.db, { percent: 20 });
    const { id: categoryId } = await makeCategory(shop.db, { discountId });
    const { id } = await makeProduct(shop.db, { brandId, categoryId, currentPriceKopecks: 10_000 });
    const { id: own } = await makeProduct(shop.db, { brandId, discountPercent: 25, currentPriceKopecks: 10_000 });
    const { id: other } = await makeProduct(shop.db, { currentPriceKopecks: 10_000 });
    const { data: ofBrand } = await call(contract.createDiscount, { body: input({ quantity: 15, brand: brandId }) });
    expect(ofBrand.brand).toMatchObject({ _id: brandId });
    expect(await pricesOf(id)).toEqual([20, 80, 8000]);
    expect(await pricesOf(own)).toEqual([25, 75, 7500]);
    const edit = (fields: object) =>
      call(contract.editDiscount, { params: { id: ofBrand._id }, body: { ...input(), quantity: 30, ...fields } });
    await edit({});
    expect([await pricesOf(id), await pricesOf(own)]).toEqual([
      [30, 70, 7000],
      [30, 70, 7000],
    ]);
    const { data: ofProduct } = await call(contract.createDiscount, { body: input({ quantity: 40, product: id }) });
    expect([await pricesOf(id), await pricesOf(own)]).toEqual([
      [40, 60, 6000],
      [30, 70, 7000],
    ]);
    await edit({ active: false });
    await call(contract.deleteDiscount, { params: { id: ofProduct._id } });
    expect([await pricesOf(id), await pricesOf(own), await pricesOf(other)]).toEqual([
      [20, 80, 8000],
      [25, 75, 7500],
      [0, 100, 10_000],
    ]);
    const refused = call(contract.createDiscount, { body: input({ brand: unknownId }) });
    await expect(refused).rejects.toMatchObject({ status: 422 });
    await expect(edit({ brand: brandId, product: id })).rejects.toMatchObject({ status: 422 });
  });

  it('of a brand or product counts in the database as in the rules', async () => {
    const percent = fc.integer({ min: 0, max: 100 });
    await fc.assert(
      fc.asyncProperty(percent, percent, percent, async (own, promotion, category) => {
        const { rows } = await shop.db.execute<{ percent: number }>(
          sql`select percent_with_promotion(${own}::int, ${promotion}::int, ${category}::int) as percent`,
        );
        expect(rows[0]?.percent).toBe(percentWithPromotion(own, promotion, category));
      }),
      { numRuns: 30 },
    );
  });
});
