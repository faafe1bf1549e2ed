import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { getOrderPayment, setOrderStatus } from '#contracts/orders.ts';
import { makePerson, makePicture } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { fillDemo } from './fill.ts';

const shop = openTestShop();

it('what the demo’s buyers have paid is given back when their order is called off', async () => {
  const storePicture = () => makePicture(shop.db);
  await fillDemo({ db: shop.db, storePicture, today: shop.now });
  const [order] = (
    await shop.db.execute<{ id: string }>(sql`
    select id from orders where status = 'processed' and payment_state = 'paid' order by order_no limit 1`)
  ).rows;
  const id = String(order?.id);
  const { token } = await makePerson(shop.db, { admin: ['orders'] });
  await shop.callAs(token)(setOrderStatus, { params: { id }, body: { status: 'abolition' } });
  await shop.runJobs();
  expect((await shop.callAs(null)(getOrderPayment, { params: { id } })).data.paymentState).toBe('refunded');
  const events = (
    await shop.db.execute<{ kind: string }>(sql`
    select kind from order_events where order_id = ${id} order by created_at, id`)
  ).rows;
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['status-changed', 'refunded']);
});
