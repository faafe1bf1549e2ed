import type { Page } from '@playwright/test';

/** Holds back the scripts, as on a slow network, until released. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
