import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { OpenModules } from '#domain/permissions.ts';
import { administratorToken } from './as-administrator.ts';
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

async function tokenOf(page: Page, account: Account): Promise<{ token: string; userId: string }> {
  const response = await page.request.post('/api/auth/login', { data: account });
  const { data } = await response.json();
  return { token: data.token, userId: data.userInfo.userId };
}

/** Somebody whose role, made for them alone, opens just these modules. `change` gives that role others. */
export async function newPerson(page: Page, open: OpenModules) {
  const account = await newCustomer(page, 'person');
  const { userId } = await tokenOf(page, account);
  const token = await administratorToken(page);
  const headers = { authorization: `Bearer ${token}` };
  const name = `Роль ${account.email.slice(0, 19)}`;
  const on = (names: readonly string[] = []) => Object.fromEntries(names.map((module) => [module, true]));
  const bodyOf = ({ admin, customer }: OpenModules) => ({
    name,
    adminModules: on(admin),
    customerModules: on(customer),
  });

  const created = await page.request.post('/api/admin/roles/create', { headers, data: bodyOf(open) });
  const { data: role } = await created.json();
  const given = await page.request.put(`/api/admin/users/changerole/${userId}`, {
    headers,
    data: { userRoleId: role._id },
  });
  expect(given.ok()).toBe(true);

  async function change(to: OpenModules): Promise<void> {
    const edited = await page.request.put(`/api/admin/roles/edit/${role._id}`, { headers, data: bodyOf(to) });
    expect(edited.ok()).toBe(true);
  }
  return { account, change };
}
