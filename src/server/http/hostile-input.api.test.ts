import { describe, expect, it } from 'vitest';
import { adminModules, customerModules } from '#domain/permissions.ts';
import { allRoutes } from '#server/modules.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const everything = () => makePerson(shop.db, { admin: [...adminModules], customer: [...customerModules] });

type Sent = {
  method?: string;
  token?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  type?: string;
  language?: string;
};

async function send(address: string, { method = 'POST', token, body, type, language }: Sent) {
  const headers = { ...(type && { 'content-type': type }), ...(language && { 'accept-language': language }) };
  const response = await shop.fetch(address, {
    method,
    headers,
    ...(body !== undefined && { body }),
    ...(token && { token }),
  });
  const answer = (await response.json()) as { code?: string; data?: Record<string, unknown>; message: string };
  return { ...answer, status: response.status };
}

const sendJson = (address: string, body: unknown, more: Sent = {}) =>
  send(address, { type: 'application/json', body: JSON.stringify(body), ...more });

const order = (comment: string) => ({
  firstName: 'Олена',
  lastName: 'Коваль',
  phone: '+380671234512',
  email: 'olena@kraplyna.test',
  deliveryAddress: { delivery: 'Самовивіз', region: 'Київська', city: 'Київ', address: 'вул. Садова, 1' },
  paymentMethod: 'card',
  comment,
  products: [{ product: '01890000-0000-7000-8000-000000000000', cartQuantity: 1 }],
});

describe('[RULE-SAFE-17] a text that PostgreSQL cannot store', () => {
  it('is refused in the search of every list', async () => {
    const { token } = await everything();
    const searches = allRoutes.flatMap(({ endpoint: { method, path, query } }) =>
      method === 'GET' && query && 'find' in query.shape && !path.includes('{') ? [path] : [],
    );
    expect(searches.length).toBeGreaterThan(5);
    for (const path of searches) {
      const { status, data } = await send(`/api/${path}?find=a%00b`, { method: 'GET', token });
      expect([path, status, data?.find]).toEqual([path, 422, 'Приберіть недруковані символи']);
    }
  });

  it.each(['a\u0000b', 'a\ud800b'])('is refused in the fields of an order: %j', async (hostile) => {
    const { token } = await everything();
    const commented = await sendJson('/api/orders', order(hostile));
    expect([commented.status, commented.data]).toEqual([422, { comment: 'Приберіть недруковані символи' }]);
    const english = await sendJson(
      '/api/orders',
      { ...order(''), email: `o${hostile}@kraplyna.test` },
      { language: 'en' },
    );
    expect([english.status, english.data]).toEqual([422, { email: expect.stringMatching(/characters/) }]);
    const { products, ...clarified } = order(hostile);
    const edited = await sendJson('/api/admin/orders/01890000-0000-7000-8000-000000000000', clarified, {
      method: 'PUT',
      token,
    });
    expect(edited.status).toBe(422);
    // Ignored fields are checked too.
    expect((await sendJson('/api/orders', { ...order(''), userId: { of: hostile } })).status).toBe(422);
  });

  it('is refused in posts and in descriptions, sent as JSON or as a form', async () => {
    const { token } = await everything();
    const preview = await sendJson('/api/admin/blog/preview', { content: '<p>\u0000</p>' }, { token });
    expect([preview.status, preview.data]).toEqual([422, { content: 'Приберіть недруковані символи' }]);
    const body = '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\na\u0000b\r\n--b--\r\n';
    const form = await send('/api/admin/blog/create', { token, type: 'multipart/form-data; boundary=b', body });
    expect([form.status, form.data]).toEqual([422, { title: 'Приберіть недруковані символи' }]);
  });
});

describe('[RULE-SAFE-17] a malformed body', () => {
  it('is refused where it is null, and is a form without fields where there is none', async () => {
    const { token } = await everything();
    const edit = (more: Sent) => send('/api/customer/users/edit', { method: 'PUT', token, ...more });
    expect((await edit({ type: 'application/json', body: 'null' })).status).toBe(422);
    expect((await edit({ type: 'application/json', body: '[]' })).status).toBe(422);
    expect((await edit({})).status).toBe(200);
    expect(await send('/api/auth/login', {})).toMatchObject({ status: 422, data: { email: "Обов'язкове поле" } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=b'])(
    'is 415 where it is %s',
    async (type) => {
      expect(await send('/api/auth/login', { type, body: '--b--\r\n' })).toMatchObject({
        status: 415,
        code: 'WRONG_TYPE',
      });
    },
  );

  it('is 413 where it is deeper or has more values than any form of the shop', async () => {
    const deep = `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`;
    const long = `{"query":[${'0,'.repeat(300_000)}0]}`;
    for (const body of [deep, long]) {
      expect(await send('/api/products/search', { type: 'application/json', body })).toMatchObject({
        status: 413,
        code: 'TOO_LARGE',
      });
    }
  });

  const uploads = allRoutes.filter(({ endpoint }) => endpoint.files);

  it('is refused by every upload where the form has no boundary, no end, or fields of its own', async () => {
    const { token } = await everything();
    expect(uploads.length).toBeGreaterThanOrEqual(8);
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nx';
    const forms = [
      ['multipart/form-data', `${part}\r\n--b--\r\n`],
      ['multipart/form-data; boundary=', `${part}\r\n--b--\r\n`],
      ['multipart/form-data; boundary=b', part],
      ['multipart/form-data; boundary=b', `${part}\r\n`],
      ['multipart/form-data; boundary=b', ''],
      ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data\r\n'],
      ['multipart/form-data; boundary=b', `${part.replace('"file"', '"other"')}\r\n--b--\r\n`],
      ['multipart/form-data; boundary=b', `${part.replace('"file"', '"__proto__"')}\r\n--b--\r\n`],
    ] as const;
    for (const { endpoint } of uploads) {
      const address = `/api/${endpoint.path.replace('{id}', '01890000-0000-7000-8000-000000000000')}`;
      for (const [type, body] of forms) {
        const { status } = await send(address, { method: endpoint.method, token, type, body });
        expect([endpoint.name, type, body, status]).toEqual([
          endpoint.name,
          type,
          body,
          expect.toBeOneOf([400, 404, 415, 422]),
        ]);
      }
    }
  });
});

it('[RULE-SAFE-17] a truncated form with thousands of fields is refused, and the server stays up', async () => {
  const { token } = await everything();
  const field = '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n';
  const form = { token, type: 'multipart/form-data; boundary=b' };
  expect(await send('/api/admin/blog/create', { ...form, body: field.repeat(1200) })).toMatchObject({ status: 413 });
  expect(await send('/api/admin/blog/create', { ...form, body: field })).toMatchObject({ status: 400 });
});

describe('[RULE-SAFE-17] an address', () => {
  it('that is too long or cannot be read is refused', async () => {
    for (const address of [`/api/blog/get/${'a'.repeat(5000)}`, `/api/${'%D1%8F'.repeat(2000)}`]) {
      expect((await send(address, { method: 'GET' })).status).toEqual(expect.toBeOneOf([404, 414]));
    }
    expect((await send('/api/openpath/categories/by/title/%00', { method: 'GET' })).status).toBe(404);
  });
});
