import type { Page } from '@playwright/test';

export const administrator = { email: 'admin@kraplyna.test', password: 'kraplyna-admin' };
export const customer = { email: 'olena@kraplyna.test', password: 'kraplyna-olena' };

/** Writes a session to local storage before the first page loads; the form has its own journeys. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: account });
  const { data } = await response.json();
  const session = {
    token: data.token,
    userId: data.userInfo.userId,
    userEmail: data.userInfo.email,
    permissions: JSON.stringify(data.permissions),
  };
  await page.goto('/robots.txt');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(session));
}
