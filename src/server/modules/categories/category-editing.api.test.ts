import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listAuditOf } from '#contracts/audit.ts';
import * as contract from '#contracts/categories.ts';
import { searchProducts } from '#contracts/search.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeCategory, makeDiscount, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['categories'] })).token);
const input = (fields = {}) => ({
  name: `Для дому ${randomUUID()}`,
  title: `home-${randomUUID()}`,
  description: 'Свічки й дифузори',
  active: true,
  isMenu: true,
  ...fields,
});

describe('categories', () => {
  it('[API-CAT-01] are listed with name, title, description, whether they are on and in the menu, and their discount', async () => {
    const call = await manager();
    const { id: discount } = await makeDiscount(shop.db);
    const { data: made } = await call(contract.createCategory, { body: input({ discount }) });
    const { data } = await call(contract.listCategories, {});
    const fields = {
      name: made.name,
      title: made.title,
      description: made.description,
      active: true,
      isMenu: true,
      nameEn: '',
      descriptionEn: '',
    };
    expect(data.find(({ _id }) => _id === made._id)).toEqual({ _id: made._id, ...fields, discount, version: 1 });
    expect(data.at(-1)?._id, 'a new one stands at the end of the menu').toBe(made._id);
  });

  it('[API-CAT-02] one is read by its id, visible to buyers or not', async () => {
    const call = await manager();
    const { id, title } = await makeCategory(shop.db, { isActive: false });
    const { data } = await call(contract.getCategoryById, { params: { id } });
    expect(data).toMatchObject({ _id: id, title, active: false, discount: null });
    await expect(call(contract.getCategoryById, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-CAT-03] a new one is made, and its word in the address is taken once, whatever the case', async () => {
    const call = await manager();
    const body = input();
    expect((await call(contract.createCategory, { body })).message).toBe('Категорію створено');
    const again = call(contract.createCategory, { body: input({ title: body.title.toUpperCase() }) });
    await expect(again).rejects.toMatchObject({ status: 409, data: { title: 'Така назва для адреси вже є' } });
    for (const title of ['a/b', 'a?b', 'a#b', 'a%b']) {
      await expect(call(contract.createCategory, { body: input({ title }) })).rejects.toMatchObject({ status: 422 });
    }
  });

  it('[API-CAT-04] an edit changes it, is audited, and its goods are found by the new name', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createCategory, { body: input() });
    const { id } = await makeProduct(shop.db, { categoryId: made._id });
    await reindexProducts(shop.context, [id]);
    const word = `z${randomUUID().replaceAll('-', '').slice(0, 10)}`;
    const body = input({ name: `Дім ${word}`, isMenu: false });
    const edited = await call(contract.editCategory, { params: { id: made._id }, body });
    expect(edited).toMatchObject({ message: 'Категорію збережено', data: { name: body.name, isMenu: false } });
    await shop.runJobs();
    const found = await shop.callAs(null)(searchProducts, { body: { query: word } });
    expect(found.data.map(({ _id }) => _id)).toEqual([id]);
    const history = await call(listAuditOf, { params: { thing: 'category', id: made._id }, query: {} });
    expect(history.data.entries[0]?.changes).toMatchObject({ name: [made.name, body.name], isMenu: [true, false] });
  });

  it('[ST-SHOP-11] the English name and description are saved, shown to the next editor and audited', async () => {
    const call = await manager();
    const { name } = input();
    const { data: made } = await call(contract.createCategory, { body: input({ name, nameEn: 'Home' }) });
    expect(made).toMatchObject({ name, nameEn: 'Home', descriptionEn: '' });
    const english = { nameEn: 'For the home', descriptionEn: 'Candles and diffusers' };
    await call(contract.editCategory, { params: { id: made._id }, body: input({ name, ...english }) });
    const { data } = await shop.callAs((await makePerson(shop.db, { admin: ['categories'] })).token, 'en')(
      contract.getCategoryById,
      { params: { id: made._id } },
    );
    expect(data).toMatchObject({ name, ...english });
    const history = await call(listAuditOf, { params: { thing: 'category', id: made._id }, query: {} });
    expect(history.data.entries[0]?.changes).toMatchObject({ nameEn: ['Home', 'For the home'] });
    await expect(call(contract.createCategory, { body: input({ nameEn: 'x'.repeat(121) }) })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('[ST-SHOP-11] an edit that names no translation, as the switch of the list, leaves it as it is', async () => {
    const call = await manager();
    const english = { nameEn: 'Home', descriptionEn: 'Candles' };
    const { data: made } = await call(contract.createCategory, { body: input(english) });
    const { name, title } = made;
    await call(contract.editCategory, { params: { id: made._id }, body: input({ name, title, active: false }) });
    const { data } = await call(contract.getCategoryById, { params: { id: made._id } });
    expect(data).toMatchObject({ ...english, active: false });
  });

  it('[API-CAT-05] one without products is deleted; one with products stays, and the refusal says how many', async () => {
    const call = await manager();
    const { id } = await makeCategory(shop.db);
    expect((await call(contract.deleteCategory, { params: { id } })).message).toBe('Категорію видалено');
    await expect(call(contract.deleteCategory, { params: { id } })).rejects.toMatchObject({ status: 404 });
    const { id: full } = await makeCategory(shop.db);
    await makeProduct(shop.db, { categoryId: full });
    const refused = call(contract.deleteCategory, { params: { id: full } });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'IN_USE',
      message: expect.stringContaining('(1)'),
    });
  });

  it("[AD-VAL-06] name, title, being on and being in the menu are required ('Обов'язкове поле'); the description is not", async () => {
    const call = await manager();
    for (const field of ['name', 'title', 'active', 'isMenu'] as const) {
      const { [field]: _, ...body } = input();
      await expect(call(contract.createCategory, { body: body as ReturnType<typeof input> })).rejects.toMatchObject({
        status: 422,
        data: { [field]: "Обов'язкове поле" },
      });
    }
    const { description: _, ...body } = input();
    expect((await call(contract.createCategory, { body })).data.description).toBe('');
  });

  it('[AD-VAL-07] the discount is empty or one that exists', async () => {
    const call = await manager();
    expect((await call(contract.createCategory, { body: input({ discount: '' }) })).data.discount).toBeNull();
    const { id: discount } = await makeDiscount(shop.db);
    expect((await call(contract.createCategory, { body: input({ discount }) })).data.discount).toBe(discount);
    await expect(call(contract.createCategory, { body: input({ discount: unknownId }) })).rejects.toMatchObject({
      status: 422,
      data: { discount: 'Такого варіанта немає' },
    });
  });
});

describe('[AD-WORK-14] categories', () => {
  it('have Latin addresses without spaces; older ones stay until they are changed', async () => {
    const call = await manager();
    for (const title of ['парфуми', 'for home', 'домашні-aromas', '-home', 'home-']) {
      await expect(call(contract.createCategory, { body: input({ title }) })).rejects.toMatchObject({
        status: 422,
        data: { title: expect.stringContaining('Лише латинські літери') },
      });
    }
    const { id, title } = await makeCategory(shop.db, { title: `дім ${randomUUID()}` });
    const body = input({ title });
    expect((await call(contract.editCategory, { params: { id }, body })).data.title).toBe(title);
    const other = call(contract.editCategory, { params: { id }, body: { ...body, title: `${title} 2` } });
    await expect(other).rejects.toMatchObject({ status: 422 });
  });

  it('are refused if people cannot distinguish them: case, spaces, letters that look alike', async () => {
    const call = await manager();
    const word = randomUUID().slice(0, 8).toUpperCase();
    await call(contract.createCategory, { body: input({ name: `Косметика ${word}` }) });
    // The first letters are Latin here.
    for (const name of [`косметика  ${word.toLowerCase()}`, `Kocметика ${word}`, ` К осметика${word}`]) {
      await expect(call(contract.createCategory, { body: input({ name }) }), name).rejects.toMatchObject({
        status: 409,
        data: { name: 'Така назва вже є, або її не відрізнити від наявної' },
      });
    }
    await call(contract.createCategory, { body: input({ name: `Косметичка ${word}` }) });
  });

  it('are put in an order, which the menu follows; those that are not named come after', async () => {
    const call = await manager();
    const made: contract.Category[] = [];
    for (const body of [input(), input(), input()]) made.push((await call(contract.createCategory, { body })).data);
    const [one, two, three] = made.map(({ _id }) => _id);
    await call(contract.arrangeCategories, { body: { ids: [three ?? '', one ?? ''] } });
    const ids = (await call(contract.listCategories, {})).data.map(({ _id }) => _id);
    expect(ids.slice(0, 2)).toEqual([three, one]);
    expect(ids.indexOf(two ?? '')).toBeGreaterThan(1);
    const menu = (await shop.callAs(null)(contract.listMenuCategories, {})).data.map(({ title }) => title);
    expect(menu.slice(0, 2)).toEqual([made[2]?.title, made[0]?.title]);
    const clerk = shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
    const refused = clerk(contract.arrangeCategories, { body: { ids: [one ?? ''] } });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });
});
