import { describe, expect, it } from 'vitest';
import { getOverview, getToDo } from '#contracts/overview.ts';
import { searchPage } from '#contracts/search.ts';
import { countedTo } from '#domain/counts.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { makeBrand, makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const analyst = async () => shop.callAs((await makePerson(shop.db, { admin: ['statistic'] })).token);
const overviewOf = async (from: string, to = from) =>
  (await (await analyst())(getOverview, { query: { from, to } })).data;

/** Each test uses its own days, isolated from the orders of the others. */
const orderAt = (moment: string, totalKopecks: number, fields: Parameters<typeof makeOrder>[1] = {}) =>
  makeOrder(shop.db, { createdAt: new Date(moment), totalKopecks, ...fields });

describe('the overview', () => {
  it('[AD-WORK-04] adds up what was paid on each day to the kopeck, and what is awaited, without abolished orders', async () => {
    await orderAt('2025-05-12T09:00:00Z', 12_345_67, { paymentState: 'paid' });
    await orderAt('2025-05-12T18:00:00Z', 1, { status: 'completed', paymentState: 'failed' });
    await orderAt('2025-05-13T10:00:00Z', 99_999_99, { status: 'abolition' });
    await orderAt('2025-05-14T10:00:00Z', 10_00, { status: 'send', paymentState: 'paid' });
    await orderAt('2025-05-11T10:00:00Z', 500_01, { paymentState: 'paid' });
    await orderAt('2025-05-11T23:30:00+03:00', 20_00, { paymentState: 'refunded' });
    await orderAt('2025-05-15T10:00:00Z', 700_00);

    const overview = await overviewOf('2025-05-12', '2025-05-14');
    expect(overview.days).toEqual([
      { day: '2025-05-12', revenue: 12_345.67, awaited: 0.01, orders: 2 },
      { day: '2025-05-13', revenue: 0, awaited: 0, orders: 0 },
      { day: '2025-05-14', revenue: 10, awaited: 0, orders: 1 },
    ]);
    // 1235568 kopecks / 3 orders = 411856.
    expect(overview.total).toEqual({ revenue: 12_355.67, awaited: 0.01, orders: 3, averageBasket: 4118.56 });
    expect(overview.before).toEqual({ revenue: 500.01, awaited: 0, orders: 2, averageBasket: 260.01 });
    expect(overview.statuses.map(({ status }) => status)).toEqual(orderStatuses);
    expect(overview.statuses).toEqual(
      expect.arrayContaining([
        { status: 'processed', orders: 1, sum: 12_345.67 },
        { status: 'send', orders: 1, sum: 10 },
        { status: 'completed', orders: 1, sum: 0.01 },
        { status: 'abolition', orders: 1, sum: 99_999.99 },
        { status: 'specified', orders: 0, sum: 0 },
      ]),
    );
  });

  it('rounds the average basket half up to the kopeck, and has none without orders', async () => {
    await orderAt('2025-06-01T09:00:00Z', 100);
    await orderAt('2025-06-01T09:00:00Z', 101);
    expect((await overviewOf('2025-06-01')).total.averageBasket).toBe(1.01);
    expect((await overviewOf('2025-06-03')).total).toEqual({ revenue: 0, awaited: 0, orders: 0, averageBasket: 0 });
  });

  it.each([
    {
      season: 'in spring, when a day has 23 hours',
      days: ['2025-03-29', '2025-03-30', '2025-03-31'],
      moments: ['2025-03-29T21:59:59.999Z', '2025-03-29T22:00:00Z', '2025-03-30T20:59:59.999Z', '2025-03-30T21:00:00Z'],
    },
    {
      season: 'in autumn, when one has 25',
      days: ['2025-10-25', '2025-10-26', '2025-10-27'],
      moments: ['2025-10-25T20:59:59.999Z', '2025-10-25T21:00:00Z', '2025-10-26T21:59:59.999Z', '2025-10-26T22:00:00Z'],
    },
  ])('begins its days at midnight in Kyiv $season', async ({ days, moments }) => {
    for (const [index, moment] of moments.entries()) await orderAt(moment, 10 ** index * 100, { paymentState: 'paid' });
    const [first = '', , last = ''] = days;
    const overview = await overviewOf(first, last);
    expect(overview.days).toEqual([
      { day: days[0], revenue: 1, awaited: 0, orders: 1 },
      { day: days[1], revenue: 110, awaited: 0, orders: 2 },
      { day: days[2], revenue: 1000, awaited: 0, orders: 1 },
    ]);
    const middle = await overviewOf(days[1] ?? '');
    expect([middle.total.revenue, middle.before.revenue]).toEqual([110, 1]);
  });

  it('[AD-WORK-04] compares a day in progress with the same hours, and a past day with a whole one', async () => {
    const paid = { paymentState: 'paid' } as const;
    // 12:00 in Kyiv.
    shop.now = new Date('2026-03-10T10:00:00Z');
    await orderAt('2026-03-09T09:59:59Z', 100, paid);
    await orderAt('2026-03-09T10:00:01Z', 1000, paid);
    await orderAt('2026-03-10T07:00:00Z', 300, paid);
    const today = await overviewOf('2026-03-10');
    expect([today.isInProgress, today.total.revenue, today.before.revenue]).toEqual([true, 3, 1]);
    shop.now = new Date('2026-03-17T10:00:00Z');
    const past = await overviewOf('2026-03-10');
    expect([past.isInProgress, past.before.revenue]).toEqual([false, 11]);
  });

  it('[AD-WORK-05] counts what is to be done, each part for those who may open its list', async () => {
    const toDoOf = async (...modules: ('orders' | 'products' | 'blog')[]) =>
      (await shop.callAs((await makePerson(shop.db, { admin: modules })).token)(getToDo, {})).data;
    const before = await toDoOf('orders', 'products');
    await makeOrder(shop.db, { status: 'processed', paymentState: 'paid' });
    await makeOrder(shop.db, { status: 'processed', paymentState: 'failed' });
    await makeOrder(shop.db, { status: 'specified', paymentState: 'paid' });
    await makeOrder(shop.db, { status: 'send', paymentState: 'paid' });
    await makeProduct(shop.db, { quantity: 1 });
    const { orders, products } = await toDoOf('orders', 'products');
    expect(orders).toEqual({
      toPack: (before.orders?.toPack ?? 0) + 1,
      toClarify: (before.orders?.toClarify ?? 0) + 1,
      unpaid: (before.orders?.unpaid ?? 0) + 1,
    });
    expect(products?.runningOut).toBe((before.products?.runningOut ?? 0) + 1);
    expect(await toDoOf('products')).toEqual({
      orders: null,
      products,
      countedTo,
      parcels: null,
      refunds: null,
      receipts: null,
    });
    expect(await toDoOf('blog')).toEqual({
      orders: null,
      products: null,
      countedTo,
      parcels: null,
      refunds: null,
      receipts: null,
    });
  });

  it('[AD-WORK-01] names what sold best, by pieces and by millilitres', async () => {
    const brand = await makeBrand(shop.db);
    const piece = await makeProduct(shop.db, {
      brandId: brand.id,
      sizeMl: 50,
      itemNo: 'KR-770001',
      currentPriceKopecks: 100_50,
    });
    const other = await makeProduct(shop.db, { currentPriceKopecks: 900_00 });
    const decant = await makeProduct(shop.db, { isBottled: true, quantityMl: 500, currentPriceKopecks: 20_00 });
    const at = (moment: string, lines: { product: typeof piece; quantity: number }[], status?: 'abolition') =>
      makeOrder(shop.db, { createdAt: new Date(moment), lines, ...(status && { status }) });
    await at('2025-07-01T09:00:00Z', [
      { product: piece, quantity: 3 },
      { product: decant, quantity: 7 },
    ]);
    await at('2025-07-02T09:00:00Z', [
      { product: piece, quantity: 2 },
      { product: other, quantity: 4 },
    ]);
    await at('2025-07-02T09:00:00Z', [{ product: other, quantity: 50 }], 'abolition');
    await at('2025-07-09T09:00:00Z', [{ product: other, quantity: 50 }]);

    const { bestByPieces, bestByMl } = await overviewOf('2025-07-01', '2025-07-02');
    expect(bestByPieces).toEqual([
      {
        _id: piece.id,
        name: piece.name,
        brand: brand.name,
        itemNo: 'KR-770001',
        bottling: false,
        sizes: 50,
        quantity: 5,
        revenue: 502.5,
      },
      expect.objectContaining({ _id: other.id, name: other.name, brand: '', quantity: 4, revenue: 3600 }),
    ]);
    expect(bestByMl).toEqual([expect.objectContaining({ _id: decant.id, bottling: true, quantity: 7 })]);
  });

  it('shows what is running out, the scarcest first', async () => {
    const gone = await makeProduct(shop.db, { quantity: 0, itemNo: 'KR-880001' });
    const two = await makeProduct(shop.db, { quantity: 2 });
    const drops = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 19 });
    const off = await makeProduct(shop.db, { quantity: 0, isEnabled: false });
    const { runningOut } = await overviewOf('2025-08-01');
    const own = runningOut.products.filter(({ _id }) => [gone, two, drops, off].some(({ id }) => id === _id));
    expect(own.map(({ _id, stock, bottling }) => ({ _id, stock, bottling }))).toEqual([
      { _id: gone.id, stock: 0, bottling: false },
      { _id: two.id, stock: 2, bottling: false },
      { _id: drops.id, stock: 19, bottling: true },
    ]);
    expect(runningOut.count).toBe(runningOut.products.length);
  });

  it('lists searches without results, without personal data', async () => {
    const look = async (query: string, page = 1) =>
      (await shop.callAs(null)(searchPage, { query: { query, startPage: page } })).data;
    shop.now = new Date('2025-09-01T20:59:00Z');
    for (const query of [
      'Зюзюблик',
      'Зюзюблик',
      'зюзюблик!',
      'бебебека',
      'х'.repeat(200),
      'olena@жжж.укр',
      '067 999 88 77 66',
      '  ',
    ])
      await look(query);
    await look('зюзюблик', 2);
    await shop.runJobs();
    shop.now = new Date('2025-09-01T21:01:00Z');
    await look('бебебека');
    await shop.runJobs();
    shop.now = new Date('2026-03-17T10:00:00Z');

    expect((await overviewOf('2025-09-01')).missedSearches).toEqual([
      { phrase: 'зюзюблик', count: 3 },
      { phrase: 'бебебека', count: 1 },
    ]);
    expect((await overviewOf('2025-09-01', '2025-09-02')).missedSearches).toEqual([
      { phrase: 'зюзюблик', count: 3 },
      { phrase: 'бебебека', count: 2 },
    ]);
  });

  it('counts every search without results, since such responses are not cached', async () => {
    await makeProduct(shop.db, { name: 'Популярний' });
    const answer = await shop.fetch(`/api/openpath/search?query=${encodeURIComponent('трямкотун')}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('runs a constant number of queries', async () => {
    const call = await analyst();
    const ask = (from: string, to: string) =>
      shop.database.countQueries(() => call(getOverview, { query: { from, to } }));
    const empty = await ask('2024-01-01', '2024-01-01');
    for (let day = 10; day < 22; day += 1) await orderAt(`2024-02-${day}T10:00:00Z`, 100);
    const full = await ask('2024-02-01', '2024-12-31');
    expect(full.result.data.total.orders).toBe(12);
    expect(full.statements).toHaveLength(empty.statements.length);
    expect(full.statements.filter((statement) => !statement.includes('sessions')).length).toBeLessThanOrEqual(5);
  });

  it('shows the last thirty days by default, and refuses invalid periods', async () => {
    const call = await analyst();
    const usual = (await call(getOverview, { query: {} })).data;
    expect([usual.from, usual.to, usual.days.length]).toEqual(['2026-02-16', '2026-03-17', 30]);
    const refused = { status: 422, code: 'INVALID' };
    await expect(overviewOf('2025-05-02', '2025-05-01')).rejects.toMatchObject({
      ...refused,
      message: 'Останній день раніший за перший',
    });
    await expect(overviewOf('2024-01-01', '2025-05-01')).rejects.toMatchObject({
      ...refused,
      message: 'Задовгий проміжок: найбільше 366 днів',
    });
    await expect(overviewOf('2025-02-30')).rejects.toMatchObject(refused);
  });
});
