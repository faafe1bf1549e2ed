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

const year = shopDay(new Date()).slice(0, 4);

/** Required text by section. */
const clauses = {
  uk: [
    ['[ST-STAT-05]', 'Загальні положення', `${shop.seller.uk} (далі — Продавець)`],
    ['[ST-STAT-06]', 'Ціна та порядок оплати', /попередньої оплати.*онлайн-переказом через банк/],
    ['[ST-STAT-06]', 'Ціна та порядок оплати', /банк-емітент картки може стягнути додаткову комісію/],
    ['[ST-STAT-07]', 'Доставка', /«Нова пошта» та «Укрпошта» — до поштового відділення/],
    ['[ST-STAT-07]', 'Доставка', /За бажанням Покупця можлива доставка кур’єром/],
    ['[ST-STAT-08]', 'Умови повернення', /Товар належної якості не підлягає обміну та поверненню/],
    ['[ST-STAT-08]', 'Умови повернення', /обмінює на такий самий справний Товар або повертає сплачені/],
    ['[ST-STAT-08]', 'Умови повернення', /на платіжну картку Покупця/],
    ['[ST-STAT-09]', 'Форс-мажор', /понад три місяці, кожна зі сторін має право розірвати договір/],
    [
      '[ST-STAT-10]',
      'Порядок оформлення замовлення',
      /Під час реєстрації.*зобов’язаний надати точні й достовірні відомості/,
    ],
    ['[ST-STAT-11]', 'Порядок оформлення замовлення', 'протягом строку до 2 робочих днів'],
  ],
  en: [
    ['[ST-STAT-05]', 'General provisions', 'sole trader'],
    ['[ST-STAT-06]', 'Price and payment', /by prepayment.*by online bank transfer/],
    ['[ST-STAT-06]', 'Price and payment', /bank that issued the card may charge an extra fee/],
    ['[ST-STAT-07]', 'Delivery', /Nova Poshta and Ukrposhta, operate: to the post office/],
    ['[ST-STAT-07]', 'Delivery', /If the Buyer so wishes, the Carrier’s courier/],
    ['[ST-STAT-08]', 'Return policy', /Goods of proper quality are not subject to exchange or return/],
    ['[ST-STAT-08]', 'Return policy', /Defective Goods.*exchanged.*or refunded.*payment card/],
    ['[ST-STAT-09]', 'Force majeure', /more than three months, either party has the right to terminate/],
    ['[ST-STAT-10]', 'Order procedure', /At registration.*must give accurate and true information/],
    ['[ST-STAT-11]', 'Order procedure', 'within up to 2 working days'],
  ],
} as const;

/** The buyer's six obligations, and the last line of the offer. */
const lists = {
  uk: {
    ordering: 'Порядок оформлення замовлення',
    asked: ['ім’я;', 'прізвище;', 'по батькові;', 'адресу електронної пошти;', 'номер телефону;', 'адресу доставки.'],
    footer: `© ${year} ${shop.seller.uk}. Усі права захищено`,
  },
  en: {
    ordering: 'Order procedure',
    asked: ['first name;', 'last name;', 'patronymic;', 'e-mail address;', 'phone number;', 'delivery address.'],
    footer: `© ${year} ${shop.seller.en}. All rights reserved`,
  },
};

test('[ST-STAT-03][ST-STAT-04][ST-STAT-05][ST-STAT-06][ST-STAT-07][ST-STAT-08][ST-STAT-09][ST-STAT-10][ST-STAT-11] the public offer says what it has to, in 14 numbered sections and in both languages', async ({
  page,
}) => {
  for (const { language, path, contents } of languages) {
    await page.goto(path);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 2 })).toHaveText(numbered(titles[language]));
    expect(await section(page, `6. ${titles[language][5]}`).locator('p').count()).toBeGreaterThan(3);
    await expect(page.getByText('6.1.', { exact: true })).toBeVisible();
    await expectAccessible(page);

    for (const [requirement, name, words] of clauses[language]) {
      await expect(section(page, name), requirement).toContainText(words);
    }
    const { ordering, asked, footer } = lists[language];
    await expect(section(page, ordering).getByRole('listitem')).toHaveText(asked);
    await expect(article.locator('footer')).toHaveText(footer);

    await test.step('each line of the contents leads to its section', async () => {
      const lines = page.getByRole('navigation', { name: contents }).getByRole('link');
      await expect(lines).toHaveCount(14);
      await lines.nth(9).click();
      await expect(page).toHaveURL(/#forceMajeure$/);
      await expect(section(page, titles[language][9] ?? '')).toBeInViewport();
    });

    await test.step('on paper it is only its text', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('navigation', { name: contents })).toBeHidden();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(article.locator('footer')).toBeVisible();
      await page.emulateMedia({ media: null });
    });
  }
});
