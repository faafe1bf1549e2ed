import { letterTo } from './mailbox.ts';
import { signUp } from './new-account.ts';
import { expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';

// Nothing runs in the frame of a letter, not even what watches for toasts, and the browser says so.
test.use({ expectedComplaints: [/^Blocked script execution in '[^']+\/sandbox\/mail\/[^']+\/html'/] });

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

  // In its frame nothing may run, not even what looks for mistakes.
  await page.goto('about:blank');
  await page.setContent(html);
  await expectAccessible(page);
});
