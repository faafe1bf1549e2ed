import type { Page } from '@playwright/test';
import type { ModuleName } from '#domain/permissions.ts';
import { callAsAdministrator } from './as-administrator.ts';
import { type Account, newCustomer } from './new-account.ts';

/** Somebody who runs the shop, with an account and a role of their own that opens these modules of the panel. */
export async function newColleague(page: Page, modules: readonly ModuleName[]): Promise<Account> {
  const account = await newCustomer(page, 'taras');
  const { data } = await (await page.request.post('/api/auth/login', { data: account })).json();
  const role = await callAsAdministrator(page, 'POST', 'admin/roles/create', {
    name: `Role of ${account.email}`.slice(0, 60),
    adminModules: Object.fromEntries(modules.map((module) => [module, true])),
  });
  const path = `admin/users/changerole/${data.userInfo.userId}`;
  await callAsAdministrator(page, 'PUT', path, { userRoleId: role._id });
  return account;
}
