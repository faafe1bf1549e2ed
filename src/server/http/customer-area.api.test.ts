import { expect, it } from 'vitest';
import { fillPath } from '#contracts/kit/endpoint.ts';
import { adminModules } from '#domain/permissions.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const id = '01890000-0000-7000-8000-000000000000';

it('[ST-PERM-05] every call of the customer area is refused to a session without that area, whatever else it may', async () => {
  const { token } = await makePerson(shop.db, { admin: [...adminModules] });
  const calls = allRoutes.map(({ endpoint }) => endpoint).filter(({ path }) => path.startsWith('customer/'));
  expect(calls.length).toBeGreaterThan(0);
  for (const { method, path } of calls) {
    const response = await shop.fetch(`/api/${fillPath(path, { id, productId: id })}`, { method, token });
    expect([path, response.status]).toEqual([path, 403]);
  }
});
