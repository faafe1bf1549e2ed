import { letterTo } from './mailbox.ts';
import { expect, expectAccessible, test } from './shop.ts';

test('[RULE-MAIL-05] the mailbox of the sandbox shows a letter, and the link in it works', async ({
  page,
}, testInfo) => {
  const email = `letters-${testInfo.testId}-${testInfo.repeatEachIndex}@kraplyna.test`;
  const credentials = { email, password: 'крапля за краплею' };
  const newcomer = { ...credentials, phone: '', gender: 'Female' };
  expect((await page.request.post('/api/auth/signup/', { data: newcomer })).ok()).toBe(true);
  await letterTo(page, email);

  await page.goto('/sandbox/mail');
  await page.getByLabel('Адреса одержувача').fill(email);
  await page.getByRole('button', { name: 'Знайти' }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Підтвердьте пошту в «Краплині»');
  await expectAccessible(page);

  const letter = page.frameLocator('iframe');
  await expect(letter.getByRole('heading')).toHaveText('Вітаємо в «Краплині»!');
  const opened = page.waitForEvent('popup');
  await letter.getByRole('link', { name: 'Підтвердити пошту' }).click();
  const confirmation = await opened;
  await expect(confirmation.getByText('Ваша пошта підтверджена!').first()).toBeVisible();
  expect((await page.request.post('/api/auth/login', { data: credentials })).ok()).toBe(true);
});
