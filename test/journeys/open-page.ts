import type { Page } from '@playwright/test';

/** Waits for hydration and the end of deferred rendering; documents that are no pages of the shop are not hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !('takeEarlyClicks' in globalThis) || 'hydrated' in document.documentElement.dataset,
  );
}

/** For pages that a journey opened by itself; the `page` of a journey waits in `goto`. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
