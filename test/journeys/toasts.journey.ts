import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';
import { customer, signIn } from './sign-in.ts';

const leave = (page: Page) => page.getByRole('button', { name: 'Вийти' });

/** Signing out says goodbye: the nearest toast of a shopper. */
async function openToast(page: Page): Promise<Locator> {
  await leave(page).click();
  const toast = page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog');
  await expect(toast).toBeVisible();
  return toast;
}

test.beforeEach(({ page }) => signIn(page, customer));

test('[ST-MSG-10] a toast shows at the bottom right and closes after 5000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/index');
  await expect(leave(page)).toBeVisible();
  const now = () => page.evaluate(() => Date.now());
  const pressed = await now();
  const toast = await openToast(page);
  const seen = await now();
  const box = await toast.boundingBox();
  expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0)), 'pixels to the right edge').toBeLessThan(60);
  expect(900 - ((box?.y ?? 0) + (box?.height ?? 0)), 'pixels to the lower edge').toBeLessThan(60);
  // The page's own clock, so that a busy machine changes nothing: it came after the press and before it was seen.
  await page.clock.pauseAt(pressed + 4_900);
  await expect(toast).toBeVisible();
  await page.clock.resume();
  await page.clock.fastForward(seen - pressed + 100);
  await expect(toast).toHaveCount(0);
});

test('[ST-MSG-10] a toast waits while the pointer rests on it, and a click closes it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/index');
  const toast = await openToast(page);
  await toast.hover();
  await expectAccessible(page);
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await toast.click();
  await expect(toast).toHaveCount(0);
});

test('[ST-MSG-10] a toast can be dragged away', async ({ page }) => {
  await page.goto('/index');
  const toast = await openToast(page);
  // Still, and waiting for the pointer.
  await toast.hover();
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place on the page');
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 330, box.y + 20, { steps: 5 });
  await expect
    .poll(async () => (await toast.boundingBox())?.x, { message: 'it follows the pointer' })
    .toBeGreaterThan(box.x + 100);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});
