import { randomBytes, randomUUID } from 'node:crypto';
import { normalizeEmail } from '#domain/email.ts';
import { type CustomerModule, customerModules, type ModuleName } from '#domain/permissions.ts';
import { lineCost } from '#domain/pricing.ts';
import type { Executor } from '#server/db/connection.ts';
import { blogPosts } from '#server/modules/blog/blog-posts.table.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { discounts } from '#server/modules/discounts/discounts.table.ts';
import { productGroupItems, productGroups } from '#server/modules/groups/groups.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { orderLines } from '#server/modules/orders/order-lines.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import { sessions } from '#server/modules/sessions/sessions.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Factories of rows, with defaults for every column. */

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The database returned no row');
  return row;
}

export type TestPerson = { userId: string; email: string; token: string };

type PersonFields = Omit<Partial<typeof users.$inferInsert>, 'email' | 'emailKey'>;

type PersonOptions = PersonFields & { admin?: ModuleName[]; customer?: CustomerModule[]; signedInUntil?: Date };

/** Somebody who is signed in, with a role of their own unless one is given: a customer, where no modules are named. */
export async function makePerson(db: Executor, options: PersonOptions = {}): Promise<TestPerson> {
  const {
    admin,
    customer = admin ? [] : [...customerModules],
    signedInUntil = new Date('2099-01-01'),
    ...fields
  } = options;
  const roleId = fields.roleId ?? (await makeRole(db, { adminModules: admin ?? [], customerModules: customer })).id;
  const email = `${randomUUID()}@kraplyna.test`;
  const emailConfirmedAt = new Date('2026-01-01');
  const passwordHash = fields.emailConfirmedAt === null ? null : 'none';
  const user = { emailConfirmedAt, passwordHash, ...fields, email, emailKey: normalizeEmail(email), roleId };
  const { userId } = onlyRow(await db.insert(users).values(user).returning({ userId: users.id }));
  return { userId, email, token: await makeSession(db, userId, signedInUntil) };
}

/** One more sign-in of somebody; answers its token. */
export async function makeSession(db: Executor, userId: string, expiresAt = new Date('2099-01-01')): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt });
  return token;
}

export async function makeRole(db: Executor, fields: Partial<typeof roles.$inferInsert> = {}) {
  return onlyRow(
    await db
      .insert(roles)
      .values({ name: unique('Role'), ...fields })
      .returning(),
  );
}

export async function makeBrand(db: Executor, fields: Partial<typeof brands.$inferInsert> = {}) {
  return onlyRow(
    await db
      .insert(brands)
      .values({ name: unique('Brand'), ...fields })
      .returning(),
  );
}

export async function makeCategory(db: Executor, fields: Partial<typeof categories.$inferInsert> = {}) {
  const category = {
    name: unique('Нішева парфумерія'),
    title: unique('niche').replace(' ', '-'),
    isActive: true,
    isMenu: true,
  };
  return onlyRow(
    await db
      .insert(categories)
      .values({ ...category, ...fields })
      .returning(),
  );
}

export async function makeProduct(db: Executor, fields: Partial<typeof products.$inferInsert> = {}) {
  const categoryId = fields.categoryId ?? (await makeCategory(db)).id;
  const product = { name: unique('Perfume'), currentPriceKopecks: 478_000, quantity: 5 };
  return onlyRow(
    await db
      .insert(products)
      .values({ ...product, ...fields, categoryId })
      .returning(),
  );
}

/** The sizes of one perfume. */
export async function makeGroup(db: Executor, productIds: readonly string[]) {
  const group = onlyRow(
    await db
      .insert(productGroups)
      .values({ name: unique('Group') })
      .returning(),
  );
  if (productIds.length > 0) {
    const items = productIds.map((productId, index) => ({ productId, groupId: group.id, position: index + 1 }));
    await db.insert(productGroupItems).values(items);
  }
  return group;
}

/** Active until the day of the tests' clock, for the categories that refer to it. */
export async function makeDiscount(db: Executor, fields: Partial<typeof discounts.$inferInsert> = {}) {
  const discount = { name: unique('Discount'), percent: 20, endsOn: '2026-03-17', isActive: true };
  return onlyRow(
    await db
      .insert(discounts)
      .values({ ...discount, ...fields })
      .returning(),
  );
}

/** A picture by its row alone: there is no file behind it. */
export async function makePicture(db: Executor) {
  const id = randomUUID();
  const picture = {
    id,
    width: 960,
    height: 960,
    address: `/media/${id}/960.webp`,
    preview: 'data:image/webp;base64,UklGRg==',
  };
  return onlyRow(await db.insert(media).values(picture).returning());
}

/** Out since the day before. */
export async function makePost(db: Executor, fields: Partial<typeof blogPosts.$inferInsert> = {}) {
  const post = { title: unique('Post'), content: '<p>Про парфуми.</p>', releasedOn: '2026-03-16', isActive: true };
  return onlyRow(
    await db
      .insert(blogPosts)
      .values({ ...post, ...fields })
      .returning(),
  );
}

type ProductOfLine = Awaited<ReturnType<typeof makeProduct>>;

type OrderedLine = { product: ProductOfLine; quantity: number };

/** An order as it stands after its buying: its stock is not taken, since most tests only look at it. */
export async function makeOrder(
  db: Executor,
  { lines, ...fields }: Partial<typeof orders.$inferInsert> & { lines?: readonly OrderedLine[] } = {},
) {
  const bought = (lines ?? [{ product: await makeProduct(db), quantity: 1 }]).map(lineAsBought);
  const order = {
    status: 'processed' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: 'Оплата карткою онлайн',
    firstName: 'Олена',
    lastName: 'Коваль',
    email: `${randomUUID()}@kraplyna.test`,
    phone: '+380671234567',
    deliveryKind: 'nova-poshta' as const,
    delivery: 'Нова пошта',
    region: 'Львівська область',
    city: 'Львів',
    address: 'Відділення №5: вул. Данилишина, 6',
    totalKopecks: bought.reduce((sum, { totalKopecks }) => sum + totalKopecks, 0),
  };
  const made = onlyRow(
    await db
      .insert(orders)
      .values({ ...order, ...fields })
      .returning(),
  );
  if (bought.length > 0) {
    await db
      .insert(orderLines)
      .values(bought.map((line, index) => ({ ...line, orderId: made.id, position: index + 1 })));
  }
  return made;
}

/** The invoice that an order waits for, not yet opened at the bank. */
export async function makePayment(
  db: Executor,
  { id: orderId, totalKopecks }: { readonly id: string; readonly totalKopecks: number },
  fields: Partial<typeof payments.$inferInsert> = {},
) {
  const createdAt = fields.createdAt ?? new Date('2026-03-17T10:00:00Z');
  const expiresAt = new Date(createdAt.getTime() + 2 * 3_600_000);
  const payment = { orderId, amountKopecks: totalKopecks, state: 'awaiting' as const, createdAt, expiresAt };
  return onlyRow(
    await db
      .insert(payments)
      .values({ ...payment, ...fields })
      .returning(),
  );
}

function lineAsBought({ product, quantity }: OrderedLine) {
  const { currentPriceKopecks: priceKopecks, discountPercent, isBottled, name, itemNo, sizeMl } = product;
  const cost = lineCost({ priceKopecks, discountPercent, quantity, isBottled });
  return {
    productId: product.id,
    name,
    itemNo,
    sizeMl,
    isBottled,
    quantity,
    priceKopecks,
    discountPercent,
    bottles: [...(cost.bottling?.bottles ?? [])],
    bottlesKopecks: cost.bottling?.totalKopecks ?? 0,
    totalKopecks: cost.totalKopecks,
  };
}
