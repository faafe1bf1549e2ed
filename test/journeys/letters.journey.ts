import { letterTo } from './mailbox.ts';
import { signUp } from './new-account.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';

// The sandboxed frame of a letter blocks our init script, which the console reports.
test.use({ expectedConsoleErrors: [/^Blocked script execution in '[^']+\/sandbox\/mail\/[^']+\/html'/] });

test('[RULE-MAIL-05] the mailbox of the sandbox shows a letter, and the link in it works', async ({ page }) => {
  const account = await signUp(page, 'letters');
  const { email } = account;
  const { html } = await letterTo(page, email);

  await page.goto('/sandbox/mail');
  await page.getByLabel('Адреса одержувача').fill(email);
  await page.getByRole('button', { name: 'Знайти' }).click();
  await expect(page).toHaveURL(/[?&]to=/);
  await expectAccessible(page);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Підтвердьте пошту в «Краплині»');

  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading')).toHaveText('Вітаємо в «Краплині»!');
  const opened = page.waitForEvent('popup');
  await letter.getByRole('link', { name: 'Підтвердити пошту' }).click();
  const confirmation = await opened;
  await expectToast(confirmation, 'Ваша пошта підтверджена!');
  expect((await page.request.post('/api/auth/login', { data: account })).ok()).toBe(true);

  // The sandboxed frame blocks axe too.
  await page.goto('about:blank');
  await page.setContent(html);
  await expectAccessible(page);
});
