import { beforeAll, describe, expect, it } from 'vitest';
import { exportOrders } from '#contracts/admin-orders.ts';
import { listChosenOrders } from '#contracts/order-bulk.ts';
import { setOrderTags } from '#contracts/order-notes.ts';
import { listOrders, type OrderFilters } from '#contracts/orders.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

let keeper: TestPerson;
const numbers: number[] = [];

/** In winter, midnight in Kyiv is 22:00 UTC of the day before. */
const made = [
  { createdAt: '2026-01-31T21:59:59Z', paymentState: 'awaiting', status: 'processed', pieces: 1 },
  { createdAt: '2026-01-31T22:00:00Z', paymentState: 'paid', status: 'processed', pieces: 2 },
  { createdAt: '2026-02-01T21:59:59Z', paymentState: 'awaiting', status: 'abolition', pieces: 3 },
  { createdAt: '2026-02-01T22:00:00Z', paymentState: 'expired', status: 'send', pieces: 4 },
] as const;

beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
  const product = await makeProduct(shop.db, { currentPriceKopecks: 10_050 });
  for (const { createdAt, pieces, ...state } of made) {
    const order = { createdAt: new Date(createdAt), ...state, lines: [{ product, quantity: pieces }] };
    const { id, orderNo } = await makeOrder(shop.db, order);
    numbers.push(orderNo);
    if (pieces === 2) await shop.callAs(keeper.token)(setOrderTags, { params: { id }, body: { tags: ['Подарунок'] } });
  }
});

/** Which of the four orders, oldest first, the list and its export have. */
async function found(filters: OrderFilters) {
  const call = shop.callAs(keeper.token);
  const { data } = await call(listOrders, { query: { ...filters, sort: 'date' } });
  const listed = data.orders.map(({ orderNo }) => numbers.indexOf(orderNo));
  expect(data.ordersQuantity).toBe(listed.length);
  const { csv, count } = (await call(exportOrders, { query: filters })).data;
  const exported = csv.split('\r\n').flatMap((row) => {
    const at = numbers.indexOf(Number.parseInt(row, 10));
    return at < 0 ? [] : [at];
  });
  expect([count, exported], 'the export follows the filters').toEqual([listed.length, listed]);
  return listed;
}

describe('the filters of orders', () => {
  it.each<[string, OrderFilters, number[]]>([
    ['nothing', {}, [0, 1, 2, 3]],
    ['the first day in Kyiv time', { from: '2026-02-01' }, [1, 2, 3]],
    ['the last day in Kyiv time', { to: '2026-02-01' }, [0, 1, 2]],
    ['a tag, in any case', { tag: 'подарунок' }, [1]],
    ['a part of a tag', { tag: 'пода' }, []],
    ['one day', { from: '2026-02-01', to: '2026-02-01' }, [1, 2]],
    ['a payment that is awaited, which a cancelled order does not', { payment: 'awaiting' }, [0]],
    ['a payment', { payment: 'expired' }, [3]],
    ['the least sum', { sumFrom: 301.5 }, [2, 3]],
    ['the greatest sum', { sumTo: 301.49 }, [0, 1]],
    ['a status and a sum together', { status: 'processed', sumFrom: 201 }, [1]],
  ])(
    '[AD-ORDER-05] [AD-ORDER-04] leave what matches %s, in the list and in its export',
    async (_, filters, expected) => {
      expect(await found(filters)).toEqual(expected);
    },
  );

  it('[AD-ORDER-05] refuse what is no day, sum or payment', async () => {
    for (const query of [{ from: 'yesterday' }, { sumTo: -1 }, { sumFrom: 'much' }, { payment: 'maybe' }]) {
      const call = shop.callAs(keeper.token)(listOrders, { query: query as OrderFilters });
      await expect(call).rejects.toMatchObject({ status: 422 });
    }
  });

  it('[AD-ORDER-04] orders are read by their numbers in the given order, for printing them together', async () => {
    const wanted = [numbers[2], numbers[0], 999_999_999, numbers[2]].join(',');
    const { data } = await shop.callAs(keeper.token)(listChosenOrders, { query: { numbers: wanted } });
    expect(data.map(({ orderNo }) => orderNo)).toEqual([numbers[2], numbers[0]]);
    const many = Array.from({ length: 101 }, (_, index) => index).join(',');
    const tooMany = shop.callAs(keeper.token)(listChosenOrders, { query: { numbers: many } });
    await expect(tooMany).rejects.toMatchObject({ status: 422 });
  });
});
