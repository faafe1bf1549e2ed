import type { Page } from '@playwright/test';

/** As on a thin line: the page is there, its scripts are not, until they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
