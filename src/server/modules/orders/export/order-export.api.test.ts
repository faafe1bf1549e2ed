import { beforeAll, describe, expect, it } from 'vitest';
import { exportOrders } from '#contracts/admin-orders.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

const exported = async (query: { from: string; to: string; after?: string }) =>
  (await shop.callAs(keeper.token)(exportOrders, { query })).data;

describe('the CSV export of orders', () => {
  it('[AD-WORK-01] has the orders of the days in Kyiv time, oldest first, without formula injection', async () => {
    const product = await makeProduct(shop.db, {
      name: 'Oud',
      sizeMl: 100,
      itemNo: 'KR-1',
      currentPriceKopecks: 10_050,
    });
    const decant = await makeProduct(shop.db, {
      name: 'Rose',
      itemNo: 'KR-2',
      isBottled: true,
      currentPriceKopecks: 1000,
    });
    const lines = [
      { product, quantity: 2 },
      { product: decant, quantity: 5 },
    ];
    const at = (moment: string, lastName: string, more = {}) =>
      makeOrder(shop.db, { createdAt: new Date(moment), lastName, lines, ...more });
    // In winter, midnight in Kyiv is 22:00 UTC of the day before.
    await at('2026-01-31T21:59:59Z', 'Before');
    const first = await at('2026-01-31T22:00:00Z', 'First', { comment: '=1+1', firstName: '+Олена' });
    await at('2026-02-02T21:59:59Z', 'Last', { comment: 'two; "three"' });
    await at('2026-02-02T22:00:00Z', 'After');
    const { csv, count, next } = await exported({ from: '2026-02-01', to: '2026-02-02' });
    expect([count, next]).toEqual([2, null]);
    expect(csv.startsWith('\ufeffНомер;Дата;Статус;')).toBe(true);
    expect(csv).toContain(";'+Олена;First;");
    expect(csv).toContain(";'=1+1;");
    expect(csv).toContain(';"two; ""three""";');
    expect(csv.replaceAll('\u00a0', ' ')).toContain('"Oud · 100 мл · KR-1 × 2 шт.\nRose · на розлив, 5 мл · KR-2"');
    expect(csv.endsWith(';"281,00"\r\n')).toBe(true);
    expect(csv).toContain(`\r\n${first.orderNo};2026-02-01 00:00;`);
    expect(csv.indexOf(';First;')).toBeLessThan(csv.indexOf(';Last;'));
    expect(csv).not.toMatch(/Before|After/);
  });

  it('continues where the last part ended, without a second header', async () => {
    const moments = ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z', '2026-03-01T11:00:00Z'];
    const made = await Promise.all(moments.map((moment) => makeOrder(shop.db, { createdAt: new Date(moment) })));
    const days = { from: '2026-03-01', to: '2026-03-01' };
    const [one] = made.slice(0, 2).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const rest = await exported({ ...days, after: one?.id ?? '' });
    expect(rest.count).toBe(2);
    expect(rest.csv).not.toContain('Номер');
    expect(rest.csv).not.toContain(String(one?.orderNo));
  });

  it('is empty for a reversed period, and refused for invalid dates', async () => {
    expect((await exported({ from: '2026-03-02', to: '2026-03-01' })).count).toBe(0);
    await expect(exported({ from: '2026-02-30', to: '2026-03-01' })).rejects.toMatchObject({ status: 422 });
  });
});
