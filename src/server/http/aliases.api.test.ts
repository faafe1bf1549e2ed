import { describe, expect, it } from 'vitest';
import { allRoutes } from '#server/modules.ts';
import { makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

type Request = { method?: string; body?: object };

/** A user with access to both areas and to all modules of this test. */
const makeInsider = () => makePerson(shop.db, { customer: ['orders'], admin: ['orders', 'statuses'] });

async function ask(token: string, path: string, { method = 'GET', body }: Request = {}) {
  const headers = body && { 'content-type': 'application/json' };
  const json = body && { body: JSON.stringify(body) };
  const response = await shop.fetch(`/api/${path}`, { token, method, ...(headers && { headers }), ...json });
  return { status: response.status, answer: await response.text() };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** Replaces ids, numbers and dates: each path works on its own record. */
const withoutNames = ({ status, answer }: Answer) => ({
  status,
  answer: answer
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f-]{21}/g, '(id)')
    .replaceAll(/"orderNo":\d+/g, '"orderNo":0')
    .replaceAll(/"date":"[^"]+"/g, '"date":""')
    .replaceAll(/"pageUrl":"[^"]+"/g, '"pageUrl":""'),
});

const same = (answers: Answer[], status = 200) => {
  for (const answer of answers) expect(answer).toEqual({ status, answer: answers[0]?.answer });
};

const aliasesOf = (name: string) => allRoutes.find(({ endpoint }) => endpoint.name === name)?.endpoint.aliases;

describe('a call with several addresses', () => {
  it('[API-GEN-11] answers the same at orders, customer/orders and admin/orders, and at statuses and admin/statuses', async () => {
    const areas = ['', 'customer/', 'admin/'];
    const { token, userId } = await makeInsider();
    const product = await makeProduct(shop.db, { quantity: 9 });

    const bought: Answer[] = [];
    const body = orderBody([line(product)]);
    for (const area of areas) bought.push(await ask(token, `${area}orders`, { method: 'POST', body }));
    same(bought.map(withoutNames));

    same(await Promise.all(areas.map((area) => ask(token, `${area}orders`))));

    const { products: _, ...clarified } = body;
    const changed: Answer[] = [];
    for (const area of areas) {
      const { id } = await makeOrder(shop.db, { userId, status: 'specified', lines: [{ product, quantity: 1 }] });
      changed.push(await ask(token, `${area}orders/${id}`, { method: 'PUT', body: clarified }));
    }
    same(changed.map(withoutNames));
    const missing = '01890000-0000-7000-8000-000000000000';
    const refused = areas.map((area) => ask(token, `${area}orders/${missing}`, { method: 'PUT', body: clarified }));
    same(await Promise.all(refused), 404);

    const inPanel = ['', 'admin/'];
    same(await Promise.all(inPanel.map((area) => ask(token, `${area}orders/all?perPage=3`))));
    const moved: Answer[] = [];
    for (const area of inPanel) {
      const { id } = await makeOrder(shop.db, { lines: [{ product, quantity: 1 }] });
      moved.push(await ask(token, `${area}orders/status/${id}`, { method: 'PUT', body: { status: 'send' } }));
    }
    same(moved);

    const status = { name: 'Пакуємо', type: 'send', color: '#2f6248', active: false };
    const steps: Answer[][] = [];
    for (const area of inPanel) {
      const created = await ask(token, `${area}statuses/create`, { method: 'POST', body: status });
      const { _id: id } = JSON.parse(created.answer).data;
      steps.push([
        created,
        await ask(token, `${area}statuses/get/${id}`),
        await ask(token, `${area}statuses/getall`),
        await ask(token, `${area}statuses/update/${id}`, { method: 'PUT', body: { ...status, name: 'Збираємо' } }),
        await ask(token, `${area}statuses/delete/${id}`, { method: 'DELETE' }),
      ]);
    }
    const [bare = [], admins = []] = steps.map((answers) => answers.map(withoutNames));
    expect(admins).toEqual(bare);
    expect(bare.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);

    for (const name of ['placeOrder', 'listOwnOrders']) {
      expect(aliasesOf(name)).toEqual(['customer/orders', 'admin/orders']);
    }
  });
});
