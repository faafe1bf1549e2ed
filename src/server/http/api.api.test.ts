import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createBrand } from '#contracts/brands.ts';
import { makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const json = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type')?.split(';')[0],
  body: (await response.json()) as Record<string, unknown>,
});

const post = (address: string, body: string, headers: Record<string, string> = {}) =>
  shop.fetch(address, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('every response under /api', () => {
  it('[API-GEN-01] is one envelope, for success and for failure', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    expect(await json(await shop.fetch('/api/admin/brands/getall', { token }))).toMatchObject({
      status: 200,
      body: { status: true, message: 'Готово', data: expect.any(Array) },
    });
    expect(await json(await shop.fetch('/api/admin/brands/getall'))).toEqual({
      status: 401,
      type: 'application/json',
      body: { status: false, message: 'Увійдіть, щоб продовжити', code: 'NOT_SIGNED_IN', data: {} },
    });
  });

  it('[API-GEN-02] is the same with and without a trailing slash', async () => {
    const addresses = ['/api/openpath/products/getall', '/api/openpath/categories/getall/ismenu'];
    for (const address of addresses) {
      const plain = await json(await shop.fetch(address));
      expect(plain.status).toBe(200);
      expect(await json(await shop.fetch(`${address}/`))).toEqual(plain);
    }
  });

  it('redirects a malformed page URL to the home page, and responds 400 under /api', async () => {
    const location = async (address: string) => {
      const { status, headers } = await shop.fetch(address, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await location('/products/categories/%E0%A4')).toEqual([302, '/index']);
    expect(await location('/en/blog/%')).toEqual([302, '/en/index']);
    expect(await json(await shop.fetch('/api/openpath/products/by/id/%E0%A4'))).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED', message: 'Не вдалося прочитати запит' },
    });
  });

  it('[API-GEN-03] refuses a malformed body with 400, an invalid or unknown field with 422 at that field', async () => {
    expect(await json(await post('/api/auth/login', '{"email":'))).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED' },
    });
    expect(await json(await post('/api/auth/login', '"text"'))).toMatchObject({
      status: 422,
      body: { code: 'INVALID' },
    });
    expect(await json(await post('/api/auth/login', '{"email":"olena@","password":"1234567"}'))).toMatchObject({
      status: 422,
      body: { code: 'INVALID', data: { email: 'Неправильний формат електронної адреси' } },
    });
    const extra = await json(await post('/api/auth/login', '{"email":"a@b.ua","password":"1234567","role":"admin"}'));
    expect(extra).toMatchObject({ status: 422, body: { data: { role: 'Зайве поле' } } });
    expect(await json(await shop.fetch('/api/openpath/products/getall?color=red'))).toMatchObject({
      status: 422,
      body: { data: { color: 'Зайве поле' } },
    });
  });

  it('[API-GEN-04] is JSON for an unknown path and id too, never a page', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    const addresses = [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/admin/brands/get/none',
      '/api/admin/brands/get/01890000-0000-7000-8000-000000000000',
      '/api/%00',
      '/api/..%2f..%2fetc/passwd',
    ];
    for (const address of addresses) {
      const answer = await json(await shop.fetch(address, { token }));
      expect([address, answer.status, answer.type, answer.body.code]).toEqual([
        address,
        404,
        'application/json',
        'NOT_FOUND',
      ]);
    }
    expect(await json(await shop.fetch('/api/auth/login', { method: 'DELETE' }))).toMatchObject({ status: 404 });
  });

  it('does not reveal the details of an unexpected error', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    await shop.db.execute(sql`alter table brands rename to brands_away`);
    try {
      const answer = await json(await shop.fetch('/api/admin/brands/getall', { token }));
      expect(answer).toEqual({
        status: 500,
        type: 'application/json',
        body: { status: false, message: 'Щось пішло не так :(', code: 'FAILED', data: {} },
      });
    } finally {
      await shop.db.execute(sql`alter table brands_away rename to brands`);
    }
  });

  it('[API-GEN-06] speaks the language of the request, Ukrainian unless English is preferred', async () => {
    const speak = async (language?: string) => {
      const response = await shop.fetch('/api/nothing', language ? { headers: { 'accept-language': language } } : {});
      return (await json(response)).body.message;
    };
    const ukrainian = 'Такої адреси в API немає';
    expect(await speak()).toBe(ukrainian);
    expect(await speak('en-GB,en;q=0.9,uk;q=0.8')).toBe('There is no such address in the API');
    expect(await speak('uk,en;q=0.5')).toBe(ukrainian);
    expect(await speak('fr')).toBe(ukrainian);
  });

  it('has Cache-Control: no-store unless it is public', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    for (const address of ['/api/nothing', '/api/admin/brands/getall']) {
      expect((await shop.fetch(address, { token })).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('has a request id and disables MIME sniffing', async () => {
    const { headers } = await shop.fetch('/api/openpath/products/getall');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('the input of a request', () => {
  it('may be a form with booleans as strings', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    const form = new FormData();
    form.append('name', 'Memo Paris');
    form.append('active', 'false');
    const response = await shop.fetch('/api/admin/brands/create', { method: 'POST', body: form, token });
    expect(await json(response)).toMatchObject({ status: 200, body: { data: { name: 'Memo Paris', active: false } } });
    form.set('active', 'perhaps');
    const refused = await shop.fetch('/api/admin/brands/create', { method: 'POST', body: form, token });
    expect(await json(refused)).toMatchObject({ status: 422, body: { data: { active: 'Потрібно true або false' } } });
  });

  it('may not have a file in a field that takes none', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    const form = new FormData();
    form.append('name', 'Nishane');
    form.append('virus', new File(['x'], 'x.exe'));
    const response = await shop.fetch('/api/admin/brands/create', { method: 'POST', body: form, token });
    expect(await json(response)).toMatchObject({ status: 422, body: { data: { virus: 'Зайве поле' } } });
  });

  it('has a size limit', async () => {
    const long = await post('/api/auth/login', JSON.stringify({ email: 'x'.repeat(2_000_000) }));
    expect(await json(long)).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    const call = shop.callAs(token);
    const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'huge.png');
    await expect(call(createBrand, { body: { name: 'Huge' }, files: { file: huge } })).rejects.toMatchObject({
      status: 413,
    });
  });

  it('must have a supported content type', async () => {
    const response = await post('/api/auth/login', '<email/>', { 'content-type': 'application/xml' });
    expect(await json(response)).toMatchObject({ status: 415, body: { code: 'WRONG_TYPE' } });
  });

  it('cannot pollute a prototype', async () => {
    const body = '{"email":"a@b.ua","password":"1234567","__proto__":{"isAdmin":true}}';
    expect(await json(await post('/api/auth/login', body))).toMatchObject({ status: 400 });
    expect((await shop.fetch('/api/openpath/products/getall?__proto__[perPage]=1')).status).toBe(422);
  });

  it('[API-GEN-08] has bounds for page and sort parameters', async () => {
    const list = async (query: string) => (await shop.fetch(`/api/openpath/products/getall?${query}`)).status;
    for (const good of ['perPage=1', 'perPage=100', 'startPage=1', 'sort=-date', 'sort=new', 'sort=-1', 'sort=1']) {
      expect([good, await list(good)]).toEqual([good, 200]);
    }
    for (const bad of [
      'perPage=0',
      'perPage=101',
      'perPage=x',
      'perPage=1.5',
      'startPage=0',
      'startPage=-1',
      'sort=x',
    ]) {
      expect([bad, await list(bad)]).toEqual([bad, 422]);
    }
  });
});
