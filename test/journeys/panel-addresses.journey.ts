import { expect, test } from './shop.ts';
import { administrator, signIn } from './sign-in.ts';

test('[AD-ROUTE-04] an address of the panel that does not exist leads to the index', async ({ page }) => {
  await signIn(page, administrator);
  for (const path of ['/admin/nothing', '/admin/brands/nothing', '/admin', '/en/admin/nothing']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(path.startsWith('/en') ? '/en/index' : '/index');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
});
