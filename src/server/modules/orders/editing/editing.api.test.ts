import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/admin-orders.ts';
import { changedCart, changeOrder, placeOrder } from '#contracts/orders.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { auditEntries } from '#server/modules/audit/audit.table.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeOrder, makePerson, makeProduct, type TestPerson } from '#test/factories.ts';
import { orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { orderEvents } from '../order-events.table.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

let keeper: TestPerson;
beforeAll(async () => {
  keeper = await makePerson(shop.db, { admin: ['orders'] });
});

type Made = Awaited<ReturnType<typeof makeOrder>>;
type Product = Awaited<ReturnType<typeof makeProduct>>;

const contactOf = ({ firstName, lastName, email, delivery, region, city, address }: Made) => ({
  firstName,
  lastName,
  email,
  deliveryAddress: { delivery, region, city, address },
});

const line = ({ id }: Product, cartQuantity: number) => ({ product: id, cartQuantity });

const editGoods = (order: Made, ...lines: { product: string; cartQuantity: number }[]) =>
  shop.callAs(keeper.token)(changeOrder, {
    params: { id: order.id },
    body: { ...contactOf(order), products: lines },
  });

type Problem = { status: number; code: string; message: string; data: Record<string, unknown> };
const problemOf = (call: Promise<unknown>): Promise<Problem | null> =>
  call.then(
    () => null,
    (problem) => problem,
  );

/** Everything that an edit can change. */
async function stateOf(order: Made) {
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.id));
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  return { row, lines, events };
}

async function stockOf({ id }: Product) {
  const [row] = await shop.db.select().from(products).where(eq(products.id, id));
  return row?.isBottled ? row.quantityMl : row?.quantity;
}

describe('an edit of an order by staff', () => {
  it('changes contact and delivery; the status stays, and the buyer gets an e-mail', async () => {
    const order = await makeOrder(shop.db, { status: 'specified', paymentState: 'paid' });
    const email = `${randomUUID()}@kraplyna.test`;
    const body = { ...contactOf(order), email, firstName: 'Марія', phone: '+380501112233' };
    const { data } = await shop.callAs(keeper.token)(changeOrder, { params: { id: order.id }, body });
    expect(data.order).toMatchObject({ firstName: 'Марія', phone: '+380501112233', email, status: 'specified' });
    expect((await stateOf(order)).events).toMatchObject([{ kind: 'edited', actorId: keeper.userId }]);
    expect(await shop.lettersTo(email)).toMatchObject([{ subject: 'Ваше замовлення уточнене!' }]);
    const written = await shop.db.select().from(auditEntries).where(eq(auditEntries.thingId, order.id));
    expect(written).toMatchObject([
      { thing: 'order', action: 'changed', actorId: keeper.userId, changes: { firstName: ['Олена', 'Марія'] } },
    ]);
  });

  it('without a change is not recorded and sends no e-mail', async () => {
    const product = await makeProduct(shop.db, { quantity: 4 });
    const order = await makeOrder(shop.db, { paymentState: 'paid', lines: [{ product, quantity: 2 }] });
    const before = await stateOf(order);
    await editGoods(order, line(product, 2));
    expect(await stateOf(order)).toEqual(before);
    expect(await shop.lettersTo(order.email)).toEqual([]);
  });

  it('[RULE-STOCK-05] moves the stock by the difference, in pieces and in millilitres', async () => {
    const piece = await makeProduct(shop.db, { quantity: 10 });
    const decant = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 50 });
    const made = await makeOrder(shop.db, {
      lines: [
        { product: piece, quantity: 2 },
        { product: decant, quantity: 7 },
      ],
    });
    await editGoods(made, line(piece, 5), line(decant, 12));
    expect([await stockOf(piece), await stockOf(decant)]).toEqual([7, 45]);
    await editGoods(made, line(piece, 1), line(decant, 2));
    expect([await stockOf(piece), await stockOf(decant)]).toEqual([11, 55]);
    await editGoods(made, line(decant, 2));
    expect([await stockOf(piece), await stockOf(decant)]).toEqual([12, 55]);
    const { row, lines } = await stateOf(made);
    expect(lines).toMatchObject([{ productId: decant.id, position: 1, quantity: 2, bottlesKopecks: 3000 }]);
    expect(row?.totalKopecks).toBe(lines[0]?.totalKopecks);
  });

  it('[RULE-STOCK-06] above the stock gets 409 and changes neither order nor stock', async () => {
    const plenty = await makeProduct(shop.db, { quantity: 100 });
    const scarce = await makeProduct(shop.db, { name: 'Остання крапля', quantity: 2 });
    const order = await makeOrder(shop.db, {
      lines: [
        { product: plenty, quantity: 1 },
        { product: scarce, quantity: 3 },
      ],
    });
    const before = await stateOf(order);
    const problem = await problemOf(editGoods(order, line(plenty, 50), line(scarce, 6)));
    expect(problem).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect(problem?.message).toContain('Остання крапля');
    const data = changedCart.parse(problem?.data);
    expect(data.short).toEqual([scarce.id]);
    expect(data.lines.find(({ product }) => product._id === scarce.id)?.available).toBe(5);
    expect(await stateOf(order)).toEqual(before);
    expect([await stockOf(plenty), await stockOf(scarce)]).toEqual([100, 2]);
    expect(await shop.lettersTo(order.email)).toEqual([]);
    await editGoods(order, line(plenty, 1), line(scarce, 5));
    expect(await stockOf(scarce)).toBe(0);
  });

  it('keeps the price of existing lines, and uses the current price for new ones', async () => {
    const [untouched, more, fresh] = await Promise.all([
      makeProduct(shop.db, { currentPriceKopecks: 10_000, discountPercent: 10, quantity: 9 }),
      makeProduct(shop.db, { currentPriceKopecks: 20_000, discountPercent: 50, quantity: 9 }),
      makeProduct(shop.db, { currentPriceKopecks: 30_000, quantity: 9 }),
    ]);
    const order = await makeOrder(shop.db, {
      lines: [
        { product: untouched, quantity: 1 },
        { product: more, quantity: 1 },
      ],
    });
    for (const { id } of [untouched, more, fresh]) {
      const dearer = { name: 'Renamed', currentPriceKopecks: 99_900, discountPercent: 0, isEnabled: id === fresh.id };
      await shop.db.update(products).set(dearer).where(eq(products.id, id));
    }
    const { data } = await editGoods(order, line(untouched, 1), line(more, 3), line(fresh, 2));
    expect(data.order.products).toMatchObject([
      { product: { name: untouched.name }, currentPrice: 100, discount: 10, totalCost: 90 },
      { product: { name: more.name }, cartQuantity: 3, currentPrice: 200, discount: 50, totalCost: 300 },
      { product: { name: 'Renamed' }, cartQuantity: 2, currentPrice: 999, discount: 0, totalCost: 1998 },
    ]);
    expect(data.order.totalSum).toEqual({ $numberDecimal: '2388.00' });
  });

  it('changes the unpaid sum with the goods, and the e-mail links to the payment', async () => {
    const product = await makeProduct(shop.db, { currentPriceKopecks: 10_000, quantity: 9 });
    const email = `${randomUUID()}@kraplyna.test`;
    const body = orderBody([{ product: product.id, cartQuantity: 2 }], { email });
    const { order } = (await shop.callAs(null)(placeOrder, { body })).data;
    const { products: _, ...contact } = body;
    const { data } = await shop.callAs(keeper.token)(changeOrder, {
      params: { id: order._id },
      body: { ...contact, products: [line(product, 3)] },
    });
    expect(data.order).toMatchObject({ totalSum: { $numberDecimal: '300.00' }, paymentState: 'awaiting' });
    const owed = await shop.db.select().from(payments).where(eq(payments.orderId, order._id));
    const open = owed.filter(({ state, reversalRequestedAt }) => state === 'awaiting' && reversalRequestedAt === null);
    expect(open).toMatchObject([{ amountKopecks: 30_000 }]);
    const letters = await shop.lettersTo(email);
    const clarified = letters.find(({ subject }) => subject === 'Ваше замовлення уточнене!');
    expect(clarified?.links).toContain(`http://localhost/orders/orderAccepted?order=${order._id}`);
  });

  it('cannot change the goods of an order that was refunded, or paid in a way that the shop does not know', async () => {
    const product = await makeProduct(shop.db, { quantity: 10 });
    for (const paymentState of ['paid', 'refunded'] as const) {
      const order = await makeOrder(shop.db, { paymentState, lines: [{ product, quantity: 2 }] });
      const before = await stateOf(order);
      const problem = await problemOf(editGoods(order, line(product, 1)));
      expect(problem).toMatchObject({ status: 409, code: 'NOT_ALLOWED_NOW' });
      expect(problem?.message).toContain('вже завершено');
      expect(await stateOf(order)).toEqual(before);
    }
    expect(await stockOf(product)).toBe(10);
  });

  it('with a stale version gets 409 and changes nothing (optimistic concurrency)', async () => {
    const order = await makeOrder(shop.db);
    const edit = (firstName: string, version: number) =>
      shop.callAs(keeper.token)(changeOrder, {
        params: { id: order.id },
        body: { ...contactOf(order), firstName, version },
      });
    const outcomes = await Promise.all(
      ['Марія', 'Ольга'].map((firstName) => problemOf(edit(firstName, order.version))),
    );
    expect(outcomes.filter((problem) => problem === null)).toHaveLength(1);
    expect(outcomes.find((problem) => problem !== null)).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    const { data } = await shop.callAs(keeper.token)(getOrder, { params: { id: order.id } });
    expect(data.version).toBe(order.version + 1);
    await edit('Ганна', data.version);
    expect((await stateOf(order)).row?.firstName).toBe('Ганна');
  });

  it('is allowed only while the order is specified or processed', async () => {
    for (const status of orderStatuses) {
      const order = await makeOrder(shop.db, { status });
      const body = { ...contactOf(order), firstName: 'Марія' };
      const problem = await problemOf(shop.callAs(keeper.token)(changeOrder, { params: { id: order.id }, body }));
      const isOpen = status === 'specified' || status === 'processed';
      expect([status, problem?.status]).toEqual([status, isOpen ? undefined : 409]);
    }
  });

  it('cannot add what is off sale or does not exist', async () => {
    const [product, off] = await Promise.all([
      makeProduct(shop.db),
      makeProduct(shop.db, { quantity: 9, isEnabled: false }),
    ]);
    const order = await makeOrder(shop.db, { lines: [{ product, quantity: 1 }] });
    const unknown = { product: randomUUID(), cartQuantity: 1 };
    for (const added of [line(off, 1), unknown]) {
      expect(await problemOf(editGoods(order, line(product, 1), added))).toMatchObject({ code: 'OUT_OF_STOCK' });
    }
  });

  it('does not mix millilitres and pieces where the unit of a product has changed', async () => {
    const turned = await makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 30 });
    const other = await makeProduct(shop.db, { quantity: 9 });
    const order = await makeOrder(shop.db, { lines: [{ product: turned, quantity: 7 }] });
    await shop.db
      .update(products)
      .set({ isBottled: false, quantityMl: 0, quantity: 3 })
      .where(eq(products.id, turned.id));
    expect(await problemOf(editGoods(order, line(turned, 5)))).toMatchObject({ code: 'INVALID' });
    await editGoods(order, line(turned, 7), line(other, 1));
    await editGoods(order, line(other, 1));
    const [row] = await shop.db.select().from(products).where(eq(products.id, turned.id));
    expect(row).toMatchObject({ quantity: 3, quantityMl: 0 });
    expect(await stockOf(other)).toBe(8);
  });

  it('never oversells concurrently with others', async () => {
    const product = await makeProduct(shop.db, { quantity: 5 });
    const made = await Promise.all(
      Array.from({ length: 8 }, () => makeOrder(shop.db, { lines: [{ product, quantity: 1 }] })),
    );
    const problems = await Promise.all(made.map((order) => problemOf(editGoods(order, line(product, 2)))));
    expect(problems.filter((problem) => problem === null)).toHaveLength(5);
    expect(await stockOf(product)).toBe(0);
  });

  it('of an own order follows the rules for buyers', async () => {
    const own = await makeOrder(shop.db, { userId: keeper.userId, status: 'specified' });
    const { data } = await shop.callAs(keeper.token)(changeOrder, { params: { id: own.id }, body: contactOf(own) });
    expect(data.order.status).toBe('processed');
  });
});
