import { describe, expect, it } from 'vitest';
import { createAddress, deleteAddress } from '#contracts/addresses.ts';
import { deleteProduct } from '#contracts/admin-products.ts';
import { deletePost } from '#contracts/blog.ts';
import { createBrand, deleteBrand } from '#contracts/brands.ts';
import { deleteCategory } from '#contracts/categories.ts';
import { createDiscount } from '#contracts/discounts.ts';
import { deleteGroup } from '#contracts/groups.ts';
import { createStatus, deleteStatus } from '#contracts/statuses.ts';
import { adminModules } from '#domain/permissions.ts';
import { carousels, slides } from '#server/modules/carousels/carousels.table.ts';
import { makeBrand, makeCategory, makeGroup, makeOrder, makePerson, makePost, makeProduct } from '#test/factories.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();

const keeper = async () => shop.callAs((await makePerson(shop.db, { admin: [...adminModules] })).token);
type Keeper = Awaited<ReturnType<typeof keeper>>;

async function showInCarousel(shown: { productId: string } | { postId: string }): Promise<void> {
  const [carousel] = await shop.db.insert(carousels).values({ title: 'Весна' }).returning();
  await shop.db.insert(slides).values({ carouselId: String(carousel?.id), position: 1, ...shown });
}

/** Each creates an object that another one refers to; the message names the referrer and the count. */
const usedThings: [string, string, (call: Keeper) => Promise<() => Promise<unknown>>][] = [
  [
    'a product that was ordered',
    'Товар уже замовляли',
    async (call) => {
      const product = await makeProduct(shop.db);
      await makeOrder(shop.db, { lines: [{ product, quantity: 1 }] });
      return () => call(deleteProduct, { params: { id: product.id } });
    },
  ],
  [
    'a product of a group',
    'Товар є в групі «',
    async (call) => {
      const { id } = await makeProduct(shop.db);
      await makeGroup(shop.db, [id]);
      return () => call(deleteProduct, { params: { id } });
    },
  ],
  [
    'a product on a slide',
    'Товар стоїть у каруселі (1)',
    async (call) => {
      const { id } = await makeProduct(shop.db);
      await showInCarousel({ productId: id });
      return () => call(deleteProduct, { params: { id } });
    },
  ],
  [
    'a brand of products',
    'Бренд мають товари (2)',
    async (call) => {
      const { id } = await makeBrand(shop.db);
      await makeProduct(shop.db, { brandId: id });
      await makeProduct(shop.db, { brandId: id, isEnabled: false });
      return () => call(deleteBrand, { params: { id } });
    },
  ],
  [
    'a category with products',
    'У категорії є товари (1)',
    async (call) => {
      const { id } = await makeCategory(shop.db);
      await makeProduct(shop.db, { categoryId: id });
      return () => call(deleteCategory, { params: { id } });
    },
  ],
  [
    'a status that orders show',
    'Цю назву показують замовлення (1)',
    async (call) => {
      const body = { name: 'Пакуємо', type: 'send' as const, active: true };
      const { data } = await call(createStatus, { body });
      await makeOrder(shop.db, { status: 'send' });
      return () => call(deleteStatus, { params: { id: data._id } });
    },
  ],
  [
    'an address that buyers will come to',
    'Сюди ще прийдуть по замовлення (1)',
    async (call) => {
      const address = 'вул. Соборна, 14';
      const { data } = await call(createAddress, { body: { name: 'Крамниця', address, active: true } });
      await makeOrder(shop.db, { deliveryKind: 'pickup', delivery: 'Самовивіз', address });
      return () => call(deleteAddress, { params: { id: data._id } });
    },
  ],
  [
    'a group with products',
    'У групі є товари (1)',
    async (call) => {
      const { id } = await makeGroup(shop.db, [(await makeProduct(shop.db)).id]);
      return () => call(deleteGroup, { params: { id } });
    },
  ],
  [
    'a post on a slide',
    'Допис стоїть у каруселі (1)',
    async (call) => {
      const { id } = await makePost(shop.db);
      await showInCarousel({ postId: id });
      return () => call(deletePost, { params: { id } });
    },
  ],
];

describe('audited records', () => {
  it('[AD-VAL-13] are not deleted while they are referenced, and the refusal says by what', async () => {
    const call = await keeper();
    for (const [thing, message, makeUsed] of usedThings) {
      const remove = await makeUsed(call);
      await expect(remove(), thing).rejects.toMatchObject({
        status: 409,
        code: 'IN_USE',
        message: expect.stringContaining(message),
      });
      await expect(remove(), `${thing} is still there`).rejects.toMatchObject({ status: 409 });
    }
  });

  it('[AD-VAL-04] have the fields that they need: a brand its name, discounts and statuses all but the colour', async () => {
    const call = await keeper();
    const brand = { name: 'Byredo' };
    const discount = { name: 'Весна', quantity: 15, dateEnd: '2026-03-31', active: true };
    const status = { name: 'Збираємо', type: 'completed' as const, active: false };
    const forms: [Record<string, unknown>, (body: never) => Promise<unknown>][] = [
      [brand, (body) => call(createBrand, { body })],
      [discount, (body) => call(createDiscount, { body })],
      [status, (body) => call(createStatus, { body })],
    ];
    for (const [whole, create] of forms) {
      for (const field of Object.keys(whole)) {
        const { [field]: _, ...body } = whole;
        const refused = { status: 422, data: { [field]: "Обов'язкове поле" } };
        await expect(create(body as never), `without ${field}`).rejects.toMatchObject(refused);
        if (typeof whole[field] === 'string') {
          await expect(create({ ...whole, [field]: '' } as never), `an empty ${field}`).rejects.toMatchObject(refused);
        }
      }
      await expect(create(whole as never)).resolves.toMatchObject({ data: whole });
    }
  });
});
