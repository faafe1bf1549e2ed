import type { Page } from '@playwright/test';
import type { ModuleName } from '#domain/permissions.ts';
import { type Account, newPerson } from './new-account.ts';

/** Somebody who runs the shop, with an account and a role of their own that opens these modules of the panel. */
export async function newColleague(page: Page, modules: readonly ModuleName[]): Promise<Account> {
  return (await newPerson(page, { admin: modules })).account;
}
