import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

/** With the event-loop delay limit of production. */
const shop = new (class extends TestShop {
  protected override extraParts() {
    return { mostDelayMs: 2000 };
  }
})(openTestDatabase());
beforeAll(() => shop.open());
afterAll(() => shop.close());

function beBusy(forMs: number): void {
  const end = performance.now() + forMs;
  while (performance.now() < end);
}

it('a server that was busy for a second, as on its start, refuses no request', async () => {
  beBusy(1200);
  expect((await shop.fetch('/api/openpath/categories/getall/ismenu')).status).toBe(200);
});
