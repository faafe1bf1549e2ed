import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/discounts.ts';
import { getProduct } from '#contracts/products.ts';
import { makeCategory, makeDiscount, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

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
