import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contracts/groups.ts';
import { getProduct } from '#contracts/products.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['productsGroups'] })).token);
const name = () => `Libre ${randomUUID()}`;
const sizes = async (count: number) => {
  const ids: string[] = [];
  for (let size = 1; size <= count; size += 1) ids.push((await makeProduct(shop.db, { sizeMl: size * 30 })).id);
  return ids;
};

describe('product groups', () => {
  it('[API-GRP-01] are listed with id, name and products, by name, with optional pagination', async () => {
    const call = await manager();
    const products = await sizes(2);
    const word = randomUUID();
    const { data: second } = await call(contract.createGroup, { body: { name: `b ${word}`, products } });
    const { data: first } = await call(contract.createGroup, { body: { name: `A ${word}`, products: [] } });
    const { data } = await call(contract.listGroups, { query: { find: word.toUpperCase() } });
    expect(data).toEqual([
      { _id: first._id, name: `A ${word}`, products: [] },
      { _id: second._id, name: `b ${word}`, products },
    ]);
    const page = await call(contract.listGroups, { query: { find: word, perPage: 1, startPage: 2 } });
    expect(page.data.map(({ _id }) => _id)).toEqual([second._id]);
    expect((await call(contract.countGroups, { query: { find: word } })).data.all).toBe(2);
  });

  it('[API-GRP-02] one is read with its products, in their order', async () => {
    const call = await manager();
    const [one, two] = await sizes(2);
    const body = { name: name(), products: [String(two), String(one)] };
    const { data: made } = await call(contract.createGroup, { body });
    const { data } = await call(contract.getGroup, { params: { id: made._id } });
    expect(data.products).toEqual(body.products);
    expect(data.items.map(({ sizes }) => sizes)).toEqual([60, 30]);
    await expect(call(contract.getGroup, { params: { id: unknownId } })).rejects.toMatchObject({ status: 404 });
  });

  it('[API-GRP-03] a new one makes its products sizes of each other', async () => {
    const call = await manager();
    const products = await sizes(3);
    const made = await call(contract.createGroup, { body: { name: name(), products } });
    expect(made).toMatchObject({ message: 'Групу створено', data: { products } });
    const { data } = await shop.callAs(null)(getProduct, { params: { id: String(products[0]) } });
    expect(data.productsGroups?.products.map(({ _id }) => _id)).toEqual(products.slice(1));
  });

  it('[API-GRP-04] an edit makes it hold exactly the given products', async () => {
    const call = await manager();
    const [one, two, three] = await sizes(3);
    const { data: made } = await call(contract.createGroup, {
      body: { name: name(), products: [String(one), String(two)] },
    });
    const products = [String(three), String(one)];
    const edited = await call(contract.editGroup, { params: { id: made._id }, body: { name: made.name, products } });
    expect(edited).toMatchObject({ message: 'Групу збережено', data: { products } });
  });

  it('[API-GRP-05] an empty one is deleted; one that holds products is not', async () => {
    const call = await manager();
    const { data: made } = await call(contract.createGroup, { body: { name: name(), products: await sizes(2) } });
    const params = { id: made._id };
    await expect(call(contract.deleteGroup, { params })).rejects.toMatchObject({ status: 409, message: /\(2\)/ });
    await call(contract.editGroup, { params, body: { name: made.name, products: [] } });
    expect((await call(contract.deleteGroup, { params })).message).toBe('Групу видалено');
  });

  it('a product is in one group only, and the refusal says in which', async () => {
    const call = await manager();
    const products = await sizes(2);
    const { data: made } = await call(contract.createGroup, { body: { name: name(), products } });
    const again = call(contract.createGroup, { body: { name: name(), products } });
    await expect(again).rejects.toMatchObject({ status: 409, message: expect.stringContaining(made.name) });
  });

  it("[AD-VAL-09] the name and every product id are required ('Обов'язкове поле')", async () => {
    const call = await manager();
    const required = "Обов'язкове поле";
    const make = (body: { name: string; products: string[] }) => call(contract.createGroup, { body });
    await expect(make({ name: ' ', products: [] })).rejects.toMatchObject({ status: 422, data: { name: required } });
    const [one] = await sizes(1);
    await expect(make({ name: name(), products: [String(one), ''] })).rejects.toMatchObject({
      status: 422,
      data: { 'products.1': required },
    });
    await expect(make({ name: name(), products: [unknownId] })).rejects.toMatchObject({ status: 422 });
  });
});
