import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  createBrand,
  deleteBrand,
  editBrand,
  getBrand,
  getBrandPage,
  listBrandPages,
  listBrands,
  listShownBrands,
} from '#contracts/brands.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeBrand, makeCategory, makePerson, makePicture, makeProduct } from '#test/factories.ts';
import { saveInDeadlock } from '#test/save-in-deadlock.ts';
import { openTestShop } from '#test/shop.ts';
import { brands } from './brands.table.ts';

const shop = openTestShop();

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['brands'] })).token);

const pictureFile = async (name = 'mark.png') => {
  const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#9a5a12' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
};

const unknownId = '01890000-0000-7000-8000-000000000000';

describe('brands', () => {
  it('[API-BRND-01] are listed by name with id, name, image and whether they are on', async () => {
    const call = await manager();
    const { id } = await makeBrand(shop.db, { name: 'Zoologist', isActive: false });
    const { data } = await call(listBrands, {});
    expect(data).toContainEqual({ _id: id, name: 'Zoologist', imageUrl: null, active: false, version: 1 });
    const names = data.map(({ name }) => name.toLowerCase());
    expect(names).toEqual([...names].sort());
  });

  it('can be renamed while others save goods with the same new word: a deadlock is retried', async () => {
    const call = await manager();
    const { id } = await makeBrand(shop.db);
    const { id: productId } = await makeProduct(shop.db, { brandId: id });
    await reindexProducts(shop.context, [productId]);
    const word = 'Novobrand';
    const rename = () => call(editBrand, { params: { id }, body: { name: word, active: true } });
    const { data } = await saveInDeadlock(shop, { productId, word }, rename);
    expect(data).toMatchObject({ name: word, version: 2 });
  });

  it('are listed with one query, however many there are', async () => {
    const { token } = await makePerson(shop.db, { admin: ['brands'] });
    const call = shop.callAs(token);
    for (let count = 0; count < 5; count += 1) await makeBrand(shop.db);
    const { statements } = await shop.countQueries(() => call(listBrands, {}));
    expect(statements.filter((statement) => statement.includes('"brands"'))).toHaveLength(1);
    expect(statements).toHaveLength(2);
  });

  it('[API-BRND-02] one is read by its id, and an unknown id is 404', async () => {
    const call = await manager();
    const { id, name } = await makeBrand(shop.db);
    expect((await call(getBrand, { params: { id } })).data).toEqual({
      _id: id,
      name,
      imageUrl: null,
      active: true,
      version: 1,
    });
    await expect(call(getBrand, { params: { id: unknownId } })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    await expect(call(getBrand, { params: { id: 'chanel' } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-BRND-03] a new one is made from a form with a picture', async () => {
    const call = await manager();
    const made = await call(createBrand, {
      body: { name: ' Byredo ', active: true },
      files: { file: await pictureFile() },
    });
    expect(made.message).toBe('Бренд створено');
    const { data } = await call(getBrand, { params: { id: made.data._id } });
    expect(data).toMatchObject({ name: 'Byredo', active: true });
    const picture = await shop.fetch(data.imageUrl ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBe(300);
  });

  it('of two concurrent edits of one brand, the second gets 409 (optimistic concurrency)', async () => {
    const call = await manager();
    const { data: made } = await call(createBrand, { body: { name: 'Maison Kurkdjian' } });
    const edit = (name: string) =>
      call(editBrand, { params: { id: made._id }, body: { name, version: made.version }, files: {} });
    const first = await edit('Maison Francis Kurkdjian');
    expect(first.data.version).toBe(made.version + 1);
    await expect(edit('Francis Kurkdjian')).rejects.toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    expect((await call(getBrand, { params: { id: made._id } })).data).toEqual(first.data);
  });

  it('[API-BRND-04] an edit changes name, picture and whether it is on', async () => {
    const call = await manager();
    const { data: made } = await call(createBrand, {
      body: { name: 'Le Labbo' },
      files: { file: await pictureFile() },
    });
    const params = { id: made._id };
    const edited = await call(editBrand, { params, body: { name: 'Le Labo', active: false } });
    expect(edited).toMatchObject({ message: 'Бренд збережено', data: { name: 'Le Labo', active: false } });
    expect(edited.data.imageUrl, 'the picture stays unless it is taken away').toBe(made.imageUrl);
    const replaced = await call(editBrand, { params, body: { name: 'Le Labo' }, files: { file: await pictureFile() } });
    expect(replaced.data.imageUrl).not.toBe(made.imageUrl);
    const emptied = await call(editBrand, { params, body: { name: 'Le Labo', imageUrl: '' } });
    expect(emptied.data.imageUrl).toBeNull();
    await expect(call(editBrand, { params: { id: unknownId }, body: { name: 'Nobody' } })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('[API-BRND-05] one that nothing refers to is deleted', async () => {
    const call = await manager();
    const { id } = await makeBrand(shop.db);
    expect((await call(deleteBrand, { params: { id } })).message).toBe('Бренд видалено');
    await expect(call(getBrand, { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(call(deleteBrand, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('one that products carry stays, and the refusal says how many', async () => {
    const call = await manager();
    const { id } = await makeBrand(shop.db);
    await makeProduct(shop.db, { brandId: id });
    await makeProduct(shop.db, { brandId: id, isEnabled: false });
    await expect(call(deleteBrand, { params: { id } })).rejects.toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: expect.stringContaining('(2)'),
    });
    expect((await call(getBrand, { params: { id } })).data._id).toBe(id);
  });

  it('a name is taken once, whatever the case of its letters', async () => {
    const call = await manager();
    await call(createBrand, { body: { name: 'Hermès' } });
    await expect(call(createBrand, { body: { name: 'HERMÈS' } })).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_TAKEN',
      data: { name: 'Така назва вже є' },
    });
  });

  it('a name that is taken concurrently goes to one', async () => {
    const call = await manager();
    const both = await Promise.allSettled([1, 2].map(() => call(createBrand, { body: { name: 'Xerjoff' } })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it.each([
    ['', "Обов'язкове поле"],
    ['   ', "Обов'язкове поле"],
    ['x'.repeat(121), 'Задовго: найбільше 120'],
    ['two\nlines', 'Приберіть недруковані символи'],
  ])('a name like %j is refused at its field', async (name, message) => {
    const call = await manager();
    await expect(call(createBrand, { body: { name } })).rejects.toMatchObject({ status: 422, data: { name: message } });
  });

  it('a file that is no picture is refused and nothing is saved', async () => {
    const call = await manager();
    const before = await shop.db.$count(brands);
    const text = new File(['<svg onload="alert(1)"/>'], 'mark.png', { type: 'image/png' });
    await expect(call(createBrand, { body: { name: 'No picture' }, files: { file: text } })).rejects.toMatchObject({
      status: 415,
      code: 'WRONG_TYPE',
    });
    expect(await shop.db.$count(brands)).toBe(before);
  });
});

describe('the brands that guests are shown', () => {
  const shown = async () => (await shop.callAs(null)(listShownBrands, {})).data;

  it('are those with most goods on sale, with picture and count', async () => {
    const picture = await makePicture(shop.db);
    const hidden = await makeCategory(shop.db, { isActive: false });
    const make = async (goods: number, fields: Parameters<typeof makeBrand>[1] = {}, ofProduct = {}) => {
      const brand = await makeBrand(shop.db, fields);
      for (let made = 0; made < goods; made += 1) await makeProduct(shop.db, { brandId: brand.id, ...ofProduct });
      return brand;
    };
    const few = await make(4, { name: 'Few' });
    const many = await make(5, { name: 'Many', pictureId: picture.id });
    await make(6, { name: 'Asleep', isActive: false });
    await make(6, { name: 'Hidden' }, { categoryId: hidden.id });
    await make(6, { name: 'Off' }, { isEnabled: false });
    await make(0, { name: 'Empty' });
    const listed = await shown();
    expect(listed.slice(0, 2)).toEqual([
      { _id: many.id, name: 'Many', slug: 'many', imageUrl: picture.address, productsCount: 5 },
      { _id: few.id, name: 'Few', slug: 'few', imageUrl: null, productsCount: 4 },
    ]);
    expect(listed.map(({ name }) => name)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/Asleep|Hidden|Off|Empty/)]),
    );
    const { statements } = await shop.countQueries(shown);
    expect(statements).toHaveLength(1);
  });

  it('[ST-FIND-04] have pages, found by the slug of their name', async () => {
    const shown = await makeBrand(shop.db, { name: 'Zed №7' });
    await makeProduct(shop.db, { brandId: shown.id });
    const empty = await makeBrand(shop.db, { name: 'Without Goods' });
    const call = shop.callAs(null);
    const page = { _id: shown.id, name: shown.name, slug: 'zed-no7', imageUrl: null, productsCount: 1 };
    const { data } = await call(listBrandPages, {});
    expect(data).toContainEqual(page);
    expect(data.map(({ _id }) => _id)).not.toContain(empty.id);
    const names = data.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : 1)));
    expect((await call(getBrandPage, { params: { slug: 'Zed-No7' } })).data).toEqual(page);
    for (const slug of ['without-goods', 'no-such', "'; --"]) {
      await expect(call(getBrandPage, { params: { slug } })).rejects.toMatchObject({ status: 404 });
    }
  });

  it('are 24 at most', async () => {
    for (let made = 0; made < 25; made += 1) await makeProduct(shop.db, { brandId: (await makeBrand(shop.db)).id });
    expect(await shown()).toHaveLength(24);
  });
});
