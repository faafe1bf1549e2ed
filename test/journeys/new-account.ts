import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { normalizeEmail } from '#domain/email.ts';
import type { OpenModules } from '#domain/permissions.ts';
import { roles } from '#server/modules/roles/roles.table.ts';
import { hashPassword } from '#server/modules/sessions/password-hashing.service.ts';
import { users } from '#server/modules/users/users.table.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { letterTo, linkIn } from './mailbox.ts';
import { inDatabase } from './shop-database.ts';

export interface Account {
  email: string;
  password: string;
}

const password = 'крапля-роси-7';

/** Unique within the run. */
export const newAddress = (name = 'oksana'): string => `${name}-${randomUUID().slice(0, 12)}@kraplyna.test`;

/** An account that is not confirmed yet. */
export async function signUp(page: Page, name?: string): Promise<Account> {
  const account = { email: newAddress(name), password };
  const response = await page.request.post('/api/auth/signup/', { data: { ...account, gender: 'Female' } });
  expect(response.ok()).toBe(true);
  return account;
}

/** The confirmation link of the sign-up letter. */
export const confirmationOf = async (page: Page, { email }: Account): Promise<string> =>
  linkIn(await letterTo(page, email), '/confirm-registration/');

const passwordHash = hashPassword(password);

/** A confirmed account, inserted by SQL; sign-up and its letter have their own journeys. */
async function makeAccount(email: string, roleId: string): Promise<Account> {
  const user = { email, emailKey: normalizeEmail(email), passwordHash: await passwordHash, gender: 'Female' as const };
  await inDatabase((db) => db.insert(users).values({ ...user, roleId, emailConfirmedAt: new Date() }));
  return { email, password };
}

/** A new customer that only this journey uses. */
export async function newCustomer(name?: string): Promise<Account> {
  const [role] = await inDatabase((db) => db.select().from(roles).where(eq(roles.isForNewcomers, true)));
  if (!role) throw new Error('The shop has no role for newcomers');
  return makeAccount(newAddress(name), role.id);
}

/** Takes effect with the next request. */
export async function giveRole(page: Page, { email }: Account, userRoleId: string): Promise<void> {
  const [person] = await callAsAdministrator(page, 'GET', `admin/users/getall?find=${email}`);
  await callAsAdministrator(page, 'PUT', `admin/users/changerole/${person._id}`, { userRoleId });
}

/** An account with its own role that opens these modules; `change` replaces them. */
export async function newPerson(page: Page, open: OpenModules) {
  const email = newAddress('person');
  const name = `Роль ${email.slice(0, 19)}`;
  const on = (names: readonly string[] = []) => Object.fromEntries(names.map((module) => [module, true]));
  const bodyOf = ({ admin, customer }: OpenModules) => ({
    name,
    adminModules: on(admin),
    customerModules: on(customer),
  });

  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', bodyOf(open));
  const account = await makeAccount(email, role._id);

  async function change(to: OpenModules): Promise<void> {
    await callAsAdministrator(page, 'PUT', `admin/roles/edit/${role._id}`, bodyOf(to));
  }
  return { account, change };
}
