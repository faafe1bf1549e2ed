import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getProduct, listRelatedProducts } from '#contracts/products.ts';
import { isShopDay } from '#domain/dates.ts';
import { makeBrand, makeCategory, makeDiscount, makeGroup, makePicture, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { productPictures, products } from '../products.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';
const uuidV7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const productOf = async (id: string) => (await shop.callAs(null)(getProduct, { params: { id } })).data;
const related = async (id: string) => {
  const { data } = await shop.callAs(null)(listRelatedProducts, { params: { id } });
  return {
    sameBrand: data.sameBrand.map(({ _id }) => _id),
    similar: data.similar.map(({ _id }) => _id),
  };
};

/** A product with all optional data. */
async function makeWholeProduct() {
  const discount = await makeDiscount(shop.db, { percent: 15 });
  const category = await makeCategory(shop.db, { discountId: discount.id });
  const brand = await makeBrand(shop.db);
  const [first, second, third] = [await makePicture(shop.db), await makePicture(shop.db), await makePicture(shop.db)];
  const made = await makeProduct(shop.db, {
    categoryId: category.id,
    brandId: brand.id,
    pictureId: first.id,
    itemNo: crypto.randomUUID(),
    description: '<p>Ірис і <b>кедр</b></p>',
    currentPriceKopecks: 478_050,
    previousPriceKopecks: 500_000,
    quantity: 3,
    quantityMl: 40,
    isBottled: true,
    sizeMl: 100,
    color: 'amber',
    manufacturerCountry: 'Франція',
    createdAt: new Date('2026-01-02T03:04:05.678Z'),
  });
  await shop.db.insert(productPictures).values([
    { productId: made.id, mediaId: third.id, position: 2 },
    { productId: made.id, mediaId: second.id, position: 1 },
  ]);
  return { made, brand, category, pictures: [first, second, third] as const };
}

describe('a product', () => {
  it('[API-OPEN-02] [API-OPEN-10] is read with all fields of its page', async () => {
    const { made, pictures } = await makeWholeProduct();
    const [first, second, third] = pictures;
    expect(await productOf(made.id)).toMatchObject({
      _id: made.id,
      itemNo: made.itemNo,
      name: made.name,
      description: '<p>Ірис і <b>кедр</b></p>',
      imageFirst: first.address,
      imagePreview: first.preview,
      imageUrls: [second.address, third.address],
      discount: 0,
      previousPrice: 5000,
      currentPrice: 4780.5,
      quantity: 3,
      quantityMl: 40,
      bottling: true,
      itsBottle: false,
      sizes: 100,
      color: 'amber',
      manufacturerCountry: 'Франція',
    });
  });

  it('[API-OPEN-11] names its brand, its category with the discount of the day, and its other sizes', async () => {
    const { made, brand, category } = await makeWholeProduct();
    const other = await makeProduct(shop.db, { categoryId: category.id, sizeMl: 50 });
    await makeGroup(shop.db, [made.id, other.id]);
    expect(await productOf(made.id)).toMatchObject({
      brand: { _id: brand.id, name: brand.name },
      categories: { name: category.name, title: category.title, discount: { quantity: 15 } },
      productsGroups: { products: [{ _id: other.id, name: other.name, bottling: false, sizes: 50, inStock: true }] },
    });
  });

  it('has a UUIDv7, a date by ISO 8601 and amounts with at most two decimals', async () => {
    const { made } = await makeWholeProduct();
    const product = await productOf(made.id);
    expect(product._id).toMatch(uuidV7);
    expect(product.brand?._id).toMatch(uuidV7);
    expect(product.date).toBe('2026-01-02T03:04:05.678Z');
    expect(isShopDay(product.date.slice(0, 10))).toBe(true);
    const cheap = await makeProduct(shop.db, { currentPriceKopecks: 1999, previousPriceKopecks: 2001 });
    expect(await productOf(cheap.id)).toMatchObject({ currentPrice: 19.99, previousPrice: 20.01 });
  });

  it('without brand, picture, group or further prices says so', async () => {
    const { id } = await makeProduct(shop.db);
    expect(await productOf(id)).toMatchObject({
      itemNo: null,
      imageFirst: null,
      imagePreview: null,
      imageUrls: [],
      previousPrice: null,
      sizes: null,
      brand: null,
      categories: { discount: null },
      productsGroups: null,
    });
  });

  it('[ST-SIZE-03] stands among its sizes from small to large, the decant last, without those that are not on sale', async () => {
    const { id: categoryId } = await makeCategory(shop.db);
    const hidden = await makeCategory(shop.db, { isActive: false });
    const make = async (sizeMl: number | null, fields: Parameters<typeof makeProduct>[1] = {}) =>
      (await makeProduct(shop.db, { categoryId, sizeMl, ...fields })).id;
    const large = await make(100);
    const small = await make(30);
    const decant = await make(null, { isBottled: true, quantityMl: 20 });
    const itself = await make(50);
    const off = await make(75, { isEnabled: false });
    const elsewhere = await make(80, { categoryId: hidden.id });
    await makeGroup(shop.db, [large, off, small, itself, decant, elsewhere]);
    const siblingsOf = async (id: string) => (await productOf(id)).productsGroups?.products.map(({ _id }) => _id);
    expect(await siblingsOf(itself)).toEqual([small, large, decant]);
    expect(await siblingsOf(decant)).toEqual([small, itself, large]);
  });

  it('[ST-SIZE-03] says which of its sizes are sold out, by pieces or millilitres, although responses are cached', async () => {
    const [one, other, decant] = [
      await makeProduct(shop.db, { sizeMl: 30 }),
      await makeProduct(shop.db, { sizeMl: 50, quantity: 1 }),
      await makeProduct(shop.db, { isBottled: true, quantity: 5, quantityMl: 0 }),
    ];
    await makeGroup(shop.db, [one.id, other.id, decant.id]);
    const inStock = async () => (await productOf(one.id)).productsGroups?.products.map((size) => size.inStock);
    expect(await inStock()).toEqual([true, false]);
    await shop.db.update(products).set({ quantity: 0 }).where(eq(products.id, other.id));
    await shop.db.update(products).set({ quantityMl: 1 }).where(eq(products.id, decant.id));
    expect(await inStock()).toEqual([false, true]);
  });

  it('whose siblings are all off has no other sizes to show', async () => {
    const [one, other] = [await makeProduct(shop.db), await makeProduct(shop.db, { isEnabled: false })];
    await makeGroup(shop.db, [one.id, other.id]);
    expect((await productOf(one.id)).productsGroups).toBeNull();
  });

  it('that buyers may not see is not found, and neither is what cannot be an id', async () => {
    const off = await makeProduct(shop.db, { isEnabled: false });
    const hidden = await makeCategory(shop.db, { isActive: false });
    const elsewhere = await makeProduct(shop.db, { categoryId: hidden.id });
    for (const id of [off.id, elsewhere.id, unknownId, 'chanel', "' or true --"]) {
      await expect(productOf(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
      await expect(related(id)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it('takes one statement, however many sizes and pictures it has', async () => {
    const { made } = await makeWholeProduct();
    await makeGroup(shop.db, [made.id, (await makeProduct(shop.db)).id, (await makeProduct(shop.db)).id]);
    const { statements } = await shop.countQueries(() => productOf(made.id));
    expect(statements).toHaveLength(1);
  });
});

describe('goods related to a product', () => {
  it('are the newest of its brand, and those of its category that are nearest in price', async () => {
    const [category, other] = [await makeCategory(shop.db), await makeCategory(shop.db)];
    const brand = await makeBrand(shop.db);
    const make = async (fields: Parameters<typeof makeProduct>[1]) => (await makeProduct(shop.db, fields)).id;
    const itself = await make({ categoryId: category.id, brandId: brand.id, currentPriceKopecks: 1000 });
    const older = await make({ categoryId: other.id, brandId: brand.id, createdAt: new Date('2026-01-01') });
    const newer = await make({ categoryId: other.id, brandId: brand.id, createdAt: new Date('2026-02-01') });
    const far = await make({ categoryId: category.id, currentPriceKopecks: 9000 });
    const below = await make({ categoryId: category.id, currentPriceKopecks: 700 });
    const above = await make({ categoryId: category.id, currentPriceKopecks: 2000, discountPercent: 40 });
    await make({ categoryId: category.id, currentPriceKopecks: 1000, isEnabled: false });
    await make({ categoryId: other.id, currentPriceKopecks: 1000 });
    expect(await related(itself)).toEqual({ sameBrand: [newer, older], similar: [above, below, far] });
  });

  it('[ST-FIND-05] are first those that share most notes with it', async () => {
    const { id: categoryId } = await makeCategory(shop.db);
    const make = async (currentPriceKopecks: number, noteKeys: string[]) =>
      (await makeProduct(shop.db, { categoryId, currentPriceKopecks, noteKeys })).id;
    const itself = await make(1000, ['rose', 'oud', 'amber', 'musk']);
    const near = await make(1001, ['lemon', 'rose']);
    const two = await make(9000, ['rose', 'oud', 'lemon']);
    const three = await make(90_000, ['rose', 'oud', 'amber']);
    expect((await related(itself)).similar).toEqual([three, two, near]);
  });

  it('are eight of each at most, never itself and never another of its sizes', async () => {
    const { id: categoryId } = await makeCategory(shop.db);
    const brand = await makeBrand(shop.db);
    const make = async (brandId: string | null) => (await makeProduct(shop.db, { categoryId, brandId })).id;
    const itself = await make(brand.id);
    const siblings = [await make(brand.id), await make(brand.id), await make(null)];
    await makeGroup(shop.db, [itself, ...siblings]);
    for (let made = 0; made < 10; made += 1) {
      await make(brand.id);
      await make(null);
    }
    const { sameBrand, similar } = await related(itself);
    expect([sameBrand.length, similar.length]).toEqual([8, 8]);
    const all = [...sameBrand, ...similar];
    expect(new Set(all).size).toBe(16);
    for (const id of [itself, ...siblings]) expect(all).not.toContain(id);
  });

  it('are none for a product that stands alone', async () => {
    const { id } = await makeProduct(shop.db);
    expect(await related(id)).toEqual({ sameBrand: [], similar: [] });
  });

  it('take three statements: for the facet index, the ids and the cards', async () => {
    const { made } = await makeWholeProduct();
    await makeProduct(shop.db, { categoryId: made.categoryId });
    await related(made.id);
    const { statements } = await shop.countQueries(() => related(made.id));
    expect(statements).toHaveLength(3);
  });
});
