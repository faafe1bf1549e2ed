import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OpenModules } from '#domain/permissions.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { letterTo, linkIn } from './mailbox.ts';

export interface Account {
  email: string;
  password: string;
}

/** Nobody else in this run has that address. */
export const newAddress = (name = 'oksana'): string => `${name}-${randomUUID().slice(0, 12)}@kraplyna.test`;

/** Somebody who has signed up and not yet opened the letter. */
export async function signUp(page: Page, name?: string): Promise<Account> {
  const account = { email: newAddress(name), password: 'крапля-роси-7' };
  const response = await page.request.post('/api/auth/signup/', { data: { ...account, gender: 'Female' } });
  expect(response.ok()).toBe(true);
  return account;
}

/** The confirmation that the page of the letter's link would send. */
export const confirmationOf = async (page: Page, { email }: Account): Promise<string> =>
  linkIn(await letterTo(page, email), '/confirm-registration/');

/** A customer of one's own, ready to sign in: a journey may change and end everything about them. */
export async function newCustomer(page: Page, name?: string): Promise<Account> {
  const account = await signUp(page, name);
  const path = await confirmationOf(page, account);
  const response = await page.request.post(`/api/auth${path.replace(/^\/en/, '')}`);
  expect(response.ok()).toBe(true);
  return account;
}

/** From the next call on. */
export async function giveRole(page: Page, { email }: Account, userRoleId: string): Promise<void> {
  const [person] = await callAsAdministrator(page, 'GET', `admin/users/getall?find=${email}`);
  await callAsAdministrator(page, 'PUT', `admin/users/changerole/${person._id}`, { userRoleId });
}

/** Somebody whose role, made for them alone, opens just these modules. `change` gives that role others. */
export async function newPerson(page: Page, open: OpenModules) {
  const account = await newCustomer(page, 'person');
  const name = `Роль ${account.email.slice(0, 19)}`;
  const on = (names: readonly string[] = []) => Object.fromEntries(names.map((module) => [module, true]));
  const bodyOf = ({ admin, customer }: OpenModules) => ({
    name,
    adminModules: on(admin),
    customerModules: on(customer),
  });

  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', bodyOf(open));
  await giveRole(page, account, role._id);

  async function change(to: OpenModules): Promise<void> {
    await callAsAdministrator(page, 'PUT', `admin/roles/edit/${role._id}`, bodyOf(to));
  }
  return { account, change };
}
