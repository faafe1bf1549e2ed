import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listOwnOrders } from '#contracts/orders.ts';
import * as contract from '#contracts/statuses.ts';
import { makeOrder, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['statuses'] })).token);
const input = (fields: Partial<contract.StatusInput> = {}) => ({
  name: `Пакуємо ${randomUUID()}`,
  type: 'send' as const,
  color: '#2f6248',
  active: true,
  ...fields,
});

describe('status records', () => {
  it('[API-STAT-01] are listed with id, name, type, colour and whether they are on', async () => {
    const call = await manager();
    const body = input({ active: false });
    const { data: made } = await call(contract.createStatus, { body });
    const { data } = await call(contract.listStatuses, {});
    expect(data).toContainEqual({ _id: made._id, ...body, version: 1 });
    const alias = await shop.fetch('/api/admin/statuses/getall', {
      token: (await makePerson(shop.db, { admin: ['orders'] })).token,
    });
    expect((await alias.json()).data).toEqual(data);
  });

  it('[API-STAT-02] one is read by its id', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createStatus, { body: input({ active: false }) });
    expect((await call(contract.getStatus, { params: { id: made._id } })).data).toEqual(made);
    await expect(call(contract.getStatus, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-STAT-03] a new one is answered with a message; white unless a colour is given', async () => {
    const call = await manager();
    const { color: _, ...body } = input({ active: false });
    const made = await call(contract.createStatus, { body });
    expect(made).toMatchObject({ message: 'Статус створено', data: { name: body.name, color: '#ffffff' } });
  });

  it('[API-STAT-04] an edit is answered with the record and a message', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createStatus, { body: input({ active: false }) });
    const body = input({ name: 'Збираємо', color: '#000000', active: false });
    const edited = await call(contract.updateStatus, { params: { id: made._id }, body });
    expect(edited).toMatchObject({ message: 'Статус збережено', data: { ...body, _id: made._id } });
    const stale = call(contract.updateStatus, { params: { id: made._id }, body: { ...body, version: 1 } });
    await expect(stale).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
  });

  it('[API-STAT-05] one that no order shows is deleted; another stays, and the refusal says how many show it', async () => {
    const call = await manager();
    const type = 'completed' as const;
    const { data: older } = await call(contract.createStatus, { body: input({ type }) });
    const { data: newer } = await call(contract.createStatus, { body: input({ type }) });
    await makeOrder(shop.db, { status: type });
    const refused = call(contract.deleteStatus, { params: { id: newer._id } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'IN_USE', message: /\(1\)/ });
    expect((await call(contract.deleteStatus, { params: { id: older._id } })).message).toBe('Статус видалено');
  });

  it('[AD-STAT-03] the newest that is on names its type on orders, and a type is one of the five', async () => {
    const call = await manager();
    const type = 'specified' as const;
    const customer = await makePerson(shop.db, { customer: ['orders'] });
    await makeOrder(shop.db, { userId: customer.userId, status: type });
    await call(contract.createStatus, { body: input({ type, name: 'Уточнюємо', color: '#111111' }) });
    await call(contract.createStatus, { body: input({ type, name: 'Питаємо вас', color: '#222222' }) });
    await call(contract.createStatus, { body: input({ type, name: 'Ще не ввімкнено', active: false }) });
    const { data } = await shop.callAs(customer.token)(listOwnOrders, {});
    expect(data[0]?.statusShown).toEqual({ name: 'Питаємо вас', color: '#222222' });
    const seventh = { ...input(), type: 'lost' } as unknown as contract.StatusInput;
    await expect(call(contract.createStatus, { body: seventh })).rejects.toMatchObject({
      status: 422,
      data: { type: 'Такого варіанта немає' },
    });
  });

  it('a colour is six hexadecimal digits', async () => {
    const call = await manager();
    const body = input({ color: 'red' });
    await expect(call(contract.createStatus, { body })).rejects.toMatchObject({
      data: { color: 'Колір у вигляді #a1b2c3' },
    });
  });

  it('[AD-WORK-14] are refused if people cannot distinguish them', async () => {
    const call = await manager();
    const name = `Вже їде ${randomUUID().slice(0, 8)}`;
    const { data } = await call(contract.createStatus, { body: input({ name, active: false }) });
    const twin = call(contract.createStatus, { body: input({ name: name.toUpperCase().replace('Е', 'E') }) });
    await expect(twin).rejects.toMatchObject({ status: 409, data: { name: expect.stringContaining('не відрізнити') } });
    await call(contract.updateStatus, { params: { id: data._id }, body: input({ name, active: false }) });
  });
});
