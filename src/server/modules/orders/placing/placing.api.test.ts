import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ownCart } from '#contracts/cart.ts';
import { changedCart, listOwnOrders, placeOrder } from '#contracts/orders.ts';
import { addresses } from '#server/modules/addresses/addresses.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { statuses } from '#server/modules/statuses/statuses.table.ts';
import { makeBrand, makeCategory, makeDiscount, makePerson, makePicture, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { decantVolumes, quickVolumes } from '#web/storefront/product/decant-volumes.ts';
import { orderEvents } from '../order-events.table.ts';
import { orderLines } from '../order-lines.table.ts';
import { getOrder } from '../orders.service.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();
const unknownId = '01890000-0000-7000-8000-000000000000';

type Body = ReturnType<typeof orderBody>;

const place = (body: Body, token: string | null = null, language = 'uk') =>
  shop
    .callAs(token, language)(placeOrder, { body })
    .then(({ data }) => data);
const makeDecant = (fields = {}) => makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 100, ...fields });
const change = (id: string, fields: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(fields).where(eq(products.id, id));

async function stockOf(id: string) {
  const [found] = await shop.db.select().from(products).where(eq(products.id, id));
  return [found?.quantity, found?.quantityMl];
}

const ordersOf = (productId: string) => shop.db.select().from(orderLines).where(eq(orderLines.productId, productId));

describe('placing an order', () => {
  it('[API-ORD-01][RULE-ORD-02] works for guests: 200, a new order that is processed, and its payment awaited', async () => {
    const product = await makeProduct(shop.db, { currentPriceKopecks: 123_450, quantity: 5 });
    const response = await shop.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(orderBody([line(product, 2)], { comment: ' Подзвоніть після 18 ' })),
    });
    expect(response.status).toBe(200);
    const { status, message, data } = await response.json();
    expect([status, message]).toEqual([true, 'Замовлення успішно оформлене!']);
    expect(data.pageUrl).toMatch(/^http:\/\/localhost\/sandbox\/bank\//);
    expect(data.order).toMatchObject({
      date: '2026-03-17T10:00:00.000Z',
      firstName: 'Олена',
      lastName: 'Коваль',
      phone: '+380671234567',
      email: 'olena.koval@kraplyna.test',
      status: 'processed',
      paymentState: 'awaiting',
      comment: 'Подзвоніть після 18',
      totalSum: { $numberDecimal: '2469.00' },
      deliveryAddress: { delivery: 'Нова пошта', city: 'Львів' },
      products: [
        { product: { _id: product.id, name: product.name }, cartQuantity: 2, currentPrice: 1234.5, totalCost: 2469 },
      ],
    });
    const orderId: string = data.order._id;
    expect(await shop.db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
      { userId: null, language: 'uk', deliveryKind: 'nova-poshta' },
    ]);
    expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).toMatchObject([
      { kind: 'created', actorId: null },
    ]);
    expect(await shop.db.select().from(payments).where(eq(payments.orderId, orderId))).toMatchObject([
      { state: 'awaiting', amountKopecks: 246_900, pageUrl: data.pageUrl },
    ]);
  });

  it('[RULE-ORD-06] numbers orders in turn, from 100001', async () => {
    const product = await makeProduct(shop.db, { quantity: 10 });
    const first = await place(orderBody([line(product)]));
    const second = await place(orderBody([line(product)]));
    const [smallest] = (
      await shop.db.execute<{ least: number }>(sql`
      select seqstart as least from pg_sequence where seqrelid = pg_get_serial_sequence('orders', 'order_no')::regclass`)
    ).rows;
    expect(smallest?.least).toBe(100_001);
    expect(first.order.orderNo).toBeGreaterThanOrEqual(100_001);
    expect(second.order.orderNo).toBe(first.order.orderNo + 1);
  });

  it('assigns the order to the signed-in user, whatever the body says, and removes its goods from the cart', async () => {
    const person = await makePerson(shop.db, { customer: ['orders'] });
    const other = await makePerson(shop.db, { customer: ['orders'] });
    const [bought, kept] = [await makeProduct(shop.db), await makeProduct(shop.db)];
    for (const { token } of [person, other]) {
      await shop.callAs(token)(ownCart.customer.save, { body: { lines: [line(bought, 3), line(kept, 2)] } });
    }
    const { order } = await place(
      orderBody([line(bought)], { userId: other.userId, status: 'completed' }),
      person.token,
      'en',
    );
    expect(order.status).toBe('processed');
    expect(await shop.db.select().from(orders).where(eq(orders.id, order._id))).toMatchObject([
      { userId: person.userId, language: 'en' },
    ]);
    const own = (token: string) =>
      shop
        .callAs(token)(listOwnOrders, {})
        .then(({ data }) => data.map(({ _id }) => _id));
    expect(await own(person.token)).toEqual([order._id]);
    expect(await own(other.token)).toEqual([]);
    const cartOf = async (token: string) =>
      (await shop.callAs(token)(ownCart.customer.get, {})).data.lines.map(({ product }) => product._id);
    expect(await cartOf(person.token)).toEqual([kept.id]);
    expect(await cartOf(other.token)).toEqual([bought.id, kept.id]);
  });

  it('answers with the order as it is read later', async () => {
    await shop.db.insert(statuses).values({ name: 'Збираємо', type: 'processed', color: '#112233', isActive: true });
    const bottled = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 100, discountPercent: 15 });
    const { order } = await place(orderBody([line(await makeProduct(shop.db), 2), line(bottled, 85)]));
    expect(order.statusShown).toEqual({ name: 'Збираємо', color: '#112233' });
    expect(await getOrder(shop.context, order._id)).toMatchObject(order);
  });

  it('takes few statements, however many goods there are', async () => {
    const goods = await Promise.all(Array.from({ length: 12 }, () => makeProduct(shop.db)));
    const many = await shop.database.countQueries(() => place(orderBody(goods.map((one) => line(one)))));
    expect(many.result.order.products).toHaveLength(12);
    // Begin, discounts, goods, order, commit, invoice; the carrier's cities at most once a second.
    expect(many.statements.filter((statement) => !statement.includes('carrier_answers'))).toHaveLength(6);
  });

  it('needs no payment where there is nothing to pay', async () => {
    const gift = await makeProduct(shop.db, { currentPriceKopecks: 500, discountPercent: 100 });
    const { order, pageUrl } = await place(orderBody([line(gift)]));
    expect([order.totalSum, order.paymentState, pageUrl]).toEqual([{ $numberDecimal: '0.00' }, 'paid', null]);
    expect(await shop.db.select().from(payments).where(eq(payments.orderId, order._id))).toEqual([]);
  });
});

describe('the stock', () => {
  it('[RULE-STOCK-01] is taken with the order and not without it', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const lastOne = await makeProduct(shop.db, { quantity: 1 });
    await place(orderBody([line(product, 2)]));
    expect(await stockOf(product.id)).toEqual([3, 0]);
    await expect(place(orderBody([line(product, 2), line(lastOne, 2)]))).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    expect(await stockOf(product.id)).toEqual([3, 0]);

    // The last statement of the order fails, after the stock was taken and the order written.
    const { token } = await makePerson(shop.db, { customer: ['orders'] });
    await shop.callAs(token)(ownCart.customer.save, { body: { lines: [line(product, 2)] } });
    const queued = async () => (await shop.db.execute(sql`select from graphile_worker.jobs`)).rows.length;
    const before = await queued();
    await shop.db.execute(
      sql.raw(`
      create function refuse_cart() returns trigger language plpgsql as $$ begin raise 'no carts today'; end $$;
      create trigger refuse_cart before delete on cart_lines for each row execute function refuse_cart()`),
    );
    await expect(place(orderBody([line(product, 2)]), token)).rejects.toMatchObject({ code: 'FAILED', status: 500 });
    await shop.db.execute(sql.raw('drop trigger refuse_cart on cart_lines; drop function refuse_cart()'));
    expect(await queued()).toBe(before);
    expect(await stockOf(product.id)).toEqual([3, 0]);
    expect(await ordersOf(product.id)).toHaveLength(1);
  });

  it('[RULE-STOCK-02] of bottled goods is taken in millilitres', async () => {
    const decant = await makeDecant({ quantity: 4, quantityMl: 100 });
    await place(orderBody([{ ...line(decant, 7), bottling: true }]));
    expect(await stockOf(decant.id)).toEqual([4, 93]);
  });

  it('[RULE-STOCK-03] of the last piece goes to one of two concurrent buyers, and the other gets the missing goods', async () => {
    const product = await makeProduct(shop.db, { quantity: 1 });
    const answers = await Promise.allSettled([place(orderBody([line(product)])), place(orderBody([line(product)]))]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: `Не вистачає на складі: «${product.name}». Зменште кількість або приберіть із кошика`,
    });
    expect(await stockOf(product.id)).toEqual([0, 0]);
    expect(await ordersOf(product.id)).toHaveLength(1);
  });

  it('[RULE-STOCK-07] never goes below zero: 409 OUT_OF_STOCK, with the current cart', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const decant = await makeDecant({ quantity: 500, quantityMl: 30 });
    const plenty = await makeProduct(shop.db);
    for (const [lacking, amount] of [
      [product, 6],
      [product, 1_000_000],
      [decant, 31],
    ] as const) {
      const refusal = await place(orderBody([line(plenty), line(lacking, amount)])).catch((error) => error);
      expect(refusal).toMatchObject({
        status: 409,
        code: 'OUT_OF_STOCK',
        message: expect.stringContaining(lacking.name),
      });
      const { lines, short } = changedCart.parse(refusal.data);
      expect(short).toEqual([lacking.id]);
      expect(lines.map(({ product, available }) => [product._id, available])).toEqual([
        [plenty.id, 5],
        [lacking.id, lacking === decant ? 30 : 5],
      ]);
    }
    expect([await stockOf(product.id), await stockOf(decant.id)]).toEqual([
      [5, 0],
      [500, 30],
    ]);
    await place(orderBody([line(product, 5), line(decant, 30)]));
    expect([await stockOf(product.id), await stockOf(decant.id)]).toEqual([
      [0, 0],
      [500, 0],
    ]);
  });

  it('of goods that are off sale, hidden or deleted is none', async () => {
    const hidden = await makeCategory(shop.db, { isActive: false });
    const off = await makeProduct(shop.db, { isEnabled: false });
    const ofHidden = await makeProduct(shop.db, { categoryId: hidden.id });
    for (const one of [off, ofHidden]) {
      await expect(place(orderBody([line(one)]))).rejects.toMatchObject({
        code: 'OUT_OF_STOCK',
        message: expect.stringContaining(one.name),
        data: { short: [one.id], lines: [{ available: 0 }] },
      });
    }
    await expect(place(orderBody([line({ id: unknownId })]), null, 'en')).rejects.toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'There is no such product, or it is no longer on sale',
      data: { short: [unknownId], lines: [] },
    });
  });
});

describe('the price', () => {
  it('[RULE-LINE-06] is computed by the server: values of the client are ignored', async () => {
    const discount = await makeDiscount(shop.db, { percent: 10 });
    const category = await makeCategory(shop.db, { discountId: discount.id });
    const piece = await makeProduct(shop.db, { currentPriceKopecks: 3333, categoryId: category.id });
    const decant = await makeDecant({ currentPriceKopecks: 2000, discountPercent: 10 });
    const tampered = { currentPrice: 0.01, discountedPrice: 0.01, discount: 99, bottleCost: { totalCost: 0 } };
    const { order } = await place(
      orderBody([
        { ...line(piece, 3), ...tampered },
        { ...line(decant, 7), ...tampered },
      ]),
    );
    expect(order.totalSum).toEqual({ $numberDecimal: '250.99' });
    expect(order.products).toMatchObject([
      { currentPrice: 33.33, discount: 10, discountedPrice: 30, bottleCost: { totalCost: 0 }, totalCost: 89.99 },
      { currentPrice: 20, discount: 10, discountedPrice: 18, bottleCost: { totalCost: 35 }, totalCost: 161 },
    ]);
    await expect(place(orderBody([line(piece)], { totalSum: 0.01 }))).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await ordersOf(piece.id)).toHaveLength(1);
  });

  it('[RULE-LINE-07] that is not the one the buyer saw answers 409 PRICE_CHANGED with the new lines, and makes no order', async () => {
    const product = await makeProduct(shop.db, { currentPriceKopecks: 10_000, quantity: 6 });
    await change(product.id, { currentPriceKopecks: 12_000 });
    const refusal = await place(orderBody([line(product, 2)], { totalSum: { $numberDecimal: '200.00' } })).catch(
      (error) => error,
    );
    expect(refusal).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      message: 'Ціни змінилися, поки ви оформлювали замовлення. Перегляньте кошик і підтвердьте ще раз',
    });
    expect(changedCart.parse(refusal.data)).toMatchObject({
      lines: [{ product: { _id: product.id }, cartQuantity: 2, currentPrice: 120, totalCost: 240, available: 6 }],
      totalCost: 240,
      short: [],
    });
    expect([await stockOf(product.id), await ordersOf(product.id)]).toEqual([[6, 0], []]);
    for (const totalSum of [240, '240,00', { $numberDecimal: '240.00' }])
      await place(orderBody([line(product, 2)], { totalSum }));
    expect(await ordersOf(product.id)).toHaveLength(3);
  });

  it('is that of today: a discount of the category counts through its last day', async () => {
    const discount = await makeDiscount(shop.db, { percent: 50, endsOn: '2026-03-16' });
    const category = await makeCategory(shop.db, { discountId: discount.id });
    const product = await makeProduct(shop.db, { currentPriceKopecks: 10_000, categoryId: category.id });
    expect((await place(orderBody([line(product)]))).order.totalSum).toEqual({ $numberDecimal: '100.00' });
  });

  it('[RULE-ORD-07] stays in the order as it was, with names, discount and bottles, whatever becomes of the goods', async () => {
    const brand = await makeBrand(shop.db);
    const picture = await makePicture(shop.db);
    const decant = await makeDecant({
      itemNo: 'KR-7001',
      brandId: brand.id,
      pictureId: picture.id,
      currentPriceKopecks: 2000,
      discountPercent: 10,
      sizeMl: 50,
    });
    const person = await makePerson(shop.db, { customer: ['orders'] });
    const { order } = await place(orderBody([line(decant, 56)]), person.token);
    expect(order.products).toEqual([
      {
        product: {
          _id: decant.id,
          name: decant.name,
          itemNo: 'KR-7001',
          imageFirst: picture.address,
          brand: { name: brand.name },
          bottling: true,
          sizes: 50,
        },
        cartQuantity: 56,
        currentPrice: 20,
        discount: 10,
        discountedPrice: 18,
        bottleCost: {
          bottles: [
            { bottleSize: 50, count: 1, price: 65 },
            { bottleSize: 6, count: 1, price: 30 },
          ],
          totalCost: 95,
        },
        totalCost: 1103,
      },
    ]);
    const other = await makeBrand(shop.db);
    await change(decant.id, {
      name: 'Інакше',
      itemNo: null,
      brandId: other.id,
      pictureId: null,
      currentPriceKopecks: 1,
      discountPercent: 0,
      isBottled: false,
      quantityMl: 0,
      sizeMl: 5,
      isEnabled: false,
    });
    expect((await shop.callAs(person.token)(listOwnOrders, {})).data).toEqual([order]);
  });
});

describe('an invalid order', () => {
  const refuses = (body: unknown, data: object) =>
    expect(place(body as Body)).rejects.toMatchObject({ status: 422, code: 'INVALID', data });

  it('[ST-CONST-04] is one of 0 ml, which nobody can choose, of a part of one, or of goods that are sold in another way', async () => {
    const decant = await makeDecant();
    for (const choices of [decantVolumes(decant.quantityMl), quickVolumes(decant.quantityMl)]) {
      expect(Math.min(...choices)).toBeGreaterThanOrEqual(1);
    }
    expect(decantVolumes(decant.quantityMl)[0]).toBe(1);
    const piece = await makeProduct(shop.db);
    for (const wrong of [0, -1, 0.5, 1.5, '5']) {
      await refuses(orderBody([{ product: decant.id, cartQuantity: wrong as number }]), {
        'products.0.cartQuantity': 'Вкажіть ціле число, щонайменше 1',
      });
    }
    const otherwise = 'Цей товар тепер продають інакше. Додайте його до кошика ще раз';
    await refuses(orderBody([line(decant), { ...line(piece), bottling: true }]), { 'products.1.bottling': otherwise });
    await refuses(orderBody([{ ...line(decant), bottling: false }]), { 'products.0.bottling': otherwise });
    expect((await place(orderBody([{ ...line(decant, 1), bottling: true }]))).order.products[0]?.cartQuantity).toBe(1);
  });

  it('[ST-VAL-20] has an error per field, with the messages of the form', async () => {
    const product = await makeProduct(shop.db);
    const long = (length: number) => 'я'.repeat(length);
    await refuses(
      {
        firstName: 'я',
        lastName: '',
        phone: '0671234567x',
        email: 'olena@',
        paymentMethod: long(61),
        comment: long(401),
        deliveryAddress: { delivery: 'Го', region: '', city: 'Ль', address: '№5' },
        products: [],
      },
      {
        firstName: "Це занадто коротке ім'я",
        lastName: 'Вкажіть ваше прізвище',
        phone: 'Некоректний номер телефону',
        email: 'Невірна адреса електронної пошти',
        paymentMethod: 'Макс. 60 літер',
        comment: 'Макс. 400 літер',
        'deliveryAddress.delivery': 'Оберіть спосіб доставки',
        'deliveryAddress.region': 'Оберіть область',
        'deliveryAddress.city': 'Оберіть місто',
        'deliveryAddress.address': 'Вкажіть адресу',
        products: 'В кошику немає товарів',
      },
    );
    await refuses({ ...orderBody([line(product)]), promoCode: 'SPRING' }, { promoCode: 'Зайве поле' });
    expect(await ordersOf(product.id)).toEqual([]);
  });

  it('is one with a delivery that the shop does not have, or a pickup where it hands nothing out', async () => {
    const product = await makeProduct(shop.db);
    const [open, closed] = ['вул. Соборна, 12', 'вул. Київська, 3'];
    await shop.db.insert(addresses).values([
      { name: 'Краплина на Соборній', address: open, isActive: true },
      { name: 'Краплина на Київській', address: closed, isActive: false },
    ]);
    const delivered = (delivery: string, address: string) =>
      orderBody([line(product)], { deliveryAddress: { delivery, region: 'Полтавська', city: 'Кременчук', address } });
    await refuses(delivered('Голубина пошта', open), { 'deliveryAddress.delivery': 'Оберіть спосіб доставки' });
    for (const address of [closed, 'вул. Вигадана, 1']) {
      await refuses(delivered('Самовивіз', address), {
        'deliveryAddress.address': 'Тут замовлень не видають. Оберіть інший пункт',
      });
    }
    expect(await stockOf(product.id)).toEqual([5, 0]);
    const { order } = await place(delivered('Самовивіз', open));
    expect(order.deliveryAddress).toEqual({
      delivery: 'Самовивіз',
      region: 'Полтавська',
      city: 'Кременчук',
      address: open,
    });
  });

  it('is one that costs more than can be paid at once', async () => {
    const product = await makeProduct(shop.db, { currentPriceKopecks: 2_000_000_000 });
    const body = orderBody([line(product, 2)]);
    await expect(place(body)).rejects.toMatchObject({ status: 422, message: expect.stringContaining('На таку суму') });
    expect(await stockOf(product.id)).toEqual([5, 0]);
  });
});
