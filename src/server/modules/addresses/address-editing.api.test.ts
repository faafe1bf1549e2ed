import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/addresses.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['addresses'] })).token);
const input = (fields = {}) => ({ name: 'Крамниця', address: `вул. Соборна, ${randomUUID()}`, ...fields });

describe('pickup addresses', () => {
  it('[API-ADDR-01] are listed with id, name, address and whether they are in use', async () => {
    const call = await manager();
    const body = input({ active: true });
    const { data: made } = await call(contract.createAddress, { body });
    expect((await call(contract.listAddresses, {})).data).toContainEqual({ _id: made._id, ...body, version: 1 });
  });

  it('[API-ADDR-02] one is read by its id', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createAddress, { body: input() });
    expect((await call(contract.getAddress, { params: { id: made._id } })).data).toEqual(made);
    await expect(call(contract.getAddress, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-ADDR-03] a new one is not in use unless said so, and buyers see those in use only', async () => {
    const call = await manager();
    const hidden = await call(contract.createAddress, { body: input() });
    expect(hidden).toMatchObject({ message: 'Адресу створено', data: { active: false } });
    const { data: open } = await call(contract.createAddress, { body: input({ active: true }) });
    const offered = (await shop.callAs(null)(contract.listPickupPoints, {})).data.map(({ address }) => address);
    expect(offered).toContain(open.address);
    expect(offered).not.toContain(hidden.data.address);
  });

  it('[API-ADDR-04] an edit changes name, address and whether it is in use', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createAddress, { body: input() });
    const body = input({ name: 'Склад', active: true });
    const edited = await call(contract.editAddress, { params: { id: made._id }, body });
    expect(edited).toMatchObject({ message: 'Адресу збережено', data: body });
  });

  it('[API-ADDR-05] one where nobody will come is deleted; one with orders under way stays', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createAddress, { body: input() });
    const params = { id: made._id };
    const order = { deliveryKind: 'pickup' as const, delivery: 'Самовивіз', address: made.address };
    await makeOrder(shop.db, { ...order, status: 'completed' });
    const coming = await makeOrder(shop.db, { ...order, status: 'send' });
    await expect(call(contract.deleteAddress, { params })).rejects.toMatchObject({ status: 409, message: /\(1\)/ });
    await shop.db.execute(sql`update orders set status = 'completed' where id = ${coming.id}`);
    expect((await call(contract.deleteAddress, { params })).message).toBe('Адресу видалено');
  });

  it('name and address are required', async () => {
    const call = await manager();
    for (const field of ['name', 'address'] as const) {
      await expect(call(contract.createAddress, { body: input({ [field]: '  ' }) })).rejects.toMatchObject({
        status: 422,
        data: { [field]: "Обов'язкове поле" },
      });
    }
  });
});
