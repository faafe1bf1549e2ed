import { expect, it } from 'vitest';
import { getOrderPayment, setOrderStatus } from '#contracts/orders.ts';
import { makePerson, makePicture } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { fillDemo } from './fill.ts';

const shop = openTestShop();

it('what the demo’s buyers have paid is given back when their order is called off', async () => {
  const storePicture = () => makePicture(shop.db);
  await fillDemo({ sql: shop.database.sql, storePicture, today: shop.now });
  const [order] = await shop.database.sql<{ id: string }[]>`
    select id from orders where status = 'processed' and payment_state = 'paid' order by order_no limit 1`;
  const id = String(order?.id);
  const { token } = await makePerson(shop.db, { admin: ['orders'] });
  await shop.callAs(token)(setOrderStatus, { params: { id }, body: { status: 'abolition' } });
  await shop.runJobs();
  expect((await shop.callAs(null)(getOrderPayment, { params: { id } })).data.paymentState).toBe('refunded');
  const events = await shop.database.sql<{ kind: string }[]>`
    select kind from order_events where order_id = ${id} order by created_at, id`;
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['status-changed', 'refunded']);
});
