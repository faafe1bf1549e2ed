import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToLeaveAfter5s } from './shown-toasts.ts';
import { customer, signIn } from './sign-in.ts';

const leave = (page: Page) => page.getByRole('button', { name: 'Вийти' });

const toastIn = (page: Page) => page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog');

/** Shows a toast by signing out, and hovers it so that it does not time out. */
async function openToast(page: Page): Promise<Locator> {
  await leave(page).click();
  await toastIn(page).hover();
  return toastIn(page);
}

test.beforeEach(({ page }) => signIn(page, customer));

test('[ST-MSG-10] a toast shows at the bottom right and closes after 5000 ms', async ({ page }) => {
  await page.clock.install();
  await page.goto('/index');
  await expect(leave(page)).toBeVisible();
  await expectToLeaveAfter5s(page, toastIn(page), () => leave(page).click());
});

test('[ST-MSG-10] a toast waits while the pointer rests on it, and a click closes it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/index');
  const toast = await openToast(page);
  await expectAccessible(page);
  await page.clock.fastForward(20_000);
  await expect(toast).toBeVisible();
  await toast.click();
  await expect(toast).toHaveCount(0);
});

test('[ST-MSG-10] a toast can be dragged away', async ({ page }) => {
  await page.goto('/index');
  const toast = await openToast(page);
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
