import { describe, expect, it } from 'vitest';
import { problemStatuses } from '#contracts/kit/problem.ts';
import { connectDatabase } from '#server/db/connection.ts';
import { openTestDatabase } from '#test/database.ts';
import { DatabaseProxy } from '#test/database-proxy.ts';
import { makeBrand, makePerson } from '#test/factories.ts';
import { TestShop } from '#test/shop.ts';

const database = openTestDatabase();

const codeOf = async (response: Response) => {
  const { status, code, message } = await response.json();
  expect([status, typeof message]).toEqual([false, 'string']);
  return [response.status, code];
};

describe('a refusal', () => {
  it('[API-GEN-05] has a stable code: a taken name 409, too many requests 429, an unavailable dependency 503', async () => {
    const proxy = await DatabaseProxy.open(database.url);
    const connection = await connectDatabase(proxy.url, { maxConnections: 4 });
    const shop = new (class extends TestShop {
      protected override extraParts() {
        return { database: { ...connection, close: () => Promise.resolve() }, rateLimitFactor: 0.1 };
      }
    })(database);
    await shop.open();
    try {
      const { name } = await makeBrand(database.db);
      const { token } = await makePerson(database.db, { admin: ['brands'] });
      const create = () => {
        const body = new FormData();
        body.set('name', name);
        return shop.fetch('/api/admin/brands/create', { method: 'POST', body, token });
      };
      expect(await codeOf(await create())).toEqual([409, 'ALREADY_TAKEN']);

      const login = () =>
        shop.fetch('/api/auth/login', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"email":"x","password":"1"}',
        });
      const answers = await Promise.all(Array.from({ length: 20 }, login));
      const slowedDown = answers.find(({ status }) => status === 429) ?? expect.fail('nobody was slowed down');
      expect(await codeOf(slowedDown)).toEqual([429, 'TOO_MANY']);
      expect(Number(slowedDown.headers.get('retry-after'))).toBeGreaterThan(0);

      await proxy.disconnect();
      const away = await shop.fetch('/api/openpath/products/getall');
      expect(await codeOf(away)).toEqual([503, 'UNAVAILABLE']);
      expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await shop.close();
      await connection.close();
    }
    // Clients depend on these: a change here is a breaking change of the API.
    expect(problemStatuses).toEqual({
      MALFORMED: 400,
      NOT_SIGNED_IN: 401,
      WRONG_CREDENTIALS: 401,
      FORBIDDEN: 403,
      EMAIL_NOT_CONFIRMED: 403,
      NOT_FOUND: 404,
      ALREADY_TAKEN: 409,
      IN_USE: 409,
      CHANGED_MEANWHILE: 409,
      OUT_OF_STOCK: 409,
      PRICE_CHANGED: 409,
      NOT_ALLOWED_NOW: 409,
      TOO_LARGE: 413,
      WRONG_TYPE: 415,
      INVALID: 422,
      TOO_MANY: 429,
      FAILED: 500,
      UNAVAILABLE: 503,
    });
  });
});
