import type { Page } from '@playwright/test';
import type { ModuleName } from '#domain/permissions.ts';
import { type Account, newPerson } from './new-account.ts';

/** A staff account with its own role that opens these modules. */
export async function newColleague(page: Page, modules: readonly ModuleName[]): Promise<Account> {
  return (await newPerson(page, { admin: modules })).account;
}
