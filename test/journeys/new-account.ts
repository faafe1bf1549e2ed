import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
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
