import type { Page } from '@playwright/test';
import { administrator } from './sign-in.ts';

let token: Promise<string> | undefined;

async function signInOnce(page: Page): Promise<string> {
  const signedIn = await page.request.post('/api/auth/login', { data: administrator });
  return (await signedIn.json()).data.token;
}

/** Signs in once per worker, since password hashing is slow by design. No journey ends this session. */
function administratorToken(page: Page): Promise<string> {
  token ??= signInOnce(page);
  return token;
}

/** Calls the API as administrator, to prepare a journey. */
export async function callAsAdministrator(page: Page, method: 'GET' | 'POST' | 'PUT', path: string, data?: object) {
  const headers = { authorization: `Bearer ${await administratorToken(page)}` };
  const response = await page.request.fetch(`/api/${path}`, { method, headers, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()).data;
}
