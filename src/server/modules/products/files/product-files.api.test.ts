import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { editProduct, getAdminProduct, listAdminProducts } from '#contracts/admin-products.ts';
import { listAuditOf } from '#contracts/audit.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import * as contract from '#contracts/product-files.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeBrand, makeCategory, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
/** A unique search word. */
const word = () => `z${randomUUID().replaceAll('-', '').slice(0, 12)}`;

const fileOf = (text: string | Uint8Array<ArrayBuffer>) => ({ file: new File([text], 'products.csv') });

const check = async (call: Call, text: string | Uint8Array<ArrayBuffer>) =>
  (await call(contract.checkProductImport, { files: fileOf(text) })).data;
const bring = (call: Call, text: string, seen?: string) =>
  call(contract.importProducts, { body: seen === undefined ? {} : { seen }, files: fileOf(text) });

async function exported(call: Call, find?: string): Promise<string> {
  let csv = '';
  for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
    const query = { ...(find && { find }), ...(after && { after }) };
    const { data } = await call(contract.exportProducts, { query });
    csv += data.csv;
    after = data.next ?? undefined;
  }
  return csv;
}

const productOf = async (call: Call, id: string) => (await call(getAdminProduct, { params: { id } })).data;
const found = async (call: Call, find: string) =>
  (await call(listAdminProducts, { query: { find } })).data.map(({ name }) => name);

describe('the CSV export', () => {
  it('can be opened in Excel, with all products or with those of a search', async () => {
    const call = await manager();
    const find = word();
    const { id: categoryId, name } = await makeCategory(shop.db, { name: `Категорія ${find}` });
    const file = `itemNo;name;categories;currentPrice;quantity;bottling;quantityMl;enabled\n${find}-1;"=cmd|' /C calc'!A0";${name};4780,50;2;так;250;так\n`;
    await bring(call, file);
    await makeProduct(shop.db, { categoryId, name: 'Інший' });
    const csv = await exported(call, `${find}-1`);
    const [titles, line, end] = csv.split('\r\n');
    expect(titles).toMatch(/^\ufeffАртикул;Назва;Бренд;Категорія;"Ціна, грн";/);
    expect(line).toContain(`${find}-1;'=cmd|' /C calc'!A0;;${name};"4780,50";;0;2;так;250;;`);
    expect(end).toBe('');
    expect(await exported(call)).toContain('Інший');
    const english = shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token, 'en');
    expect(await exported(english, `${find}-1`)).toMatch(/^\ufeffItem number;Name;[\s\S]*;yes;250;/);
  });

  it('is sent in parts, and changes nothing when it is imported', async () => {
    const call = await manager();
    const find = word();
    const { title } = await makeCategory(shop.db, { name: `=1+1 ${find}` });
    const { name: brand } = await makeBrand(shop.db, { name: `Дім "${find}"; =x` });
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const lines = Array.from(
      { length: 1001 },
      (_, at) => `${find}-${at};+${at};${cell(brand)};${title};1,${(at % 90) + 10};7;ні;так;<p>${at}</p>`,
    );
    await bring(
      call,
      ['itemNo;name;brand;categories;currentPrice;quantity;bottling;enabled;description', ...lines].join('\n'),
    );
    const csv = await exported(call);
    expect(csv.split('\r\n').length).toBeGreaterThan(1002);
    expect(await check(call, csv)).toMatchObject({ created: 0, changed: 0, bad: [] });
  });
});

describe('the attributes of scents in a CSV file', () => {
  it('are written as words and read back unchanged; new ones can be filtered by at once', async () => {
    const call = await manager();
    const find = word();
    const { title } = await makeCategory(shop.db, { name: find });
    const file = [
      'itemNo;name;categories;currentPrice;quantity;family;gender;concentration;year;perfumer;seasons;notesTop;notesBase;isSet',
      `${find};${find};${title};100;1;woody;Унісекс;Eau de parfum;2011;Frank Voelkl;"осінь, winter";кардамон;"австралійський сандал, кедр";так`,
    ].join('\n');
    expect(await bring(call, file)).toMatchObject({ data: { created: 1 } });
    const [{ _id: id } = { _id: '' }] = (await call(listAdminProducts, { query: { find } })).data;
    expect(await productOf(call, id)).toMatchObject({
      family: 'woody',
      gender: 'unisex',
      concentration: 'eau-de-parfum',
      year: 2011,
      perfumer: 'Frank Voelkl',
      seasons: ['autumn', 'winter'],
      notesBase: 'австралійський сандал, кедр',
      isSet: true,
    });
    const facets = async () =>
      (await shop.db.execute<{ facets: string[] }>(sql`select facets from products where id = ${id}`)).rows[0]?.facets;
    expect(await facets()).toEqual(expect.arrayContaining(['family:woody', 'note:sandalwood', 'format:set']));
    const csv = await exported(call, find);
    expect(csv).toContain(
      ';так;Деревні;Унісекс;Парфумована вода;2011;Frank Voelkl;"осінь, зима";кардамон;;"австралійський сандал, кедр";',
    );
    expect(await check(call, csv)).toMatchObject({ created: 0, changed: 0, unchanged: 1, bad: [] });
    const edited = csv.replace('австралійський сандал, кедр', 'уд');
    expect((await check(call, edited)).changes[0]?.changes).toEqual({
      notesBase: ['австралійський сандал, кедр', 'уд'],
    });
    await bring(call, edited);
    expect(await facets()).toContain('note:oud');
    expect(await facets()).not.toContain('note:cedar');
    const isFoundBy = async (note: string) =>
      (await call(listAdminProducts, { query: { find: `${find} ${note}` } })).data;
    expect(await isFoundBy('уд')).toHaveLength(1);
    expect(await isFoundBy('кедр')).toEqual([]);
  });
});

describe('the dry run', () => {
  it('lists new rows, changes and errors, and writes nothing', async () => {
    const call = await manager();
    const find = word();
    const { id: categoryId, title } = await makeCategory(shop.db, { name: find });
    const { id } = await makeProduct(shop.db, {
      categoryId,
      name: `Дощ ${find}`,
      itemNo: `${find}-1`,
      currentPriceKopecks: 10_000,
    });
    await makeProduct(shop.db, { categoryId, name: 'Сніг', itemNo: `${find}-2`, currentPriceKopecks: 20_000 });
    const file = [
      'Артикул;Назва;Категорія;Ціна, грн;Кількість, шт',
      `${find}-1;Дощ ${find};${title};150;5`,
      `${find}-2;Сніг;${title};200;5`,
      `${find}-3;Град;${title};10;1`,
      `${find}-4;Град;ніде;10,999;-1`,
    ].join('\r\n');
    const report = await check(call, file);
    expect(report).toMatchObject({
      encoding: 'UTF-8',
      created: 1,
      newOnes: [{ row: 4, name: 'Град', itemNo: `${find}-3` }],
      bad: [
        {
          row: 5,
          name: 'Град',
          reasons: [{ column: 'Категорія' }, { column: 'Ціна, грн' }, { column: 'Кількість, шт' }],
        },
      ],
    });
    expect(report.changes.find(({ row }) => row === 2)?.changes.currentPrice).toEqual([100, 150]);
    await expect(bring(call, file)).rejects.toMatchObject({ status: 422, message: expect.stringContaining('(1)') });
    expect((await productOf(call, id)).currentPrice, 'nothing, not even of the good rows').toBe(100);
    expect((await check(call, file)).created, 'still to come').toBe(1);
  });

  it('reads Windows-1251 files of Excel, and refuses other files', async () => {
    const call = await manager();
    const cyrillic = Uint8Array.of(...[0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x0a, 0x41, 0x2d, 0x31, 0x0a]);
    expect(await check(call, cyrillic)).toMatchObject({ encoding: 'Windows-1251', bad: [{ row: 2 }] });
    const workbook = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0);
    await expect(check(call, workbook)).rejects.toMatchObject({
      status: 415,
      message: expect.stringContaining('CSV UTF-8'),
    });
    await expect(check(call, 'Назва\nДощ')).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('«Артикул»'),
    });
    await expect(check(call, `itemNo\n${'x\n'.repeat(10_001)}`)).rejects.toMatchObject({ status: 413 });
    await expect(call(contract.checkProductImport, {})).rejects.toMatchObject({
      data: { file: expect.any(String) },
    });
  });
});

describe('the CSV import', () => {
  it('creates and updates in one transaction, audited and indexed; missing columns stay unchanged', async () => {
    const person = await makePerson(shop.db, { admin: ['products'] });
    const call = shop.callAs(person.token);
    const find = word();
    const { id: categoryId, title, name: category } = await makeCategory(shop.db, { name: find });
    const { name: brand } = await makeBrand(shop.db);
    const { id } = await makeProduct(shop.db, {
      categoryId,
      name: `Старий ${find}`,
      itemNo: `${find}-1`,
      color: 'синій',
      description: '<p>Є</p>',
      quantity: 5,
    });
    const file = [
      'itemNo;name;brand;categories;currentPrice;quantity;description',
      `${find}-1;Новий ${find};${brand.toUpperCase()};${title};99,90;5;<p>Є</p>`,
      `${find}-2;Свіжий ${find};;${category};10;3;<script>1</script><p>Так</p>`,
    ].join('\n');
    const { seen } = await check(call, file);
    const answer = await bring(call, file, seen);
    expect(answer).toMatchObject({ message: 'Товари імпортовано', data: { created: 1, changed: 1, unchanged: 0 } });
    expect(await productOf(call, id)).toMatchObject({
      name: `Новий ${find}`,
      currentPrice: 99.9,
      brand: { name: brand },
      color: 'синій',
      enabled: true,
    });
    expect(await found(call, `Свіжий ${find}`)).toEqual([`Свіжий ${find}`]);
    const [fresh] = (await call(listAdminProducts, { query: { find: `${find}-2` } })).data;
    expect(fresh).toMatchObject({ enabled: false, quantity: 3 });
    expect(await productOf(call, String(fresh?._id))).toMatchObject({ description: '<p>Так</p>' });
    const history = (await call(listAuditOf, { params: { thing: 'product', id }, query: {} })).data.entries[0];
    expect(history?.who?._id).toBe(person.userId);
    expect(Object.keys(history?.changes ?? {}).sort()).toEqual(['brand', 'currentPrice', 'name']);
    expect(await bring(call, file)).toMatchObject({ data: { created: 0, changed: 0, unchanged: 2 } });
  });

  it('applies what the dry run showed or gets 409; stock sold meanwhile stays sold', async () => {
    const call = await manager();
    const find = word();
    const { id: categoryId, title } = await makeCategory(shop.db, { name: find });
    await bring(call, `itemNo;name;categories;currentPrice;quantity\n${find};${find};${title};100;10\n`);
    const [{ _id: id } = { _id: '' }] = (await call(listAdminProducts, { query: { find } })).data;
    const count = `itemNo;quantity\n${find};12\n`;
    const marked = (await exported(call, find)).replace(';10;ні;', ';15;ні;');
    const { seen: counted } = await check(call, count);
    const { seen } = await check(call, marked);
    await shop.db.execute(sql`update products set quantity = 8 where id = ${id}`);
    await expect(bring(call, count, counted)).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('ще раз'),
    });
    await bring(call, marked, seen);
    expect((await productOf(call, id)).quantity).toBe(13);
    await expect(bring(call, marked), 'a second time').rejects.toMatchObject({ status: 422 });
    expect((await productOf(call, id)).quantity).toBe(13);

    const { version } = await productOf(call, id);
    expect(version).toBe(2);
    await expect(
      call(editProduct, {
        params: { id },
        body: {
          name: find,
          categories: categoryId,
          currentPrice: 1,
          quantity: 1,
          bottling: false,
          enabled: true,
          version: 1,
        },
      }),
      'a user with the form open is notified of the import',
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  it('moves item numbers from one product to another', async () => {
    const call = await manager();
    const find = word();
    const { id: categoryId } = await makeCategory(shop.db);
    const one = await makeProduct(shop.db, { categoryId, itemNo: `${find}-1` });
    const other = await makeProduct(shop.db, { categoryId, itemNo: `${find}-2` });
    await bring(call, `_id;itemNo\n${one.id};${find}-2\n${other.id};${find}-1\n`);
    expect((await productOf(call, one.id)).itemNo).toBe(`${find}-2`);
    expect((await productOf(call, other.id)).itemNo).toBe(`${find}-1`);
    // A number that one row clears is free for another row of the same file.
    await bring(call, `_id;itemNo\n${one.id};\n${other.id};${find}-2\n`);
    expect((await productOf(call, one.id)).itemNo).toBeNull();
    expect((await productOf(call, other.id)).itemNo).toBe(`${find}-2`);
  });

  it('holds no new word of the search until its end: others save goods with the same word meanwhile', async () => {
    const call = await manager();
    const shared = word();
    const { title } = await makeCategory(shop.db);
    const other = await makeProduct(shop.db, { name: `Парфуми ${shared}`, nameEn: `Perfume ${shared}` });
    const file = `itemNo;name;categories;currentPrice;quantity;bottling;enabled\n${word()};Олія ${shared};${title};100;1;ні;так\n`;
    const isWaiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    let importing: Promise<unknown> | undefined;
    await shop.db.transaction(async (db) => {
      await db.execute(sql`lock table audit_entries in exclusive mode`);
      importing = bring(call, file);
      await expect.poll(async () => (await shop.db.execute(isWaiting)).rows.length).toBe(1);
      await shop.db.transaction(async (db) => {
        await db.execute(sql`set local lock_timeout = '5s'`);
        await reindexProducts({ db }, [other.id]);
      });
    });
    await importing;
    expect((await found(call, shared)).length).toBe(2);
  });

  it('writes in batches, and reports progress', async () => {
    const { token } = await makePerson(shop.db, { admin: ['products'] });
    const find = word();
    const { title } = await makeCategory(shop.db);
    const lines = Array.from({ length: 1200 }, (_, at) => `${find}-${at};Багато ${at};${title};1;1`);
    const form = new FormData();
    form.append('file', new File([['itemNo;name;categories;currentPrice;quantity', ...lines].join('\n')], 'x.csv'));
    const send = { method: 'POST', body: form, token, headers: { accept: 'application/x-ndjson' } };
    const { statements, result } = await shop.database.countQueries(async () => {
      const answer = await shop.fetch('/api/admin/products/import', send);
      return { type: answer.headers.get('content-type'), text: await answer.text() };
    });
    expect(result.type).toContain('application/x-ndjson');
    const report = result.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(report.at(-1)).toMatchObject({ status: true, data: { created: 1200 } });
    const shares = report.slice(0, -1).map(({ progress }) => progress);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(statements.length).toBeLessThan(90);

    const refused = await shop.fetch('/api/admin/products/import', { ...send, body: new FormData() });
    expect(refused.status, 'what is refused before it begins has its own status').toBe(422);
    const bad = new FormData();
    bad.append('file', new File(['itemNo;name\nx;y'], 'x.csv'));
    const last = (await (await shop.fetch('/api/admin/products/import', { ...send, body: bad })).text())
      .trim()
      .split('\n')
      .at(-1);
    expect(JSON.parse(String(last))).toMatchObject({ status: false, code: 'INVALID' });
  });

  it('refuses an unauthorized user', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    await expect(bring(shop.callAs(token), 'itemNo\nx')).rejects.toMatchObject({ status: 403 });
    await expect(bring(shop.callAs(null), 'itemNo\nx')).rejects.toMatchObject({ status: 401 });
  });
});
