import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/admin-products.ts';
import { listAuditOf } from '#contracts/audit.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { getProduct } from '#contracts/products.ts';
import { countedTo } from '#domain/counts.ts';
import { pictureWidths } from '#domain/picture.ts';
import { carousels, slides } from '#server/modules/carousels/carousels.table.ts';
import { cartLines } from '#server/modules/cart/cart.table.ts';
import { makeBrand, makeCategory, makeGroup, makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { saveInDeadlock } from '#test/save-in-deadlock.ts';
import { openTestShop } from '#test/shop.ts';
import { lockProducts } from './product-editing.repository.ts';
import { countAdminProducts, listAdminProducts } from './product-editing.service.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);

type Body = CallInput<typeof contract.createProduct>['body'];

const body = async (fields: Partial<Body> = {}): Promise<Body> => ({
  name: `Aventus ${randomUUID().slice(0, 8)}`,
  currentPrice: '4780.50',
  quantity: '7',
  bottling: 'false',
  enabled: 'true',
  categories: (await makeCategory(shop.db)).id,
  ...fields,
});

const picture = async (name = 'bottle.jpg') => {
  const drawn = sharp({ create: { width: 1000, height: 1200, channels: 3, background: '#9a5a12' } });
  const bytes = await drawn
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
};

/** A unique search word. */
const word = () => `z${randomUUID().replaceAll('-', '').slice(0, 12)}`;

describe('the list', () => {
  it('[API-PROD-01] gives a page of products by status and search, the newest first', async () => {
    const call = await manager();
    const find = word();
    const made: string[] = [];
    for (const isEnabled of [true, true, false]) {
      const input = await body({ name: `Neroli ${find}`, enabled: isEnabled });
      made.unshift((await call(contract.createProduct, { body: input })).data._id);
    }
    const ids = async (query: CallInput<typeof contract.listAdminProducts>['query']) =>
      (await call(contract.listAdminProducts, { query })).data.map(({ _id }) => _id);

    expect(await ids({ find })).toEqual(made);
    expect(await ids({ find, productStatus: 'inactive' })).toEqual(made.slice(0, 1));
    expect(await ids({ find, productStatus: 'active' })).toEqual(made.slice(1));
    expect(await ids({ find, perPage: 2, startPage: 2 })).toEqual(made.slice(2));
    expect(await ids({ find: '%%%' })).toEqual([]);
  });

  it('has fifty products per page by default', async () => {
    const call = await manager();
    const { id: categoryId } = await makeCategory(shop.db);
    for (let made = 0; made < 51; made += 1) await makeProduct(shop.db, { categoryId });
    expect((await call(contract.listAdminProducts, { query: {} })).data).toHaveLength(50);
  });

  it('finds by brand, item number and a misspelt alphabet, and costs two queries more than the session', async () => {
    const { token } = await makePerson(shop.db, { admin: ['products'] });
    const call = shop.callAs(token);
    const { id: brand } = await makeBrand(shop.db, { name: `Orto ${word()}` });
    const itemNo = `KR-${word()}`;
    const { _id } = (await call(contract.createProduct, { body: await body({ brand, itemNo }) })).data;
    const { statements, result } = await shop.database.countQueries(() =>
      call(contract.listAdminProducts, { query: { find: itemNo } }),
    );
    expect(result.data.map((product) => product._id)).toEqual([_id]);
    expect(statements).toHaveLength(3);
  });

  it('counts a search without looking for the recent products that its page begins with', async () => {
    const find = word();
    const page = { productStatus: 'all', perPage: 10, startPage: 1, sort: '-date' } as const;
    const recentOnes = async (act: () => Promise<unknown>) =>
      (await shop.countQueries(act)).statements.filter((statement) => statement.includes('is_recent')).length;
    expect(await recentOnes(() => listAdminProducts(shop.context, { find, ...page }))).toBeGreaterThan(0);
    expect(await recentOnes(() => countAdminProducts(shop.context, { find }))).toBe(0);
  });

  it('[API-PROD-02] counts all, active and inactive, of a search too', async () => {
    const call = await manager();
    const find = word();
    for (const enabled of [true, false, false]) {
      await call(contract.createProduct, { body: await body({ name: `Iris ${find}`, enabled, quantity: 1 }) });
    }
    const { data } = await call(contract.countAdminProducts, { query: { find } });
    expect(data).toEqual({ all: 3, active: 1, inactive: 2, low: 1, countedTo });
    const everything = (await call(contract.countAdminProducts, { query: {} })).data;
    expect(everything.all).toBe(everything.active + everything.inactive);
    expect(everything.all).toBeGreaterThanOrEqual(3);
  });

  it('shows what runs out: few pieces, or few millilitres of what is decanted', async () => {
    const call = await manager();
    const find = word();
    const make = async (fields: Partial<Body>) =>
      (await call(contract.createProduct, { body: await body({ name: `Oud ${find}`, ...fields }) })).data._id;
    const few = await make({ quantity: 2 });
    await make({ quantity: 3 });
    const drops = await make({ quantity: 0, bottling: true, quantityMl: 19 });
    await make({ quantity: 0, bottling: true, quantityMl: 20 });
    await make({ quantity: 0, enabled: false });
    const { data } = await call(contract.listAdminProducts, { query: { find, stock: 'low' } });
    expect(data.map(({ _id }) => _id)).toEqual([drops, few]);
  });
});

describe('one product', () => {
  it('[API-PROD-03] [AD-PROD-14] is read with every field that was saved', async () => {
    const call = await manager();
    const { id: brand, name: brandName } = await makeBrand(shop.db);
    const input = await body({
      description: '<p>Ананас і <strong>дим</strong></p>',
      previousPrice: '5200',
      discount: '15',
      bottling: 'true',
      quantityMl: '250',
      sizes: '100',
      brand,
      manufacturer: 'Creed',
      manufacturerCountry: 'Франція',
      seller: 'Краплина',
      productUrl: 'https://creed.example/aventus',
      color: 'бурштин',
      itemNo: `A-${word()}`,
      itsBottle: 'true',
      toCarusel: 'true',
    });
    const { data: made } = await call(contract.createProduct, { body: input });
    const { data } = await call(contract.getAdminProduct, { params: { id: made._id } });
    expect(data).toMatchObject({
      name: input.name,
      description: '<p>Ананас і <strong>дим</strong></p>',
      currentPrice: 4780.5,
      previousPrice: 5200,
      discount: 15,
      quantity: 7,
      bottling: true,
      quantityMl: 250,
      sizes: 100,
      brand: { _id: brand, name: brandName },
      categories: { _id: input.categories },
      manufacturer: 'Creed',
      manufacturerCountry: 'Франція',
      seller: 'Краплина',
      productUrl: 'https://creed.example/aventus',
      color: 'бурштин',
      itemNo: input.itemNo,
      itsBottle: true,
      toCarusel: true,
      enabled: true,
      imageUrls: [],
      wasOrdered: false,
    });
    await expect(call(contract.getAdminProduct, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-PROD-04] is made from a form with a picture, and buyers see it at once', async () => {
    const call = await manager();
    const made = await call(contract.createProduct, { body: await body(), files: { file: await picture() } });
    expect(made.message).toBe('Товар створено');
    const shown = (await shop.callAs(null)(getProduct, { params: { id: made.data._id } })).data;
    expect(shown.imageFirst).toBe(made.data.imageFirst);
    expect(shown.currentPrice).toBe(4780.5);
  });

  it('[AD-PROD-15] its picture is stored in several widths of AVIF and WebP, without EXIF metadata', async () => {
    const call = await manager();
    const made = await call(contract.createProduct, { body: await body(), files: { file: await picture() } });
    const base = String(made.data.imageFirst).replace(/\d+\.webp$/, '');
    const widths = pictureWidths(1000);
    expect(widths.length).toBeGreaterThan(2);
    for (const type of ['webp', 'avif']) {
      for (const width of widths) {
        const answer = await shop.fetch(`${base}${width}.${type}`);
        expect(answer.headers.get('content-type')).toBe(`image/${type}`);
        const found = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
        expect([found.width, found.exif]).toEqual([width, undefined]);
      }
    }
  });

  it('[AD-PROD-16] what is not an image is refused with 415 and what is too large with 413, and nothing is saved', async () => {
    const call = await manager();
    const find = word();
    const input = await body({ name: `Never ${find}` });
    const script = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'bottle.jpg');
    await expect(call(contract.createProduct, { body: input, files: { file: script } })).rejects.toMatchObject({
      status: 415,
    });
    const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'bottle.jpg');
    await expect(call(contract.createProduct, { body: input, files: { file: huge } })).rejects.toMatchObject({
      status: 413,
    });
    expect((await call(contract.countAdminProducts, { query: { find } })).data.all).toBe(0);
  });

  it('[AD-PROD-17] its description is sanitized when it is written', async () => {
    const call = await manager();
    const description = '<p onclick="steal()">Дим</p><script>steal()</script><a href="javascript:steal()">сюди</a>';
    const { data } = await call(contract.createProduct, { body: await body({ description }) });
    expect(data.description).toBe('<p>Дим</p>сюди');
  });

  it('[API-PROD-05] an edit changes it, keeps its picture by default, and updates the search index', async () => {
    const call = await manager();
    const input = await body();
    const { data: made } = await call(contract.createProduct, { body: input, files: { file: await picture() } });
    const params = { id: made._id };
    const find = word();
    const edited = await call(contract.editProduct, { params, body: { ...input, name: `Vetiver ${find}` } });
    expect(edited).toMatchObject({ message: 'Товар збережено', data: { imageFirst: made.imageFirst } });
    expect((await call(contract.listAdminProducts, { query: { find } })).data).toHaveLength(1);
    const emptied = await call(contract.editProduct, { params, body: { ...input, imageFirst: '' } });
    expect(emptied.data.imageFirst).toBeNull();
    await expect(call(contract.editProduct, { params: { id: unknownId }, body: input })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('an edit that meets a deadlock with another new word of the search is retried', async () => {
    const call = await manager();
    const input = await body();
    const { data: made } = await call(contract.createProduct, { body: input });
    const name = `Новослово ${word()}`;
    const edit = () => call(contract.editProduct, { params: { id: made._id }, body: { ...input, name } });
    const { data } = await saveInDeadlock(shop, { productId: made._id, word: name }, edit);
    expect(data).toMatchObject({ name, version: made.version + 1 });
  });

  it('of two concurrent edits the second gets 409 with the current state (optimistic concurrency)', async () => {
    const call = await manager();
    const input = await body();
    const { data: made } = await call(contract.createProduct, { body: input });
    const params = { id: made._id };
    const { version } = made;
    await call(contract.editProduct, { params, body: { ...input, version, currentPrice: '5000' } });
    const second = call(contract.editProduct, { params, body: { ...input, version, color: 'зелений' } });
    await expect(second).rejects.toMatchObject({
      status: 409,
      code: 'CHANGED_MEANWHILE',
      data: { changes: { currentPrice: [4780.5, 5000], color: ['зелений', ''] } },
    });
    expect((await call(contract.getAdminProduct, { params })).data.currentPrice).toBe(5000);
  });

  it('stock sold while its form was open stays sold', async () => {
    const call = await manager();
    const input = await body({ quantity: 10 });
    const { data: made } = await call(contract.createProduct, { body: input });
    await shop.db.execute(sql`update products set quantity = 8 where id = ${made._id}`);
    const params = { id: made._id };
    const renamed = await call(contract.editProduct, { params, body: { ...input, quantityWas: 10, color: 'x' } });
    expect(renamed.data.quantity).toBe(8);
    const restocked = await call(contract.editProduct, { params, body: { ...input, quantity: 15, quantityWas: 10 } });
    expect(restocked.data.quantity).toBe(13);
  });

  it('[API-PROD-06] is turned off and on again, and goes from the shop meanwhile', async () => {
    const call = await manager();
    const { id } = await makeProduct(shop.db);
    const turn = (enabled?: boolean) =>
      call(contract.turnProduct, { params: { id }, body: enabled === undefined ? {} : { enabled } });
    expect((await turn()).data.enabled).toBe(false);
    await expect(shop.callAs(null)(getProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await turn()).data.enabled).toBe(true);
    expect((await turn(true)).data.enabled, 'a wish that is true already changes nothing').toBe(true);
  });

  it('[API-PROD-07] is deleted where nothing refers to it', async () => {
    const call = await manager();
    const { id } = await makeProduct(shop.db);
    expect((await call(contract.deleteProduct, { params: { id } })).message).toBe('Товар видалено');
    await expect(call(contract.deleteProduct, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('[AD-PROD-18] once ordered, it is never deleted, only turned off', async () => {
    const call = await manager();
    const product = await makeProduct(shop.db);
    const { id } = product;
    await makeOrder(shop.db, { lines: [{ product, quantity: 1 }] });
    const refused = call(contract.deleteProduct, { params: { id } });
    await expect(refused).rejects.toMatchObject({ status: 409, code: 'IN_USE', message: /замовляли/ });
    expect((await call(contract.getAdminProduct, { params: { id } })).data.wasOrdered).toBe(true);
    expect((await call(contract.turnProduct, { params: { id }, body: {} })).data.enabled).toBe(false);
  });

  it('in a carousel or in a group of sizes it stays, and the refusal says where', async () => {
    const call = await manager();
    const { id: inGroup } = await makeProduct(shop.db);
    const group = await makeGroup(shop.db, [inGroup]);
    const refused = call(contract.deleteProduct, { params: { id: inGroup } });
    await expect(refused).rejects.toMatchObject({ status: 409, message: expect.stringContaining(group.name) });
    const { id: inSlide } = await makeProduct(shop.db);
    const [carousel] = await shop.db.insert(carousels).values({ title: 'Spring' }).returning();
    await shop.db.insert(slides).values({ carouselId: String(carousel?.id), productId: inSlide, position: 1 });
    await expect(call(contract.deleteProduct, { params: { id: inSlide } })).rejects.toMatchObject({ status: 409 });
  });

  const scent = {
    family: 'woody',
    gender: 'unisex',
    concentration: 'eau-de-parfum',
    year: 2010,
    perfumer: 'Jean-Christophe Hérault',
    seasons: ['spring', 'autumn'],
    notesTop: 'ананас, чорна смородина',
    notesHeart: 'береза, турецька троянда',
    notesBase: 'мох',
  } as const;

  it('[ST-FIND-01] has the attributes of its scent, typed in a form, to filter and to search by', async () => {
    const call = await manager();
    const typed = { ...scent, year: ' 2010 ', seasons: 'autumn, spring', notesTop: ' ананас ,чорна смородина,, ' };
    const { data: made } = await call(contract.createProduct, { body: await body({ ...typed, isSet: 'true' }) });
    expect(made).toMatchObject({ ...scent, isSet: true });
    const [row] = (
      await shop.db.execute<{ keys: string[]; facets: string[] }>(
        sql`select note_keys as keys, facets from products where id = ${made._id}`,
      )
    ).rows;
    expect(row?.keys).toEqual(['pineapple', 'blackcurrant', 'birch', 'rose', 'oakmoss']);
    expect(row?.facets).toEqual(expect.arrayContaining(['family:woody', 'format:set', 'note:rose']));
    const shown = (await shop.callAs(null)(getProduct, { params: { id: made._id } })).data;
    expect(shown.attributes).toMatchObject({ family: 'woody', year: 2010, seasons: scent.seasons });

    const { data: copy } = await call(contract.duplicateProduct, { params: { id: made._id } });
    expect(copy).toMatchObject({ ...scent, isSet: true });
    const [copied] = (
      await shop.db.execute<{ keys: string[] }>(sql`select note_keys as keys from products where id = ${copy._id}`)
    ).rows;
    expect(copied?.keys).toEqual(row?.keys);

    const emptied = {
      family: '',
      gender: '',
      concentration: '',
      year: '',
      perfumer: '',
      seasons: '',
      notesTop: '',
    } as const;
    const edited = await call(contract.editProduct, { params: { id: made._id }, body: await body(emptied) });
    expect(edited.data).toMatchObject({ family: null, year: null, seasons: [], notesHeart: '', isSet: false });
    const { data: log } = await call(listAuditOf, { params: { thing: 'product', id: made._id }, query: {} });
    expect(log.entries[0]?.changes).toMatchObject({
      family: ['woody', null],
      seasons: [scent.seasons, []],
      notesBase: ['мох', ''],
      isSet: [true, false],
    });
  });

  it('a copy starts without stock and item number, turned off', async () => {
    const call = await manager();
    const itemNo = word();
    const { data: made } = await call(contract.createProduct, { body: await body({ itemNo }) });
    const { data: copy } = await call(contract.duplicateProduct, { params: { id: made._id } });
    expect(copy).toMatchObject({ name: `${made.name} (копія)`, itemNo: null, quantity: 0, enabled: false });
    expect(copy.currentPrice).toBe(made.currentPrice);
  });

  it('its changes are audited', async () => {
    const call = await manager();
    const input = await body();
    const { data: made } = await call(contract.createProduct, { body: input });
    await call(contract.editProduct, { params: { id: made._id }, body: { ...input, currentPrice: 5000 } });
    const { data } = await call(listAuditOf, { params: { thing: 'product', id: made._id }, query: {} });
    expect(data.entries.map(({ action, changes }) => [action, changes.currentPrice])).toEqual([
      ['changed', [4780.5, 5000]],
      ['created', [null, 4780.5]],
    ]);
  });
});

describe('what is refused at its field', () => {
  const refusals: [string, Partial<Record<keyof Body, unknown>>, Record<string, string>][] = [
    ['no name', { name: ' ' }, { name: "Обов'язкове поле" }],
    ['a name of 10,000 letters', { name: 'я'.repeat(10_000) }, { name: 'Задовго: найбільше 200' }],
    ['no price', { currentPrice: '' }, { currentPrice: "Обов'язкове поле" }],
    ['a negative price', { currentPrice: '-1' }, { currentPrice: 'Ціна в гривнях, не більше двох цифр після коми' }],
    ['three decimals', { currentPrice: 10.005 }, { currentPrice: 'Ціна в гривнях, не більше двох цифр після коми' }],
    ['no quantity', { quantity: '' }, { quantity: "Обов'язкове поле" }],
    ['half a piece', { quantity: 1.5 }, { quantity: 'Потрібне ціле число, не менше нуля' }],
    ['a discount over 100', { discount: 101 }, { discount: 'Ціле число від 0 до 100' }],
    ['millilitres without bottling', { quantityMl: 5 }, { quantityMl: 'Мілілітри є лише в товарів на розлив' }],
    ['an unknown category', { categories: unknownId }, { categories: 'Такого варіанта немає' }],
    ['no category', { categories: '' }, { categories: "Обов'язкове поле" }],
    ['an unknown family', { family: 'fougere' }, { family: 'Такого варіанта немає' }],
    ['an unknown gender', { gender: 'all' }, { gender: 'Такого варіанта немає' }],
    ['an unknown season', { seasons: 'spring,monsoon' }, { seasons: 'Такого варіанта немає' }],
    ['a year before all perfumes', { year: '1699' }, { year: 'Рік від 1700 до 2100' }],
    ['a year in words', { year: 'торік' }, { year: 'Рік від 1700 до 2100' }],
    ['21 notes', { notesTop: Array(21).fill('уд').join() }, { notesTop: 'Забагато нот: найбільше 20' }],
    [
      'a note of 61 letters',
      { notesBase: `уд, ${'я'.repeat(61)}` },
      { notesBase: 'Задовга назва ноти: найбільше 60 літер. Ноти розділяйте комами' },
    ],
    ['an unknown brand', { brand: unknownId }, { brand: 'Такого варіанта немає' }],
    ['no word on bottling', { bottling: undefined }, { bottling: "Обов'язкове поле" }],
    ['no word on being on', { enabled: undefined }, { enabled: "Обов'язкове поле" }],
    [
      'a script for an address',
      { productUrl: 'javascript:1' },
      { productUrl: 'Адреса має починатися з https:// або http://' },
    ],
  ];

  it.each(refusals)('[AD-VAL-01] [AD-VAL-02] %s', async (_, fields, data) => {
    const call = await manager();
    const input = Object.fromEntries(
      Object.entries(await body(fields as Partial<Body>)).filter(([, value]) => value !== undefined),
    );
    const refused = call(contract.createProduct, { body: input as Body });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'INVALID', data });
  });

  it('[AD-VAL-03] everything else may be left out', async () => {
    const call = await manager();
    const { data } = await call(contract.createProduct, { body: await body() });
    expect(data).toMatchObject({ previousPrice: null, description: '', discount: 0, quantityMl: 0, productUrl: '' });
  });

  it('[AD-PROD-13] an empty discount is 0', async () => {
    const call = await manager();
    expect((await call(contract.createProduct, { body: await body({ discount: '' }) })).data.discount).toBe(0);
  });

  it('an item number that another product has', async () => {
    const call = await manager();
    const itemNo = word();
    await call(contract.createProduct, { body: await body({ itemNo }) });
    const again = call(contract.createProduct, { body: await body({ itemNo }) });
    await expect(again).rejects.toMatchObject({ status: 409, data: { itemNo: 'Такий артикул уже має інший товар' } });
  });
});

describe('several at once', () => {
  it('get the same change, all or none', async () => {
    const call = await manager();
    const ids = [(await makeProduct(shop.db)).id, (await makeProduct(shop.db)).id];
    const { id: categories } = await makeCategory(shop.db);
    const { data } = await call(contract.changeProducts, { body: { ids, enabled: false, categories, discount: 30 } });
    expect(data.changed).toBe(2);
    for (const id of ids) {
      const product = (await call(contract.getAdminProduct, { params: { id } })).data;
      expect(product).toMatchObject({ enabled: false, discount: 30, categories: { _id: categories } });
    }
    const withUnknown = call(contract.changeProducts, { body: { ids: [...ids, unknownId], enabled: true } });
    await expect(withUnknown).rejects.toMatchObject({ status: 404 });
    const first = { params: { id: String(ids[0]) } };
    expect((await call(contract.getAdminProduct, first)).data.enabled).toBe(false);
  });
});

describe('to choose from', () => {
  it('[API-PROD-08] the carousel offers what is marked for it and on sale', async () => {
    const call = shop.callAs((await makePerson(shop.db, { admin: ['carusels'] })).token);
    const marked = (await makeProduct(shop.db, { isForCarousel: true })).id;
    const hidden = (await makeProduct(shop.db, { isForCarousel: true, isEnabled: false })).id;
    const plain = (await makeProduct(shop.db)).id;
    const ids = (await call(contract.listProductsForCarousel, { query: {} })).data.map(({ _id }) => _id);
    expect(ids).toContain(marked);
    expect(ids).not.toContain(hidden);
    expect(ids).not.toContain(plain);
    const found = await call(contract.listProductsForCarousel, { query: { find: '%%%' } });
    expect(found.data, 'signs alone find nothing').toEqual([]);
  });

  it('[API-PROD-09] countries are a list of names', async () => {
    const call = await manager();
    const { data } = await call(contract.listCountries, {});
    expect(data).toContainEqual({ name: 'Франція' });
    expect(data).toContainEqual({ name: 'Україна' });
  });

  it('a picker finds any product and says which group it is in', async () => {
    const call = await manager();
    const find = word();
    const { _id } = (
      await call(contract.createProduct, { body: await body({ name: `Ambre ${find}`, enabled: false }) })
    ).data;
    const group = await makeGroup(shop.db, [_id]);
    const { data } = await call(contract.findProductChoices, { query: { find } });
    expect(data).toMatchObject([{ _id, enabled: false, group: { _id: group.id, name: group.name } }]);
  });

  it('a product that is being edited can be put into carts meanwhile', async () => {
    const { id: productId } = await makeProduct(shop.db);
    const { userId } = await makePerson(shop.db);
    await shop.db.transaction(async (db) => {
      await lockProducts(db, [productId]);
      const { rowCount } = await shop.db.insert(cartLines).values({ userId, productId, quantity: 1, position: 0 });
      expect(rowCount).toBe(1);
    });
  });
});
