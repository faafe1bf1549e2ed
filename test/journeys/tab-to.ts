import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** More than the tab stops of any page. */
const mostStops = 200;

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeAttached();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not get to ${wanted}`);
}
