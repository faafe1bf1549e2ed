import { expect, test } from 'vitest';
import { createDiscount, listDiscounts } from '#contracts/discounts.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

test('[API-GEN-12] the API serves its OpenAPI description as JSON and as a page', async () => {
  const answer = await shop.fetch('/api/openapi.json');
  expect(answer.headers.get('content-type')).toContain('application/json');
  const description = await answer.json();
  expect(description.openapi).toMatch(/^3\.1\.\d+$/);
  expect(description.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(Object.keys(description.paths).length).toBeGreaterThan(100);

  const page = await shop.fetch('/api/docs');
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  for (const path of Object.keys(description.paths)) expect(html).toContain(path.slice(1));
});

test('[API-GEN-10] the API keeps the field names that clients rely on', async () => {
  const { paths } = await (await shop.fetch('/api/openapi.json')).json();
  const addresses = Object.keys(paths).join(' ');
  for (const word of ['carusels', 'coutrys', 'productsforcaruser', 'blogforcaruser']) expect(addresses).toContain(word);
  const user = JSON.stringify(paths['/admin/users/getall'].get.responses);
  expect(user).toContain('"adress"');
  for (const path of ['/admin/products/create', '/admin/blog/create']) {
    expect(JSON.stringify(paths[path].post.requestBody)).toContain('"toCarusel"');
  }
  const call = shop.callAs((await makePerson(shop.db, { admin: ['discounts'] })).token);
  const body = { name: 'Spelling', quantity: 5, dateEnd: '2026-03-31', active: true };
  await call(createDiscount, { body });
  expect((await call(listDiscounts, {})).data).toContainEqual(
    expect.objectContaining({ name: 'Spelling', quitity: 5 }),
  );
});
