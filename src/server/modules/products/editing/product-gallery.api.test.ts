import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import * as contract from '#contracts/admin-products.ts';
import type { CallInput } from '#contracts/kit/endpoint.ts';
import { getProduct } from '#contracts/products.ts';
import { makeCategory, makePerson } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const manager = async () => shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);

type Body = CallInput<typeof contract.createProduct>['body'];
const body = async (fields: Partial<Body> = {}): Promise<Body> => ({
  name: `Gris Charnel ${randomUUID().slice(0, 8)}`,
  currentPrice: 4780,
  quantity: 7,
  bottling: false,
  enabled: true,
  categories: (await makeCategory(shop.db)).id,
  ...fields,
});

const picture = async (background: string) => {
  const drawn = sharp({ create: { width: 60, height: 80, channels: 3, background } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], 'bottle.png', { type: 'image/png' });
};

it('[AD-WORK-11] a product has a gallery in the order that was saved, and an edit without one keeps it', async () => {
  const call = await manager();
  const upload = async (colour: string) =>
    (await call(contract.uploadProductPicture, { files: { file: await picture(colour) } })).data.address;
  const [red, green, blue] = [await upload('red'), await upload('green'), await upload('blue')];
  const input = await body();
  const { data: made } = await call(contract.createProduct, { body: { ...input, pictures: [red, green, blue] } });
  expect(made).toMatchObject({ imageFirst: red, imageUrls: [green, blue] });
  const params = { id: made._id };
  const edit = async (fields: Partial<Body>) =>
    (await call(contract.editProduct, { params, body: { ...input, ...fields } })).data;
  expect(await edit({ pictures: `${blue},${red}` })).toMatchObject({ imageFirst: blue, imageUrls: [red] });
  expect(await edit({ color: 'сірий' }), 'a client that knows no gallery').toMatchObject({
    imageFirst: blue,
    imageUrls: [red],
  });
  const { data: shown } = await shop.callAs(null)(getProduct, { params });
  expect([shown.imageFirst, ...shown.imageUrls]).toEqual([blue, red]);
  expect(await edit({ pictures: [] })).toMatchObject({ imageFirst: null, imageUrls: [] });
  await expect(edit({ pictures: ['/media/nowhere/1.webp'] })).rejects.toMatchObject({ code: 'INVALID' });
  await expect(call(contract.uploadProductPicture, {})).rejects.toMatchObject({ code: 'INVALID' });
});

it('[AD-WORK-11] a product has a title and a description for search engines in both languages', async () => {
  const call = await manager();
  const seo = { seoTitle: 'Купити Gris Charnel', seoTitleEn: 'Buy Gris Charnel', seoDescription: 'Інжир і чай' };
  const input = await body();
  const { data: made } = await call(contract.createProduct, { body: { ...input, ...seo } });
  expect(made).toMatchObject({ ...seo, seoDescriptionEn: '' });
  const params = { id: made._id };
  const { data: edited } = await call(contract.editProduct, { params, body: { ...input, color: 'сірий' } });
  expect(edited, 'what is not sent stays').toMatchObject(seo);
  const read = async (language: 'uk' | 'en') => (await shop.callAs(null, language)(getProduct, { params })).data.seo;
  expect(await read('uk')).toEqual({ title: seo.seoTitle, description: seo.seoDescription });
  expect(await read('en')).toEqual({ title: seo.seoTitleEn, description: '' });
});
