import type { Page } from '@playwright/test';
import { administrator } from './sign-in.ts';

/** What an administrator does without a screen, to prepare a journey. */
export async function callAsAdministrator(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const signedIn = await page.request.post('/api/auth/login', { data: administrator });
  const { token } = (await signedIn.json()).data;
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}
