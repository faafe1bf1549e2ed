import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { mostWished, ownWishlist } from '#contracts/wishlist.ts';
import { type Area, areas } from '#domain/permissions.ts';
import { products as productsTable } from '#server/modules/products/products.table.ts';
import { makeBrand, makeCategory, makeDiscount, makePerson, makePicture, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';
import { wishlistItems } from './wishlist.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

async function signedIn(area: Area = 'customer') {
  const { token, userId } = await makePerson(shop.db, { [area]: ['wishlist'] });
  const call = shop.callAs(token);
  const { list, replace, turn, remove } = ownWishlist[area];
  const idsOf = ({ data }: { data: { products: { _id: string }[] } }) => data.products.map(({ _id }) => _id);
  return {
    userId,
    call,
    list: async () => idsOf(await call(list, {})),
    replace: async (products: string[]) => idsOf(await call(replace, { body: { products } })),
    turn: async (productId: string, wished?: boolean) =>
      idsOf(await call(turn, { params: { productId }, body: { wished } })),
    remove: (id: string) => call(remove, { params: { id } }),
  };
}

const some = async (count: number) => {
  const { id: categoryId } = await makeCategory(shop.db);
  const made = await Promise.all(Array.from({ length: count }, () => makeProduct(shop.db, { categoryId })));
  return made.map(({ id }) => id);
};

describe.each(areas)('the wishlist in the %s area', (area) => {
  it('[API-CUST-03][API-SELF-01] lists products as every list of the shop shows them, in the order of the hearts', async () => {
    const person = await signedIn(area);
    const brand = await makeBrand(shop.db);
    const picture = await makePicture(shop.db);
    const discount = await makeDiscount(shop.db);
    const category = await makeCategory(shop.db, { discountId: discount.id });
    const first = await makeProduct(shop.db, { brandId: brand.id, pictureId: picture.id, categoryId: category.id });
    const [second = ''] = await some(1);
    await person.turn(first.id);
    await person.turn(second);
    const { data } = await person.call(ownWishlist[area].list, {});
    expect(data.products.map(({ _id }) => _id)).toEqual([first.id, second]);
    expect(data.products[0]).toMatchObject({
      name: first.name,
      currentPrice: 4780,
      quantity: 5,
      imageFirst: picture.address,
      brand: { _id: brand.id, name: brand.name },
      categories: { title: category.title, discount: { quantity: 20 } },
    });
  });

  it('[API-CUST-04][API-SELF-02] becomes exactly the given products, in the given order', async () => {
    const person = await signedIn(area);
    const [one = '', two = '', three = ''] = await some(3);
    await person.turn(one);
    expect(await person.replace([three, two])).toEqual([three, two]);
    expect(await person.replace([two, three, two.toUpperCase()]), 'each of them once').toEqual([two, three]);
    expect(await person.list()).toEqual([two, three]);
    expect(await person.replace([])).toEqual([]);
    expect(await person.list()).toEqual([]);
  });

  it('[API-CUST-05][API-SELF-03] a call puts a product on it, a second one takes it off again', async () => {
    const person = await signedIn(area);
    const [one = '', two = ''] = await some(2);
    expect(await person.turn(one)).toEqual([one]);
    expect(await person.turn(two)).toEqual([one, two]);
    expect(await person.turn(one)).toEqual([two]);
    expect(await person.list()).toEqual([two]);
  });

  it('[API-CUST-06] a product is removed, idempotently', async () => {
    const person = await signedIn(area);
    const [one = '', two = ''] = await some(2);
    await person.replace([one, two]);
    expect(await person.remove(one)).toEqual({ message: 'Прибрано з обраного', data: null });
    expect(await person.list()).toEqual([two]);
    expect((await person.remove(one)).data).toBeNull();
    expect((await person.remove(unknownId)).data).toBeNull();
    expect(await person.list()).toEqual([two]);
  });

  it("is the person's own: nothing of it reaches anybody else's", async () => {
    const [one = '', two = ''] = await some(2);
    const [olena, maria] = await Promise.all([signedIn(area), signedIn(area)]);
    await olena.replace([one, two]);
    await maria.turn(one);
    await maria.remove(two);
    await maria.replace([]);
    expect(await olena.list()).toEqual([one, two]);
  });

  it('is read with one query, however long it is', async () => {
    const person = await signedIn(area);
    await person.replace(await some(7));
    const { statements, result } = await shop.database.countQueries(person.list);
    expect(result).toHaveLength(7);
    expect(statements.filter((statement) => statement.includes('"wishlist_items"'))).toHaveLength(1);
    expect(statements, 'the other one is the session').toHaveLength(2);
  });
});

describe('a wish', () => {
  it('with an explicit target state is idempotent', async () => {
    const person = await signedIn();
    const [one = ''] = await some(1);
    expect(await person.turn(one, true)).toEqual([one]);
    expect(await person.turn(one, true)).toEqual([one]);
    expect(await person.turn(one, false)).toEqual([]);
    expect(await person.turn(one, false)).toEqual([]);
  });

  it('of two concurrent tabs is one wish', async () => {
    const person = await signedIn();
    const [one = ''] = await some(1);
    await Promise.all(Array.from({ length: 8 }, () => person.turn(one, true)));
    expect(await person.list()).toEqual([one]);
  });

  it('that is toggled eight times concurrently ends where it began', async () => {
    const person = await signedIn();
    const [one = ''] = await some(1);
    await Promise.all(Array.from({ length: 8 }, () => person.turn(one)));
    expect(await person.list()).toEqual([]);
  });

  it('for something unknown or not on sale is refused, and says so', async () => {
    const person = await signedIn();
    const off = await makeProduct(shop.db, { isEnabled: false });
    const hidden = await makeProduct(shop.db, { categoryId: (await makeCategory(shop.db, { isActive: false })).id });
    for (const id of [unknownId, off.id, hidden.id]) {
      await expect(person.turn(id)).rejects.toMatchObject({
        status: 404,
        message: 'Такого товару немає, або його зняли з продажу',
      });
    }
    await expect(person.turn('chanel')).rejects.toMatchObject({ status: 404 });
    expect(await person.list()).toEqual([]);
  });

  it('for something that goes off sale waits until it comes back, and can be given up meanwhile', async () => {
    const person = await signedIn();
    const [one = '', two = ''] = await some(2);
    await person.replace([one, two]);
    const sell = (isEnabled: boolean) =>
      shop.db.update(productsTable).set({ isEnabled }).where(eq(productsTable.id, one));
    await sell(false);
    expect(await person.list()).toEqual([two]);
    await sell(true);
    expect(await person.list()).toEqual([one, two]);
    await sell(false);
    await person.turn(one, false);
    await sell(true);
    expect(await person.list()).toEqual([two]);
  });
});

describe('a whole new wishlist', () => {
  it('with something unknown is refused whole, and names it', async () => {
    const person = await signedIn();
    const [one = '', two = ''] = await some(2);
    await person.turn(one);
    await expect(person.replace([two, unknownId])).rejects.toMatchObject({
      status: 422,
      data: { products: 'Деяких із цих товарів немає, або їх зняли з продажу', unknownProducts: [unknownId] },
    });
    expect(await person.list()).toEqual([one]);
  });

  it('of two concurrent tabs is one of the two, never a mixture', async () => {
    const person = await signedIn();
    const [one = '', two = '', three = '', four = ''] = await some(4);
    const wishes = [
      [one, two],
      [three, four],
    ];
    for (let round = 0; round < 5; round += 1) {
      await Promise.all(wishes.map(person.replace));
      expect(wishes).toContainEqual(await person.list());
    }
  });

  it.each([[['chanel']], [[1]], ['everything'], [null], [undefined]])(
    'of %j is refused at its field',
    async (products) => {
      const { call } = await signedIn();
      const body = { products } as { products: string[] };
      await expect(call(ownWishlist.customer.replace, { body })).rejects.toMatchObject({ status: 422 });
    },
  );
});

describe('a full wishlist', () => {
  it('takes nothing more, neither one by one nor at once', async () => {
    const person = await signedIn();
    const ids = await some(mostWished + 1);
    const [extra = '', ...full] = ids;
    await expect(person.replace(ids)).rejects.toMatchObject({
      status: 422,
      data: { products: 'В обраному вміщається не більше ніж 200 товарів' },
    });
    expect(await person.replace(full)).toHaveLength(mostWished);
    await expect(person.turn(extra)).rejects.toMatchObject({
      status: 409,
      code: 'NOT_ALLOWED_NOW',
      message: 'В обраному вже 200 товарів. Приберіть щось, щоб додати нове',
    });
    await person.remove(full[0] ?? '');
    const tries = await Promise.allSettled([person.turn(extra, true), person.turn(full[0] ?? '', true)]);
    expect(tries.map(({ status }) => status).sort(), 'of two for the last place').toEqual(['fulfilled', 'rejected']);
    const kept = await shop.db.$count(wishlistItems, eq(wishlistItems.userId, person.userId));
    expect(kept).toBe(mostWished);
  });
});
