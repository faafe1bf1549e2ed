import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, signup } from '#contracts/auth.ts';
import { changeOrder, orderInput, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { type OrderStatus, orderStatuses } from '#domain/order-states.ts';
import { inTransaction } from '#server/context.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { makeBrand, makeOrder, makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import * as placing from '../placing/placing.service.ts';
import { queueOrderLetter } from './order-letters.service.ts';

const shop = openTestShop();
beforeAll(() => makeFirstRoles(shop));

const newAddress = () => `${randomUUID()}@kraplyna.test`;

async function place(fields: object = {}, language = 'uk', token: string | null = null) {
  const product = await makeProduct(shop.db, { quantity: 9 });
  const body = { ...orderBody([line(product)]), email: newAddress(), ...fields };
  return (await shop.callAs(token, language)(placeOrder, { body })).data.order;
}

async function letterTo(address: string) {
  const [letter, ...others] = await shop.lettersTo(address);
  if (!letter || others.length > 0) throw new Error(`Not one letter to ${address}, but ${others.length + 1}`);
  return letter;
}

/** Replaces the no-break spaces of money and numbers. */
const spaced = (text: string | null) => (text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe('e-mails', () => {
  it('[RULE-MAIL-01] are sent for registration, reset, order accepted, each status change and clarified', async () => {
    const subjectsTo = async (address: string) => (await shop.lettersTo(address)).map(({ subject }) => subject);
    const newcomer = newAddress();
    await shop.callAs(null)(signup, {
      body: { email: newcomer, password: 'a long password', gender: 'Female', phone: '' },
    });
    expect(await subjectsTo(newcomer)).toEqual(['Підтвердьте пошту в «Краплині»']);

    const buyer = await makePerson(shop.db, { customer: ['orders'] });
    await shop.callAs(null)(forgotPassword, { body: { email: buyer.email } });
    expect(await subjectsTo(buyer.email)).toHaveLength(1);

    const { _id: id, orderNo, email } = await place({}, 'uk', buyer.token);
    expect(await subjectsTo(email)).toEqual([`Ваше замовлення №${orderNo} прийнято`]);

    const keeper = await makePerson(shop.db, { admin: ['orders'] });
    const subjects = [`Ваше замовлення №${orderNo} прийнято`];
    for (const [status, subject] of [
      ['send', `Замовлення №${orderNo} відправлено`],
      ['completed', `Замовлення №${orderNo} виконано`],
      ['processed', `Замовлення №${orderNo} в обробці`],
      ['specified', `Замовлення №${orderNo}: потрібне уточнення`],
    ] as const) {
      await shop.callAs(keeper.token)(setOrderStatus, { params: { id }, body: { status } });
      subjects.unshift(subject);
      expect((await subjectsTo(email)).toSorted()).toEqual(subjects.toSorted());
    }

    const { products: _, paymentMethod: __, ...body } = { ...orderBody([]), email };
    const { data } = await shop.callAs(buyer.token)(changeOrder, { params: { id }, body });
    expect(data.order.status).toBe('processed');
    subjects.unshift('Ваше замовлення уточнене!');
    expect((await subjectsTo(email)).toSorted()).toEqual(subjects.toSorted());

    await shop.callAs(keeper.token)(setOrderStatus, { params: { id }, body: { status: 'abolition' } });
    subjects.unshift(`Замовлення №${orderNo} скасовано`);
    expect((await subjectsTo(email)).toSorted()).toEqual(subjects.toSorted());
  });

  it('[RULE-MAIL-03] are queued in the transaction of the change (outbox): a rolled-back order sends none', async () => {
    const product = await makeProduct(shop.db, { quantity: 9 });
    const [undone, kept] = [newAddress(), newAddress()];
    const bodyTo = (email: string) => ({ ...orderBody([line(product)]), email });
    const failing = inTransaction(shop.context, async (context) => {
      const { order } = await placing.placeOrder(context, orderInput.parse(bodyTo(undone)), undefined);
      expect(order.email).toBe(undone);
      throw new Error('the light goes out');
    });
    await expect(failing).rejects.toThrow('the light goes out');
    await shop.callAs(null)(placeOrder, { body: bodyTo(kept) });
    const { rows: waiting } = await shop.db.execute(
      sql`select from graphile_worker.jobs where key like 'order-%-accepted'`,
    );
    expect(waiting).toHaveLength(1);
    expect([await shop.lettersTo(undone), (await shop.lettersTo(kept)).length]).toEqual([[], 1]);
  });
});

describe('the e-mail about an accepted order', () => {
  it('[ST-SIZE-01] has goods with their sizes, bottles, sums and delivery, and links to the payment', async () => {
    const brand = await makeBrand(shop.db, { name: 'Essential' });
    const piece = await makeProduct(shop.db, {
      brandId: brand.id,
      name: 'Bois',
      currentPriceKopecks: 123_450,
      discountPercent: 10,
      sizeMl: 50,
      quantity: 3,
    });
    const decant = await makeProduct(shop.db, {
      name: 'Oud',
      currentPriceKopecks: 10_000,
      isBottled: true,
      quantity: 0,
      quantityMl: 100,
    });
    const body = { ...orderBody([line(piece, 2), line(decant, 85)]), email: newAddress() };
    const { order } = (await shop.callAs(null)(placeOrder, { body })).data;
    const { subject, html, text, links } = await letterTo(body.email);
    expect(subject).toBe(`Ваше замовлення №${order.orderNo} прийнято`);
    for (const form of [html, text].map(spaced)) {
      for (const said of [
        'Essential Bois',
        '50 мл × 2 шт.',
        'Знижка 10 %',
        '2 222,10 ₴',
        'Oud',
        'на розлив, 85 мл',
        'у т. ч. флакон 50 мл × 2: 130,00 ₴',
        '8 630,00 ₴',
        '10 852,10 ₴',
        'Олена Коваль',
        'Нова пошта',
        'Львів',
        'ще не оплачено',
      ]) {
        expect(form).toContain(said);
      }
    }
    expect(links).toContain(`http://localhost/orders/orderAccepted?order=${order._id}`);
  });

  it('says that the order is paid, if it is by then', async () => {
    const order = await makeOrder(shop.db, { paymentState: 'paid' });
    await queueOrderLetter(shop.context, order, { kind: 'accepted' }, randomUUID());
    const { text } = await letterTo(order.email);
    expect(text).toContain('Оплату отримано');
    expect(text).not.toContain('Оплатити замовлення');
  });

  it('is not sent if the order is cancelled by then', async () => {
    const order = await makeOrder(shop.db, { status: 'abolition', paymentState: 'expired' });
    await queueOrderLetter(shop.context, order, { kind: 'accepted' }, randomUUID());
    expect(await shop.lettersTo(order.email)).toEqual([]);
  });

  it('takes three statements: the order is read, the e-mail is recorded, and confirmed', async () => {
    await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
    const order = await place();
    const { statements } = await shop.database.countQueries(() => letterTo(order.email));
    expect(statements).toHaveLength(3);
  });

  it('is in the language of the order', async () => {
    const order = await place({}, 'en');
    const { subject, text, links } = await letterTo(order.email);
    expect(subject).toBe(`Your order no. ${order.orderNo} is accepted`);
    expect(text).toContain('Pay for the order');
    expect(text).not.toMatch(/Оплат|Разом/);
    expect(links).toContain(`http://localhost/en/orders/orderAccepted?order=${order._id}`);
  });

  it('escapes user input, also links', async () => {
    const order = await place({
      firstName: '<img src=x onerror=alert(1)>',
      lastName: 'https://evil.example/win www.evil.example',
    });
    const { html, text } = await letterTo(order.email);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<(?:img|script)\b/i);
    for (const form of [html ?? '', text ?? '']) expect(form).not.toMatch(/evil\.example|https?:\/\/evil/);
  });
});

const queueStatusLetter = (order: { id: string; orderNo: number }, { status }: { status: OrderStatus }) =>
  queueOrderLetter(shop.context, order, { kind: 'status', status, reason: 'decided' }, randomUUID());

describe('the e-mail about a new status', () => {
  it('is not sent once the order is abolished, unless it says so', async () => {
    const order = await makeOrder(shop.db, { status: 'abolition' });
    for (const status of orderStatuses) await queueStatusLetter(order, { status });
    expect(await shop.lettersTo(order.email)).toMatchObject([{ subject: `Замовлення №${order.orderNo} скасовано` }]);
  });

  it('differs by status and language, and each says the number of the order', async () => {
    const subjects = new Set<string>();
    for (const language of ['uk', 'en'] as const) {
      for (const deliveryKind of ['nova-poshta', 'pickup'] as const) {
        for (const status of orderStatuses) {
          const order = await makeOrder(shop.db, { language, deliveryKind, status });
          await queueStatusLetter(order, { status });
          const { subject, text, html } = await letterTo(order.email);
          expect([subject, text, html].every((form) => form?.includes(String(order.orderNo)))).toBe(true);
          subjects.add(subject.replace(String(order.orderNo), 'N'));
        }
      }
    }
    expect(subjects.size).toBe(12);
  });

  it('links to own orders for users, and to order tracking or contacts for guests', async () => {
    const { userId } = await makePerson(shop.db, { customer: ['orders'] });
    const [own, guests] = [await makeOrder(shop.db, { userId, language: 'en' }), await makeOrder(shop.db)];
    for (const order of [own, guests]) await queueStatusLetter(order, { status: 'specified' });
    expect((await letterTo(own.email)).links).toContain('http://localhost/en/user/orders');
    for (const [order, page] of [
      [await makeOrder(shop.db, { userId }), '/user/orders'],
      [await makeOrder(shop.db), '/orders/track'],
    ] as const) {
      await queueStatusLetter(order, { status: 'send' });
      expect((await letterTo(order.email)).links).toContain(`http://localhost${page}`);
    }
    const { text, links } = await letterTo(guests.email);
    expect(links.some((address) => address.includes('/user/orders'))).toBe(false);
    expect(text).toContain('напишіть або зателефонуйте');
  });

  it('mentions a refund only after a payment', async () => {
    for (const [paymentState, isPromised] of [
      ['paid', true],
      ['refunded', true],
      ['awaiting', false],
      ['expired', false],
    ] as const) {
      const order = await makeOrder(shop.db, { paymentState, status: 'abolition' });
      await queueStatusLetter(order, { status: 'abolition' });
      expect([paymentState, (await letterTo(order.email)).text?.includes('Гроші повернемо')]).toEqual([
        paymentState,
        isPromised,
      ]);
    }
  });
});
