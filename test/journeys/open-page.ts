import type { Page } from '@playwright/test';

/** A page of the shop answers, and stands still, once its scripts have taken over and drawn it whole; what is no such page has none to wait for. */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !('__reactRouterContext' in globalThis) || 'drawn' in document.documentElement.dataset,
  );
}

/** For pages that a journey opened by itself; that of the journey waits anyway. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilAwake(page);
}
