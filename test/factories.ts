import { randomBytes, randomUUID } from 'node:crypto';
import { normalizeEmail } from '#domain/email.ts';
import type { CustomerModule, ModuleName } from '#domain/permissions.ts';
import type { Executor } from '#server/db/connection.ts';
import { brands } from '#server/modules/brands/brands.table.ts';
import { categories } from '#server/modules/categories/categories.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { hashToken } from '#server/modules/sessions/sessions.service.ts';
import { sessions } from '#server/modules/sessions/sessions.table.ts';
import { users } from '#server/modules/users/users.table.ts';

/** Each makes one thing with sensible values for all that a test does not care about. */

const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The database returned no row');
  return row;
}

export type TestPerson = { userId: string; email: string; token: string };

type PersonOptions = { admin?: ModuleName[]; customer?: CustomerModule[]; signedInUntil?: Date; isActive?: boolean };

/** Somebody who is signed in, with a role of their own. */
export async function makePerson(db: Executor, options: PersonOptions = {}): Promise<TestPerson> {
  const { admin = [], customer = [], isActive = true, signedInUntil = new Date('2099-01-01') } = options;
  const role = { name: unique('Role'), adminModules: admin, customerModules: customer };
  const { roleId } = onlyRow(await db.insert(roles).values(role).returning({ roleId: roles.id }));
  const email = `${randomUUID()}@kraplyna.test`;
  const user = { email, emailKey: normalizeEmail(email), passwordHash: 'none', roleId, isActive };
  const { userId } = onlyRow(await db.insert(users).values(user).returning({ userId: users.id }));
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId, expiresAt: signedInUntil });
  return { userId, email, token };
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
    name: 'Нішева парфумерія',
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
