import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createProduct, duplicateProduct, editProduct, getAdminProduct } from '#contracts/admin-products.ts';
import { exportProducts, importProducts } from '#contracts/product-files.ts';
import { getProduct, listProducts } from '#contracts/products.ts';
import { searchProducts, suggest } from '#contracts/search.ts';
import { reindexProducts } from '#server/modules/search-index/search-index.service.ts';
import { makeCategory, makeGroup, makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { products } from './products.table.ts';

const shop = openTestShop();

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
const visitor = (language: 'uk' | 'en') => shop.callAs(null, language);
/** A unique search word. */
const word = () => `z${randomUUID().replaceAll(/[-\d]/g, '').slice(0, 10)}q`;

const input = async (fields: Record<string, unknown> = {}) => ({
  name: 'Набір блотерів',
  nameEn: 'Scent blotters',
  description: '<p>Щільний папір</p>',
  descriptionEn: '<p>Sturdy <b>paper</b><script>1</script></p>',
  currentPrice: '85',
  quantity: '3',
  bottling: false,
  enabled: true,
  categories: (await makeCategory(shop.db)).id,
  ...fields,
});

describe('[ST-SHOP-11] the English texts of a product', () => {
  it('are saved and sanitized, shown to the next editor, copied, and left out if they are empty', async () => {
    const call = await manager();
    const { data: made } = await call(createProduct, { body: await input() });
    const english = { nameEn: 'Scent blotters', descriptionEn: '<p>Sturdy <strong>paper</strong></p>' };
    expect((await call(getAdminProduct, { params: { id: made._id } })).data).toMatchObject(english);
    const { data: copy } = await call(duplicateProduct, { params: { id: made._id } });
    expect(copy).toMatchObject({ ...english, name: 'Набір блотерів (копія)', nameEn: 'Scent blotters (копія)' });

    const body = await input({ nameEn: '', descriptionEn: undefined });
    const { data: emptied } = await call(editProduct, { params: { id: made._id }, body });
    expect(emptied).toMatchObject({ nameEn: '', descriptionEn: '' });
    const refused = call(createProduct, { body: await input({ nameEn: 'x'.repeat(201) }) });
    await expect(refused).rejects.toMatchObject({ status: 422, data: { nameEn: expect.any(String) } });
  });

  it('are on English pages and cards, and the Ukrainian ones where there are none', async () => {
    const { id: categoryId, title } = await makeCategory(shop.db);
    const find = word();
    const make = (fields: object) => makeProduct(shop.db, { categoryId, ...fields });
    const translated = await make({ name: `Футляр ${find}`, nameEn: `Case ${find}`, description: 'Шкіра', sizeMl: 9 });
    await shop.db.update(products).set({ descriptionEn: 'Leather' }).where(eq(products.id, translated.id));
    const plain = await make({ name: `Лійка ${find}`, description: 'Скло' });
    await makeGroup(shop.db, [translated.id, plain.id]);
    await reindexProducts(shop.context, [translated.id, plain.id]);

    const shown = async (language: 'uk' | 'en') => {
      const call = visitor(language);
      const pages = await Promise.all([translated, plain].map(({ id }) => call(getProduct, { params: { id } })));
      const lists = await Promise.all([
        call(listProducts, { query: { categories: title } }),
        call(listProducts, { query: { categories: title, filter: { stock: true } } }),
      ]);
      const { data: found } = await call(searchProducts, { body: { query: find } });
      const { data: suggested } = await call(suggest, { query: { query: find } });
      return {
        texts: pages.map(({ data }) => `${data.name}: ${data.description}`),
        sizes: pages.map(({ data }) => data.productsGroups?.products[0]?.name),
        names: [...lists.map(({ data }) => data.products), found, suggested.products].map((cards) =>
          cards.map(({ name }) => name).sort(),
        ),
      };
    };
    const four = (names: string[]) => Array.from({ length: 4 }, () => names);
    expect(await shown('uk')).toEqual({
      texts: [`Футляр ${find}: Шкіра`, `Лійка ${find}: Скло`],
      sizes: [`Лійка ${find}`, `Футляр ${find}`],
      names: four([`Лійка ${find}`, `Футляр ${find}`]),
    });
    expect(await shown('en')).toEqual({
      texts: [`Case ${find}: Leather`, `Лійка ${find}: Скло`],
      sizes: [`Лійка ${find}`, `Case ${find}`],
      names: four([`Case ${find}`, `Лійка ${find}`]),
    });
  });

  it('follow a change: cards and cached pages have the new name and the stock of now', async () => {
    const { id: categoryId, title } = await makeCategory(shop.db);
    const { id } = await makeProduct(shop.db, { categoryId, name: 'Футляр', nameEn: 'Case', quantity: 5 });
    const card = async () => (await visitor('en')(listProducts, { query: { categories: title } })).data.products[0];
    const change = async (fields: object) => {
      await shop.db.update(products).set(fields).where(eq(products.id, id));
      await shop.settle();
      return card();
    };
    expect(await card()).toMatchObject({ name: 'Case', quantity: 5 });
    expect(await change({ nameEn: 'Travel case' })).toMatchObject({ name: 'Travel case' });
    expect(await change({ quantity: 0 })).toMatchObject({ name: 'Travel case', quantity: 0 });
    expect(await change({ nameEn: '' })).toMatchObject({ name: 'Футляр' });
  });

  it('are searched: the name, the description and the English name of the category', async () => {
    const [name, text, category] = [word(), word(), word()];
    const { id: categoryId } = await makeCategory(shop.db, { name: 'Аксесуари', nameEn: `Accessories ${category}` });
    const { id } = await makeProduct(shop.db, { categoryId, nameEn: `Case ${name}`, descriptionEn: `<p>${text}</p>` });
    await reindexProducts(shop.context, [id]);
    for (const query of [name, text, category, `case ${name}`]) {
      const { data } = await visitor('en')(searchProducts, { body: { query } });
      expect([query, ...data.map(({ _id }) => _id)]).toEqual([query, id]);
    }
    const suggested = async (language: 'uk' | 'en') =>
      (await visitor(language)(suggest, { query: { query: category } })).data.categories.map((one) => one.name);
    expect(await suggested('en')).toEqual([`Accessories ${category}`]);
    expect(await suggested('uk')).toEqual(['Аксесуари']);
  });

  it('are columns of the CSV file, which may be missing', async () => {
    const call = await manager();
    const itemNo = word();
    const { title } = await makeCategory(shop.db);
    const bring = (text: string) =>
      call(importProducts, { body: {}, files: { file: new File([text], 'products.csv') } });
    await bring(
      `itemNo;name;categories;currentPrice;quantity;bottling;enabled;Назва англійською;descriptionEn\n${itemNo};Лійка;${title};30;5;ні;так;Funnel;<p>Glass</p><script>1</script>\n`,
    );
    const { data } = await call(exportProducts, { query: { find: itemNo } });
    expect(data.csv).toContain('Назва англійською;Опис англійською (HTML)');
    expect(data.csv).toContain('Funnel;<p>Glass</p>;');
    expect((await bring(data.csv)).data).toEqual({ created: 0, changed: 0, unchanged: 1 });
    await bring(`itemNo;Name in English\n${itemNo};Glass funnel\n`);
    const { rows } = await shop.db.execute<{ id: string }>(`select id from products where item_no = '${itemNo}'`);
    const { data: stored } = await call(getAdminProduct, { params: { id: String(rows[0]?.id) } });
    expect(stored).toMatchObject({ nameEn: 'Glass funnel', descriptionEn: '<p>Glass</p>', name: 'Лійка' });
  });
});
