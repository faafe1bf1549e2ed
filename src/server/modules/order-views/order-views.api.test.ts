import { beforeAll, describe, expect, it } from 'vitest';
import { deleteOrderView, listOrderViews, mostOrderViews, saveOrderView } from '#contracts/order-views.ts';
import { makePerson, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
  colleague = await makePerson(shop.db, { admin: ['orders'] });
});

const viewsOf = async ({ token }: TestPerson) => (await shop.callAs(token)(listOrderViews, {})).data;
const save = ({ token }: TestPerson, name: string, filters = {}) =>
  shop.callAs(token)(saveOrderView, { body: { name, filters } });

describe('saved views of the list of orders', () => {
  it('[AD-ORDER-05] belong to one person, are listed by name, renewed under the same name and deleted', async () => {
    await save(keeper, 'На пакування', { status: 'processed', payment: 'paid' });
    const filters = { from: '2026-03-01', to: '2026-03-31', sumFrom: 1000, delivery: 'pickup' } as const;
    await save(keeper, 'Березень', filters);
    const { data: renewed } = await save(keeper, 'На пакування', { status: 'specified' });
    expect((await viewsOf(keeper)).map(({ name, filters }) => [name, filters])).toEqual([
      ['Березень', filters],
      ['На пакування', { status: 'specified' }],
    ]);
    expect(await viewsOf(colleague)).toEqual([]);
    const params = { id: renewed._id };
    await shop.callAs(colleague.token)(deleteOrderView, { params });
    expect(await viewsOf(keeper)).toHaveLength(2);
    for (const _ of ['first', 'again']) await shop.callAs(keeper.token)(deleteOrderView, { params });
    expect((await viewsOf(keeper)).map(({ name }) => name)).toEqual(['Березень']);
  });

  it('[AD-ORDER-05] are at most twenty, however many are saved at once', async () => {
    const saved = Array.from({ length: mostOrderViews + 3 }, (_, index) => save(colleague, `Вигляд ${index}`));
    const outcomes = await Promise.allSettled(saved);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostOrderViews);
    const [first] = await viewsOf(colleague);
    await save(colleague, first?.name ?? '', { status: 'send' });
    expect(await viewsOf(colleague)).toHaveLength(mostOrderViews);
  });

  it('[AD-ORDER-05] have a name and known filters, and are for people with the module orders', async () => {
    await expect(save(keeper, ' ')).rejects.toMatchObject({ status: 422 });
    await expect(save(keeper, 'x', { status: 'lost' })).rejects.toMatchObject({ status: 422 });
    await expect(save(keeper, 'x', { colour: 'red' })).rejects.toMatchObject({ status: 422 });
    const stranger = await makePerson(shop.db, { admin: ['products'] });
    await expect(viewsOf(stranger)).rejects.toMatchObject({ status: 403 });
  });
});
