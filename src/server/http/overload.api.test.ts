import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '#test/database.ts';
import { TestShop } from '#test/shop.ts';

class LimitedShop extends TestShop {
  readonly mostDelayMs: number;

  constructor(mostDelayMs: number) {
    super(database);
    this.mostDelayMs = mostDelayMs;
  }

  protected override extraParts() {
    return { mostDelayMs: this.mostDelayMs };
  }
}

const database = openTestDatabase();
/** With the event-loop delay limit of production. */
const shop = new LimitedShop(2000);
/** Any delay is too long. */
const overloaded = new LimitedShop(1e-6);
const both = [shop, overloaded];
beforeAll(() => Promise.all(both.map((one) => one.open())));
afterAll(() => Promise.all(both.map((one) => one.close())));

const statusOf = async (one: TestShop, address: string) => (await one.fetch(address)).status;

function beBusy(forMs: number): void {
  const end = performance.now() + forMs;
  while (performance.now() < end);
}

it('a server that was busy for a second, as on its start, refuses no request', async () => {
  beBusy(1200);
  expect(await statusOf(shop, '/api/openpath/categories/getall/ismenu')).toBe(200);
});

it('an overloaded server is not ready for requests, but still alive', async () => {
  await vi.waitFor(async () => expect(await statusOf(overloaded, '/readyz')).toBe(503), 20_000);
  expect(await statusOf(overloaded, '/healthz')).toBe(200);
});
