import { expect, type Page } from '@playwright/test';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });
export const comboBox = (page: Page, name: string) => page.getByRole('combobox', { name });
export const payButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Оплатити/ });

export async function fillContact(page: Page, email: string): Promise<void> {
  await field(page, "Ім'я").fill('Оксана');
  await field(page, 'Прізвище').fill('Коваль');
  await field(page, 'Телефон').fill('+380671234512');
  await field(page, 'Електронна пошта').fill(email);
}

export async function choose(page: Page, name: string, typed: string, option: string | RegExp): Promise<void> {
  await comboBox(page, name).fill(typed);
  await page.getByRole('option', typeof option === 'string' ? { name: option, exact: true } : { name: option }).click();
}

export async function chooseBranch(page: Page): Promise<void> {
  await choose(page, 'Область', 'льв', 'Львівська');
  await choose(page, 'Місто', 'львів', 'Львів');
  await choose(page, 'Відділення або поштомат', '12', /^Відділення №12 /);
}

/** Fills the shortest valid form: pickup at the shop. */
export async function choosePickup(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  await page.getByRole('radio', { name: /Соборна/ }).check();
  await expect(page.getByRole('radio', { name: /Соборна/ })).toBeChecked();
}
