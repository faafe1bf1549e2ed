import { expect, type Page } from '@playwright/test';
import type { ModuleName } from '#domain/permissions.ts';
import { type Account, newCustomer } from './new-account.ts';
import { administrator } from './sign-in.ts';

async function signInOf(page: Page, account: Account): Promise<{ userId: string; headers: Record<string, string> }> {
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  return { userId: data.userInfo.userId, headers: { authorization: `Bearer ${data.token}` } };
}

/** Somebody who runs the shop, with an account and a role of their own that opens these modules of the panel. */
export async function newColleague(page: Page, modules: readonly ModuleName[]): Promise<Account> {
  const account = await newCustomer(page, 'taras');
  const { userId } = await signInOf(page, account);
  const { headers } = await signInOf(page, administrator);
  const adminModules = Object.fromEntries(modules.map((module) => [module, true]));
  const made = await page.request.post('/api/admin/roles/create', {
    headers,
    data: { name: `Role of ${account.email}`.slice(0, 60), adminModules },
  });
  const { data: role } = await made.json();
  const given = await page.request.put(`/api/admin/users/changerole/${userId}`, {
    headers,
    data: { userRoleId: role._id },
  });
  expect(given.ok()).toBe(true);
  return account;
}
