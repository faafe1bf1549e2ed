import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

it('[RULE-SCALE-06] the old version is ready, shows and sells while a newer schema is there (expand)', async () => {
  const goods = await makeProduct(shop.db, { quantity: 5 });
  await shop.db.execute(sql`alter table products add column later_note text not null default ''`);
  await shop.db.execute(sql`alter table orders add column later_note text`);
  await shop.db.execute(sql`create table later_things (id uuid primary key default uuidv7())`);
  await shop.db.execute(sql`insert into applied_migrations (name, hash) values ('9999_later', 'of a newer version')`);
  expect((await shop.fetch('/readyz')).status).toBe(200);
  expect((await shop.fetch(`/api/openpath/products/by/id/${goods.id}`)).status).toBe(200);
  const ordered = await shop.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(orderBody([line(goods)])),
  });
  expect(ordered.status).toBe(200);
});
