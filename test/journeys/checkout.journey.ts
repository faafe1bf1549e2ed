import type { Page, Request } from '@playwright/test';
import type { CarrierPlace } from '#contracts/carrier.ts';
import { formatMoney } from '#domain/money.ts';
import { shop } from '#domain/shop.ts';
import { lineCostOf } from '#web/kit/product-price.ts';
import { choose, chooseBranch, choosePickup, comboBox, field, fillContact, payButton } from './checkout-form.ts';
import { fillCart, newCard, stockNow } from './filled-cart.ts';
import { letterTo } from './mailbox.ts';
import { newAddress, newCustomer } from './new-account.ts';
import { changeGoods } from './own-goods.ts';
import { newOrder } from './own-orders.ts';
import { everyWidth, expect, expectAccessible, test } from './shop.ts';
import { expectToast } from './shown-toasts.ts';
import { signIn } from './sign-in.ts';

const isOrder = (request: Request) => request.method() === 'POST' && /\/api\/(customer\/)?orders$/.test(request.url());
const orderCall = (page: Page) => page.waitForRequest(isOrder);
const carrierCall = (page: Page, method: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/api/carrier') && (request.postData() ?? '').includes(method),
  );
const payAtBank = (page: Page) => page.getByRole('button', { name: /^Сплатити / });

/** The response of the server. */
async function answerTo(request: Request) {
  const response = await request.response();
  return (await response?.json())?.data;
}

const placesIn = (question: Request): Promise<CarrierPlace[]> => answerTo(question);
const refOf = (places: CarrierPlace[], name: string) => places.find(({ Description }) => Description === name)?.Ref;

const keptCart = (page: Page) => page.evaluate(() => localStorage.getItem('cart'));
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test('[ST-CHK-05] nobody checks out an empty cart', async ({ page }) => {
  await page.goto('/orders');
  await expect(page).toHaveURL('/index');
  await page.goto('/en/orders');
  await expect(page).toHaveURL('/en/index');
});

test('[ST-CHK-01] [ST-CHK-03] [ST-CHK-04] [ST-CHK-07] [ST-CHK-08] [ST-CHK-14] a guest gets the short form and sees next to it what is bought', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const [decant, soap] = [
    await newCard(page, { currentPriceKopecks: 4035, quantityMl: 100, isBottled: true }),
    await newCard(page, { currentPriceKopecks: 9950 }),
  ];
  await fillCart(page, [
    [decant, 56],
    [soap, 2],
  ]);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оформлення замовлення');
  await expect(page).toHaveTitle(/^Оформлення замовлення/);
  for (const part of ['Контакт', 'Доставка', 'Оплата']) {
    await expect(page.getByRole('region', { name: part, exact: true })).toBeVisible();
  }
  await expect(field(page, 'Телефон')).toHaveValue('+380');

  const total = formatMoney(lineCostOf(decant, 56).totalKopecks + lineCostOf(soap, 2).totalKopecks);
  const preview = page.getByRole('complementary', { name: 'Ваше замовлення' });
  await expect(preview.getByRole('row').filter({ hasText: decant.name })).toContainText('56 мл');
  await expect(preview.getByRole('row').filter({ hasText: soap.name })).toContainText('199,00');
  await expect(preview).toContainText('За тарифами Нової пошти');
  await expect(preview.getByText(total)).not.toHaveCount(0);
  await expect(payButton(page)).toHaveText(`Оплатити ${total}`);
  // On a phone the total is sticky.
  await expect(payButton(page)).toBeInViewport();
  const toTop = page.getByRole('button', { name: 'Нагору' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  if (isMobile) await expect(toTop).toBeVisible();
  await preview
    .getByRole('definition')
    .last()
    .evaluate((sum) => sum.scrollIntoView({ block: 'end' }));
  await expect(toTop, 'nothing covers the sum').toHaveCount(0);

  await expect(page.getByRole('radio', { name: 'Онлайн-оплата карткою' })).toBeChecked();
  const payments = page.getByRole('group', { name: 'Спосіб оплати' }).getByRole('radio');
  // Payment at pickup is offered for a pickup only.
  await expect(payments).toHaveCount(2);
  await expect(field(page, 'Коментар')).toHaveCount(0);
  await page.getByRole('button', { name: 'Додати коментарій' }).click();
  await expect(field(page, 'Коментар')).toBeFocused();

  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  await expect(preview).toContainText('Безкоштовно');
});

test('errors appear on blur, the first one is focused, and there are no axe violations at any width', async ({
  page,
}) => {
  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  await field(page, 'Прізвище').fill('К');
  await expect(page.getByText('Це занадто коротке прізвище')).toHaveCount(0);
  await field(page, 'Телефон').focus();
  await expect(page.getByText('Це занадто коротке прізвище')).toBeVisible();
  await expect(page.getByText("Вкажіть ваше ім'я")).toHaveCount(0);

  await payButton(page).click();
  await expect(field(page, "Ім'я")).toBeFocused();
  for (const message of [
    "Вкажіть ваше ім'я",
    'Номер телефону, повинен бути у форматі +380XXXXXXXXX',
    'Вкажіть електронну пошту',
    'Оберіть область',
    'Оберіть місто',
    'Вкажіть адресу',
  ]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  // A full number pasted after the +380 prefix is normalized.
  await field(page, 'Телефон').press('End');
  await page.keyboard.type('067 123 45 12');
  await field(page, "Ім'я").fill('Оксана');
  await expect(field(page, 'Телефон')).toHaveValue('+380 67 123 45 12');
  await expect(page.getByText('повинен бути у форматі')).toHaveCount(0);

  await expectAccessible(page, everyWidth);
});

test('[ST-FIND-10] a city is found without its region, in Latin letters, the wrong layout or without the apostrophe, and fills the region', async ({
  page,
}) => {
  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  const asked: unknown[] = [];
  page.on('request', (request) => {
    const question = request.url().endsWith('/api/carrier') ? request.postDataJSON() : null;
    if (question?.calledMethod === 'getCities') asked.push(question.methodProperties);
  });
  await comboBox(page, 'Місто').click();
  await comboBox(page, 'Місто').pressSequentially('lviv');
  await expect(page.getByRole('option', { name: 'Львів Львівська' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('option', { name: 'Львів Львівська' }).click();
  await expect(comboBox(page, 'Область')).toHaveValue('Львівська');
  await expect(comboBox(page, 'Місто')).toHaveValue('Львів');
  // Debounced: no request per letter, and never the whole country.
  expect(asked.length).toBeLessThanOrEqual(4);
  expect(asked).not.toContainEqual({});

  // A city of another region is found as well, and moves the region.
  await choose(page, 'Місто', 'камянське', /Кам'янське/);
  await expect(comboBox(page, 'Область')).toHaveValue('Дніпропетровська');
  await choose(page, 'Відділення або поштомат', '1', /№1 /);

  await choose(page, 'Область', 'kmdsd', 'Львівська');
  await expect(comboBox(page, 'Місто')).toHaveValue('');
  await choose(page, 'Місто', 'cnhbq', 'Стрий');
  await expect(comboBox(page, 'Область')).toHaveValue('Львівська');
});

test('[ST-CHK-09] [ST-CHK-10] [ST-CHK-11] [ST-CHK-12] [ST-CHK-13] the carrier’s regions lead to cities and those to branches; another way of delivery starts anew', async ({
  page,
}) => {
  await fillCart(page, [[await newCard(page), 1]]);
  const regionsAsked = carrierCall(page, 'getAreas');
  await page.goto('/orders');
  const delivery = page.getByRole('group', { name: 'Спосіб доставки' }).getByRole('radio');
  await expect(delivery).toHaveCount(3);
  const regions = await placesIn(await regionsAsked);
  await comboBox(page, 'Область').click();
  await expect(page.getByRole('option')).toHaveText(regions.map(({ Description }) => Description));
  await expectAccessible(page);

  const citiesAsked = carrierCall(page, 'getCities');
  await choose(page, 'Область', 'льв', 'Львівська');
  expect((await citiesAsked).postDataJSON().methodProperties).toEqual({ AreaRef: refOf(regions, 'Львівська') });
  const branchesAsked = carrierCall(page, 'getWarehouses');
  await choose(page, 'Місто', 'львів', 'Львів');
  const cities = await placesIn(await citiesAsked);
  expect((await branchesAsked).postDataJSON().methodProperties).toEqual({ CityRef: refOf(cities, 'Львів') });
  await choose(page, 'Відділення або поштомат', 'поштомат 26037', /№26037/);
  await expect(comboBox(page, 'Відділення або поштомат')).toHaveValue(/^Поштомат/);

  await choose(page, 'Область', 'полт', 'Полтавська');
  await expect(comboBox(page, 'Місто')).toHaveValue('');
  await expect(comboBox(page, 'Відділення або поштомат')).toHaveValue('');
  await choose(page, 'Місто', 'полтава', 'Полтава');

  // With two pickup points the buyer chooses one; region and city are not shown.
  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  await expect(comboBox(page, 'Область')).toHaveCount(0);
  await fillContact(page, newAddress());
  await payButton(page).click();
  await expect(page.getByText('Вкажіть адресу')).toBeVisible();
  await page.getByRole('radio', { name: /Набережна/ }).check();
  await expect(page.getByText('Вкажіть адресу')).toHaveCount(0);

  await page.getByRole('radio', { name: 'Нова пошта' }).check();
  for (const name of ['Область', 'Місто', 'Відділення або поштомат']) {
    await expect(comboBox(page, name)).toHaveValue('');
  }
  await page.getByRole('radio', { name: 'Самовивіз' }).check();
  await expect(page.getByRole('radio', { name: /Набережна/ })).not.toBeChecked();
  await page.getByRole('radio', { name: /Набережна/ }).check();
  const sent = orderCall(page);
  await payButton(page).click();
  expect((await sent).postDataJSON().deliveryAddress).toEqual({
    delivery: 'Самовивіз',
    region: 'Полтавська',
    city: 'Кременчук',
    address: 'вул. Набережна, 203',
  });
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
});

test('[ST-CHK-02] [ST-CHK-06] [ST-CHK-15] a customer finds the form filled in, picks a branch and loses nothing by a reload', async ({
  page,
}) => {
  const account = await newCustomer();
  await signIn(page, account);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const named = { firstName: 'Оксана', lastName: 'Коваль', phone: '+380671234512' };
  expect((await page.request.put('/api/customer/users/edit', { headers, data: named })).ok()).toBe(true);
  const goods = await newCard(page, { currentPriceKopecks: 25_000 });
  await fillCart(page, [[goods, 2]]);

  let answerProfile: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => {
    answerProfile = resolve;
  });
  await page.route('**/api/customer/users/userInfo', async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto('/orders');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Завантажуємо…');
  await expect(field(page, "Ім'я")).toHaveCount(0);
  answerProfile();
  await expect(field(page, "Ім'я")).toHaveValue('Оксана');
  await expect(field(page, 'Прізвище')).toHaveValue('Коваль');
  await expect(field(page, 'Телефон')).toHaveValue('+380 67 123 45 12');
  await expect(field(page, 'Електронна пошта')).toHaveValue(account.email);
  await expect(page.getByText('Уже купували в нас?')).toHaveCount(0);

  await field(page, 'Телефон').fill('067');
  await field(page, "Ім'я").focus();
  await expect(page.getByText('Некоректний номер телефону')).toBeVisible();
  await field(page, 'Телефон').fill('067 765 43 21');
  await chooseBranch(page);
  await page.getByRole('button', { name: 'Додати коментарій' }).click();
  await field(page, 'Коментар').fill('Подзвоніть, будь ласка');
  await page.reload();
  await expect(field(page, 'Телефон')).toHaveValue('+380 67 765 43 21');
  await expect(comboBox(page, 'Місто')).toHaveValue('Львів');
  await expect(comboBox(page, 'Відділення або поштомат')).toHaveValue(/^Відділення №12/);
  await expect(field(page, 'Коментар')).toHaveValue('Подзвоніть, будь ласка');

  const userId = await page.evaluate(() => localStorage.getItem('userId'));
  const sent = orderCall(page);
  await payButton(page).click();
  const body = (await sent).postDataJSON();
  const { address } = body.deliveryAddress;
  const deliveryAddress = { delivery: 'Нова пошта', region: 'Львівська', city: 'Львів', address };
  expect(address).toMatch(/^Відділення №12[ :(]/);
  expect(body).toEqual({
    firstName: 'Оксана',
    lastName: 'Коваль',
    phone: '+380677654321',
    email: account.email,
    ...deliveryAddress,
    deliveryAddress,
    paymentMethod: 'Онлайн-оплата карткою',
    comment: 'Подзвоніть, будь ласка',
    status: 'processed',
    userId,
    products: [{ product: goods._id, cartQuantity: 2, bottling: false }],
    totalSum: { $numberDecimal: '500.00' },
  });
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
});

test('the last line that is taken out can be taken back, with all that was typed', async ({ page }) => {
  const goods = await newCard(page);
  await fillCart(page, [[goods, 2]]);
  await page.goto('/orders');
  await field(page, "Ім'я").fill('Оксана');
  const remove = page.getByRole('button', { name: `Прибрати з кошика: ${goods.name}` });
  await remove.click();
  const undo = page.getByRole('button', { name: `Повернути в кошик: ${goods.name}` });
  await expect(undo).toBeFocused();
  await expect(page.getByText('Кошик порожній. Поверніть товар або оберіть інший')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Оформити замовлення' })).toBeDisabled();
  await expectAccessible(page, everyWidth);
  await undo.click();
  await expect(payButton(page)).toBeEnabled();
  await expect(field(page, "Ім'я")).toHaveValue('Оксана');
  await remove.click();
  await page.reload();
  await expect(page).toHaveURL('/index');
});

test('the form draft is deleted on sign-out, in any tab', async ({ page, context }) => {
  await signIn(page, await newCustomer());
  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  await field(page, "Ім'я").fill('Таємниця');
  await expect.poll(() => kept(page)).toContain('Таємниця');
  const other = await context.newPage();
  await other.goto('/index');
  await other.getByRole('button', { name: 'Вийти' }).click();
  await expect(page).toHaveURL('/index');
  await expect.poll(() => kept(page)).not.toContain('Таємниця');
});

test('[ST-CHK-19] a price that changed while the form was open is shown old and new, and nothing is bought before the buyer agrees', async ({
  page,
}) => {
  const [dear, soap] = [
    await newCard(page, { currentPriceKopecks: 30_000 }),
    await newCard(page, { currentPriceKopecks: 10_000 }),
  ];
  await fillCart(page, [
    [dear, 2],
    [soap, 1],
  ]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  await expect(payButton(page)).toHaveText(`Оплатити ${formatMoney(70_000)}`);
  await changeGoods(dear._id, { currentPriceKopecks: 32_550 });
  await payButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Ціни змінилися' });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toContainText(dear.name);
  await expect(dialog.getByRole('listitem').getByText(formatMoney(60_000))).toBeVisible();
  await expect(dialog.getByRole('listitem').getByText(formatMoney(65_100))).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  await dialog.getByRole('button', { name: 'Повернутися до форми' }).click();
  await expect(payButton(page)).toHaveText(`Оплатити ${formatMoney(75_100)}`);
  await expect(field(page, "Ім'я")).toHaveValue('Оксана');
  expect(await stockNow(page, dear)).toBe(10);

  await changeGoods(dear._id, { currentPriceKopecks: 33_000 });
  await payButton(page).click();
  await dialog.getByRole('button', { name: `Згода, оплатити ${formatMoney(76_000)}` }).click();
  await expect.poll(() => stockNow(page, dear)).toBe(8);
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
});

test('[ST-CHK-20] when the last piece is sold to another buyer, the checkout names what ran out and offers what is left', async ({
  page,
}) => {
  const last = await newCard(page, { quantity: 1, currentPriceKopecks: 25_500 });
  const decant = await newCard(page, { quantityMl: 10, isBottled: true, currentPriceKopecks: 1000 });
  const soap = await newCard(page, { currentPriceKopecks: 10_000 });
  await fillCart(page, [
    [last, 1],
    [decant, 8],
    [soap, 1],
  ]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  await expect(payButton(page)).toHaveText(`Оплатити ${formatMoney(47_000)}`);
  await changeGoods(last._id, { quantity: 0 });
  await changeGoods(decant._id, { quantityMl: 5 });
  await payButton(page).click();

  const dialog = page.getByRole('dialog', { name: 'Дещо закінчилося' });
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect(row(last.name)).toContainText('уже немає, приберемо із замовлення');
  await expect(row(decant.name)).toContainText('хотіли 8 мл, лишилося 5 мл');
  await expect(row(soap.name)).toHaveCount(0);
  await expectAccessible(page, [360, 1280]);
  expect(await stockNow(page, soap)).toBe(10);
  await dialog.getByRole('button', { name: 'Оновити замовлення' }).click();
  // 5 ml at 10 and a bottle at 30, and the soap.
  await expect(payButton(page)).toHaveText(`Оплатити ${formatMoney(18_000)}`);
  await expect(page.getByRole('row').filter({ hasText: last.name })).toHaveCount(0);
  await payButton(page).click();
  await expect.poll(() => stockNow(page, decant)).toBe(0);
  await expect(page).toHaveURL(/\/sandbox\/bank\//);
});

test('[ST-MSG-06] a refused order says why, in one sentence and next to the fields; a guest also hears the shop’s own words', async ({
  page,
}) => {
  await fillCart(page, [[await newCard(page), 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  // Passes the client's validation and fails the server's: the request is changed on its way.
  const invalidContact = { phone: '12', email: 'x' };
  await page.route(/\/api\/(customer\/)?orders$/, (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), ...invalidContact } }),
  );
  await payButton(page).click();
  const badContact = 'Некоректний номер телефону, Невірна адреса електронної пошти';
  await expectToast(page, badContact, 'Виправте позначені поля');
  await expect(page.getByRole('main').getByText('Невірна адреса електронної пошти')).toBeVisible();
  await expect(field(page, 'Телефон')).toBeFocused();

  await page.unroute(/\/api\/(customer\/)?orders$/);
  await page.route(/\/api\/(customer\/)?orders$/, (route) => route.abort());
  await payButton(page).click();
  await expectToast(page, 'Виникла помилка при оформленні замовлення', 'Сервіс тимчасово недоступний');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Усе, що ви ввели, збережено');

  // Signed-in customers see the reason only.
  await signIn(page, await newCustomer());
  await page.goto('/orders');
  await expect(field(page, 'Прізвище')).toHaveValue('Коваль');
  await payButton(page).click();
  await expectToast(page, /Виникла помилка при оформленні замовлення(?!.*Сервіс тимчасово недоступний)/);
});

test.describe('with network failures', () => {
  // Failed loads are logged to the console, and these journeys provoke them.
  test.use({ expectedConsoleErrors: [/тимчасово недоступний/] });

  /** Drops the responses of order requests until restored. Returns the idempotency keys that were received. */
  async function loseAnswers(page: Page) {
    const keys: (string | undefined)[] = [];
    let isLineBad = true;
    await page.route(/\/api\/(customer\/)?orders$/, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!isLineBad) return route.continue();
      await route.fetch();
      return route.abort();
    });
    const mend = () => {
      isLineBad = false;
    };
    return { keys, mend };
  }

  const unsure = (page: Page) => page.getByRole('alert').getByText('Двічі те саме замовлення не оформиться.');

  test('[RULE-IDEM-03] a double click, a lost response and a reload buy once (idempotent)', async ({ page }) => {
    const goods = await newCard(page, { quantity: 10 });
    await fillCart(page, [[goods, 1]]);
    await page.goto('/orders');
    await fillContact(page, newAddress());
    await choosePickup(page);
    const { keys, mend } = await loseAnswers(page);
    await payButton(page).dblclick();
    await expect(unsure(page)).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(await stockNow(page, goods)).toBe(9);
    await expect(field(page, "Ім'я")).toHaveValue('Оксана');
    expect(await keptCart(page)).not.toBeNull();

    mend();
    await payButton(page).dblclick();
    await expect(payAtBank(page)).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toMatch(/^\w{16,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(await stockNow(page, goods)).toBe(9);

    await fillCart(page, [[goods, 1]]);
    await page.goto('/orders');
    await fillContact(page, newAddress());
    await choosePickup(page);
    await page.unroute(/\/api\/(customer\/)?orders$/);
    await loseAnswers(page);
    await payButton(page).dblclick();
    await expect(unsure(page)).toBeVisible();
    await page.reload();
    await expect(page, 'the order stands, so its buyer is led to it').toHaveURL(/\/orders\/orderAccepted\?order=/);
    expect(await stockNow(page, goods)).toBe(8);
    await expect.poll(() => keptCart(page)).toBeNull();
  });

  test('after a lost response a customer is redirected to the order; a request that never arrived buys nothing', async ({
    page,
  }) => {
    const goods = await newCard(page, { quantity: 10 });
    await signIn(page, await newCustomer());
    await fillCart(page, [[goods, 1]]);
    await page.goto('/orders');
    await fillContact(page, newAddress());
    await choosePickup(page);
    await page.route(/\/api\/customer\/orders$/, (route) => route.abort());
    await payButton(page).click();
    await expect(unsure(page)).toBeVisible();
    await page.getByRole('button', { name: `Прибрати з кошика: ${goods.name}` }).click();
    await page.getByRole('button', { name: `Повернути в кошик: ${goods.name}` }).click();
    await expect(payButton(page)).toBeEnabled();
    expect(await stockNow(page, goods)).toBe(10);
    await page.unroute(/\/api\/customer\/orders$/);
    await page.reload();
    await expect(field(page, "Ім'я"), 'nothing stands, so the form does').toHaveValue('Оксана');

    await loseAnswers(page);
    await payButton(page).click();
    await expect(unsure(page)).toBeVisible();
    expect(await stockNow(page, goods)).toBe(9);
    await page.reload();
    await expect(page).toHaveURL(/\/orders\/orderAccepted\?order=[0-9a-f-]{36}$/);
    const payment = page.getByRole('region', { name: /^Замовлення № \d+$/ });
    await expect(payment.getByRole('status')).toContainText('Чекаємо на оплату');
    expect(await stockNow(page, goods)).toBe(9);
    await page.goto('/orders');
    await expect(page).toHaveURL('/index');
  });

  test('[ST-MSG-08] carrier lists that do not load are only logged; the buyer retries or types the address', async ({
    page,
  }) => {
    await fillCart(page, [[await newCard(page), 1]]);
    let isUnavailable = true;
    await page.route('**/api/carrier', (route) => (isUnavailable ? route.abort() : route.continue()));
    const logged = page.waitForEvent('pageerror');
    await page.goto('/orders');
    await expect(page.getByText('Список не завантажився.')).toBeVisible();
    await logged;
    await expect(page.getByRole('region', { name: 'Повідомлення' }).getByRole('dialog')).toHaveCount(0);
    isUnavailable = false;
    await page.getByRole('button', { name: 'Спробувати ще раз' }).click();
    await choose(page, 'Область', 'льв', 'Львівська');
    await expect(page.getByText('Список не завантажився.')).toHaveCount(0);

    isUnavailable = true;
    await choose(page, 'Місто', 'львів', 'Львів');
    await page.getByRole('button', { name: 'Вписати вручну' }).click();
    await expect(field(page, 'Місто')).toHaveValue('Львів');
    await field(page, 'Відділення або поштомат').fill('Відділення №12');
    await fillContact(page, newAddress());
    const sent = orderCall(page);
    await payButton(page).click();
    expect((await sent).postDataJSON().deliveryAddress).toEqual({
      delivery: 'Нова пошта',
      region: 'Львівська',
      city: 'Львів',
      address: 'Відділення №12',
    });
    await expect(page).toHaveURL(/\/sandbox\/bank\//);
  });
});

test('[ST-CHK-15] [ST-CHK-16] [ST-CHK-17] [ST-MSG-05] [ST-SHOP-03] a guest buys 5 ml and one bottle, pays in the sandbox, sees it paid and reads the letter', {
  tag: ['@core', '@phone'],
}, async ({ page }) => {
  const decant = await newCard(page, { currentPriceKopecks: 8150, quantityMl: 100, isBottled: true });
  const bottle = await newCard(page, { currentPriceKopecks: 329_000 });
  const email = newAddress('hist');
  await fillCart(page, [
    [decant, 5],
    [bottle, 1],
  ]);
  await page.goto('/orders');
  await fillContact(page, email);
  await chooseBranch(page);

  // Fails the first request to the bank, so that the shop's toast can be read.
  const sent = orderCall(page);
  const bankRequest = page.waitForRequest(/\/sandbox\/bank\//);
  await page.route(/\/sandbox\/bank\//, (route) => route.abort('aborted'), { times: 1 });
  await payButton(page).click();
  const body = (await sent).postDataJSON();
  expect(body).not.toHaveProperty('userId');
  expect(body).toMatchObject({ email, status: 'processed', totalSum: { $numberDecimal: '3727.50' } });
  const { pageUrl } = await answerTo(await sent);
  expect((await bankRequest).url()).toBe(pageUrl);
  await expectToast(page, 'Замовлення успішно оформлене!');
  await expect(page.getByText('Переходимо до оплати…')).toBeVisible();
  expect(await keptCart(page)).toBeNull();
  expect(await kept(page)).not.toContain(email);
  await page.goto(pageUrl);
  await payAtBank(page).click();

  await expect(page).toHaveURL(/\/orders\/orderAccepted\?order=[0-9a-f-]{36}$/);
  const payment = page.getByRole('region', { name: /^Замовлення № \d+$/ });
  await expect(payment.getByRole('status')).toContainText('Оплачено');
  await expect(payment).toContainText(formatMoney(372_750));
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toHaveCount(0);
  // The toast is gone with the redirect to the bank, so the page says it.
  const thanks = page.getByRole('main');
  await expect(thanks).toContainText('Замовлення успішно оформлене!');
  const goods = thanks.getByRole('list', { name: 'Товари' });
  await expect(goods).toContainText(decant.name);
  await expect(goods).toContainText(bottle.name);
  await expect(thanks).toContainText(/Львівська, Львів, /);
  await expect(thanks.getByText('Зберемо замовлення, зазвичай до двох робочих днів.')).toBeVisible();
  await expect(thanks.getByText('Оплатіть замовлення')).toHaveCount(0);
  const orderNo = (await payment.getAttribute('aria-label'))?.replace(/\D/g, '') ?? '';
  const letter = await letterTo(page, email, `Замовлення №${orderNo} оплачено`);
  expect(letter.text).toContain(decant.name);
  expect(letter.text).toContain(bottle.name);
  expect([await stockNow(page, decant), await stockNow(page, bottle)]).toEqual([95, 9]);
});

test('[ST-CHK-16] an order with nothing to pay goes straight to the thanks', async ({ page }) => {
  await fillCart(page, [[await newCard(page, { discountPercent: 100 }), 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  const sent = orderCall(page);
  await page.getByRole('button', { name: 'Оформити замовлення' }).click();
  const { order, pageUrl } = await answerTo(await sent);
  expect(pageUrl).toBeNull();
  await expect(page).toHaveURL(`/orders/orderAccepted?order=${order._id}`);
  await expectToast(page, 'Замовлення успішно оформлене!');
  await expect(page.getByRole('region', { name: `Замовлення № ${order.orderNo}` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Оплатити/ })).toHaveCount(0);
});

test('[ST-SHOP-03] a buyer whose card is declined, or who left the bank, pays the same order later', async ({
  page,
}) => {
  const goods = await newCard(page, { currentPriceKopecks: 45_000 });
  await fillCart(page, [[goods, 1]]);
  await page.goto('/orders');
  await fillContact(page, newAddress());
  await choosePickup(page);
  await payButton(page).click();

  // Browser back shows the order and its payment, not an empty form.
  await expect(payAtBank(page)).toBeVisible();
  await page.goBack();
  const payment = page.getByRole('region', { name: /^Замовлення № \d+$/ });
  await expect(page).toHaveURL(/\/orders\/orderAccepted\?order=/);
  await expect(payment.getByRole('status')).toContainText('Чекаємо на оплату');
  await expectAccessible(page, [360, 1280]);
  await payment.getByRole('button', { name: `Оплатити ${formatMoney(45_000)}` }).click();

  await page.getByRole('button', { name: 'Відхилити платіж' }).click();
  await expect(payment.getByRole('status')).toContainText('Оплата не пройшла');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оплата не пройшла');
  await expect(page.getByText('Оплатіть замовлення: товари відкладено для вас.')).toBeVisible();
  await expectAccessible(page, [360, 1280]);
  await payment.getByRole('button', { name: /^Оплатити ще раз/ }).click();
  await payAtBank(page).click();
  await expect(payment.getByRole('status')).toContainText('Оплачено');
  await page.reload();
  await expect(payment.getByRole('status')).toContainText('Оплачено');
  expect(await stockNow(page, goods)).toBe(9);
});

test('[ST-CHK-18] the page after an order thanks, promises a letter, points to help and leads home; it claims nothing that it does not know', async ({
  page,
}) => {
  await page.goto('/orders/orderAccepted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дякуємо за замовлення!');
  const main = page.getByRole('main');
  await expect(main).toContainText('Підтвердження надішлемо на вашу електронну пошту.');
  await expect(main.getByRole('heading', { name: 'Потрібна допомога?' })).toBeVisible();
  await expect(main.getByRole('link', { name: shop.shownPhone })).toHaveAttribute('href', `tel:${shop.phone}`);
  await expect(main.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`);
  await expect(main).not.toContainText('Оплачено');
  await expectAccessible(page, everyWidth);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await page.goto('/orders/orderAccepted?order=0197b3a0-0000-7000-8000-000000000000');
  await expect(main.getByRole('alert')).toContainText('Не знаходимо такого замовлення');
  await main.getByRole('link', { name: 'На головну' }).click();
  await expect(page).toHaveURL('/index');

  const calledOff = await newOrder({ status: 'abolition', paymentState: 'expired' });
  await page.goto(`/orders/orderAccepted?order=${calledOff.id}`);
  await expect(main.getByRole('status')).toContainText('Час на оплату вийшов');
  await expect(page.getByRole('heading', { level: 1 }), 'nobody is thanked for what is no more').toHaveText(
    'Ваше замовлення',
  );
  await expect(main).not.toContainText('Підтвердження надішлемо');
});
