import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';
import { customer, signIn } from './sign-in.ts';

// Wide enough for the icon that signs out, in every project.
test.use({ viewport: { width: 1280, height: 900 }, isMobile: false });

/** Signing out says goodbye: the nearest toast of a shopper. */
async function openToast(page: Page): Promise<Locator> {
  await page.goto('/index');
  await page.getByRole('button', { name: 'Вийти' }).click();
  const toast = page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog');
  await expect(toast).toBeVisible();
  return toast;
}

test.beforeEach(({ page }) => signIn(page, customer));

test('[ST-MSG-10] a toast shows at the bottom right and closes after 5000 ms', { tag: '@phone' }, async ({ page }) => {
  await page.clock.install();
  const toast = await openToast(page);
  const box = await toast.boundingBox();
  expect(1280 - ((box?.x ?? 0) + (box?.width ?? 0)), 'pixels to the right edge').toBeLessThan(60);
  expect(900 - ((box?.y ?? 0) + (box?.height ?? 0)), 'pixels to the lower edge').toBeLessThan(60);
  // The page's own clock, so that a busy machine changes nothing: before its time, and past it.
  await page.clock.fastForward(2_500);
  await expect(toast).toBeVisible();
  await page.clock.fastForward(2_500);
  await expect(toast).toHaveCount(0);
});

test('[ST-MSG-10] a toast waits while the pointer rests on it, and a click closes it', async ({ page }) => {
  await page.clock.install();
  const toast = await openToast(page);
  await toast.hover();
  await expectAccessible(page);
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await toast.click();
  await expect(toast).toHaveCount(0);
});

test('[ST-MSG-10] a toast can be dragged away', { tag: '@phone' }, async ({ page }) => {
  const toast = await openToast(page);
  const box = await toast.boundingBox();
  if (!box) throw new Error('The toast has no place on the page');
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 160, box.y + 20, { steps: 5 });
  await page.mouse.move(box.x + 330, box.y + 20, { steps: 5 });
  expect((await toast.boundingBox())?.x, 'it follows the pointer').toBeGreaterThan(box.x + 100);
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});
