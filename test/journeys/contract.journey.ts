import type { Page } from '@playwright/test';
import { shopDay } from '#domain/dates.ts';
import { shop } from '#domain/shop.ts';
import { expect, expectAccessible, test } from './shop.ts';

const titles = {
  uk: [
    'Загальні положення',
    'Терміни',
    'Предмет договору',
    'Порядок оформлення замовлення',
    'Ціна та порядок оплати',
    'Доставка',
    'Умови повернення',
    'Права та обов’язки сторін',
    'Відповідальність сторін',
    'Форс-мажор',
    'Інтелектуальна власність Продавця',
    'Розсилки',
    'Конфіденційність і захист персональних даних',
    'Строк дії та припинення договору',
  ],
  en: [
    'General provisions',
    'Terms',
    'Subject of the contract',
    'Order procedure',
    'Price and payment',
    'Delivery',
    'Return policy',
    'Rights and duties of the parties',
    'Liability of the parties',
    'Force majeure',
    'Intellectual property of the Seller',
    'Mailings',
    'Privacy and personal data',
    'Duration and termination of the contract',
  ],
};

const languages = [
  { language: 'uk', path: '/contract', contents: 'Зміст' },
  { language: 'en', path: '/en/contract', contents: 'Contents' },
] as const;

const numbered = (names: readonly string[]) => names.map((name, index) => `${index + 1}. ${name}`);
const section = (page: Page, name: string) => page.getByRole('region', { name });

for (const { language, path, contents } of languages) {
  test(`[ST-STAT-03][ST-STAT-04] the public offer has 14 numbered sections (${language})`, async ({ page }) => {
    await page.goto(path);
    const headings = page.getByRole('article').getByRole('heading', { level: 2 });
    await expect(headings).toHaveText(numbered(titles[language]));
    const clauses = page.getByRole('region', { name: `6. ${titles[language][5]}` }).locator('p');
    expect(await clauses.count()).toBeGreaterThan(3);
    await expect(page.getByText('6.1.', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test(`each line of the contents leads to its section (${language})`, async ({ page }) => {
    await page.goto(path);
    const lines = page.getByRole('navigation', { name: contents }).getByRole('link');
    await expect(lines).toHaveCount(14);
    await lines.nth(9).click();
    await expect(page).toHaveURL(/#forceMajeure$/);
    await expect(section(page, titles[language][9] ?? '')).toBeInViewport();
  });
}

test("[ST-STAT-05] the offer is a sole trader's, and its footer has the year, the seller's name and the rights", async ({
  page,
}) => {
  const year = shopDay(new Date()).slice(0, 4);
  await page.goto('/contract');
  await expect(section(page, 'Загальні положення')).toContainText(`${shop.seller.uk} (далі — Продавець)`);
  await expect(page.getByRole('article').locator('footer')).toHaveText(
    `© ${year} ${shop.seller.uk}. Усі права захищено`,
  );
  await page.goto('/en/contract');
  await expect(page.getByRole('article').locator('footer')).toHaveText(
    `© ${year} ${shop.seller.en}. All rights reserved`,
  );
  await expect(section(page, 'General provisions')).toContainText('sole trader');
});

test('[ST-STAT-06] payment is prepayment by online bank transfer, and a card may cost a fee of its issuer', async ({
  page,
}) => {
  await page.goto('/contract');
  await expect(section(page, 'Ціна та порядок оплати')).toContainText(
    /попередньої оплати.*онлайн-переказом через банк/,
  );
  await expect(section(page, 'Ціна та порядок оплати')).toContainText(
    /банк-емітент картки може стягнути додаткову комісію/,
  );
  await page.goto('/en/contract');
  await expect(section(page, 'Price and payment')).toContainText(/by prepayment.*by online bank transfer/);
  await expect(section(page, 'Price and payment')).toContainText(/bank that issued the card may charge an extra fee/);
});

test('[ST-STAT-07] delivery is by Нова пошта and Укрпошта to a post office, by courier if wished', async ({ page }) => {
  await page.goto('/contract');
  await expect(section(page, 'Доставка')).toContainText(/«Нова пошта» та «Укрпошта» — до поштового відділення/);
  await expect(section(page, 'Доставка')).toContainText(/За бажанням Покупця можлива доставка кур’єром/);
  await page.goto('/en/contract');
  await expect(section(page, 'Delivery')).toContainText(/Nova Poshta and Ukrposhta, operate: to the post office/);
  await expect(section(page, 'Delivery')).toContainText(/If the Buyer so wishes, the Carrier’s courier/);
});

test('[ST-STAT-08] goods of proper quality stay sold; defective ones are exchanged or refunded to the card', async ({
  page,
}) => {
  await page.goto('/contract');
  const returns = section(page, 'Умови повернення');
  await expect(returns).toContainText(/Товар належної якості не підлягає обміну та поверненню/);
  await expect(returns).toContainText(/обмінює на такий самий справний Товар або повертає сплачені/);
  await expect(returns).toContainText(/на платіжну картку Покупця/);
  await page.goto('/en/contract');
  await expect(section(page, 'Return policy')).toContainText(
    /Goods of proper quality are not subject to exchange or return/,
  );
  await expect(section(page, 'Return policy')).toContainText(/Defective Goods.*exchanged.*or refunded.*payment card/);
});

test('[ST-STAT-09] force majeure of more than three months gives a right to end the contract', async ({ page }) => {
  await page.goto('/contract');
  await expect(section(page, 'Форс-мажор')).toContainText(
    /понад три місяці, кожна зі сторін має право розірвати договір/,
  );
  await page.goto('/en/contract');
  await expect(section(page, 'Force majeure')).toContainText(
    /more than three months, either party has the right to terminate/,
  );
});

test('[ST-STAT-10] the buyer is accurate at registration, and the six things asked of a buyer are named', async ({
  page,
}) => {
  await page.goto('/contract');
  const ordering = section(page, 'Порядок оформлення замовлення');
  await expect(ordering).toContainText(/Під час реєстрації.*зобов’язаний надати точні й достовірні відомості/);
  const asked = [
    'ім’я;',
    'прізвище;',
    'по батькові;',
    'адресу електронної пошти;',
    'номер телефону;',
    'адресу доставки.',
  ];
  await expect(ordering.getByRole('listitem')).toHaveText(asked);
  await page.goto('/en/contract');
  const order = section(page, 'Order procedure');
  await expect(order).toContainText(/At registration.*must give accurate and true information/);
  const data = ['first name;', 'last name;', 'patronymic;', 'e-mail address;', 'phone number;', 'delivery address.'];
  await expect(order.getByRole('listitem')).toHaveText(data);
});

test('[ST-STAT-11] an order is formed within up to 2 working days', async ({ page }) => {
  await page.goto('/contract');
  await expect(section(page, 'Порядок оформлення замовлення')).toContainText('протягом строку до 2 робочих днів');
  await page.goto('/en/contract');
  await expect(section(page, 'Order procedure')).toContainText('within up to 2 working days');
});

test('on paper the offer is only its text', async ({ page }) => {
  await page.goto('/contract');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Зміст' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('article').locator('footer')).toBeVisible();
});
