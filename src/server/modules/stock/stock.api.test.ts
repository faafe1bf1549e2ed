import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { createProduct, editProduct } from '#contracts/admin-products.ts';
import { listAuditOf } from '#contracts/audit.ts';
import type { Call, CallInput } from '#contracts/kit/endpoint.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { changeOrder, placeOrder, setOrderStatus } from '#contracts/orders.ts';
import { importProducts } from '#contracts/product-files.ts';
import { getProduct } from '#contracts/products.ts';
import * as contract from '#contracts/stock.ts';
import { manualReasons } from '#domain/stock-moves.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeCategory, makeGroup, makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { stockMoves } from './stock-moves.table.ts';

const shop = openTestShop();

let call: Call;
beforeAll(async () => {
  const admin = ['products', 'orders', 'statistic'] as const;
  call = shop.callAs((await makePerson(shop.db, { admin: [...admin], firstName: 'Ірина' })).token);
});

const ledger = async (id: string) => (await call(contract.getStockLedger, { params: { id }, query: {} })).data;
const move = (id: string, body: CallInput<typeof contract.moveStock>['body']) =>
  call(contract.moveStock, { params: { id }, body });
const shortly = ({ reason, before, after, note }: contract.StockMove) => [reason, before, after, note];
const makeDecant = (fields = {}) => makeProduct(shop.db, { isBottled: true, quantity: 0, quantityMl: 100, ...fields });

/** Undefined if it succeeds; a failure of the shop itself fails the test. */
const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof Problem && error.status < 500) return error.message;
      throw error;
    },
  );

describe('[AD-WORK-12] the stock ledger', () => {
  it('has a move for every way in which a quantity changes: who, when, why, before and after', async () => {
    const { id: categories, title } = await makeCategory(shop.db);
    const itemNo = crypto.randomUUID();
    const body = {
      name: 'Naxos',
      itemNo,
      currentPrice: '100',
      quantity: 5,
      bottling: false,
      enabled: true,
      categories,
    };
    const { data: made } = await call(createProduct, { body });
    const id = made._id;
    await call(editProduct, { params: { id }, body: { ...body, quantity: 8 } });
    const { data } = await shop.callAs(null)(placeOrder, { body: orderBody([line({ id }, 3)]) });
    const { _id: orderId, orderNo, firstName, lastName, email, deliveryAddress } = data.order;
    const { delivery, region, city, address } = deliveryAddress;
    const contact = { firstName, lastName, email, deliveryAddress: { delivery, region, city, address } };
    const edited = { ...contact, products: [line({ id }, 1)] };
    await call(changeOrder, { params: { id: orderId }, body: edited });
    await call(setOrderStatus, { params: { id: orderId }, body: { status: 'abolition' } });
    const sheet = `itemNo;name;categories;currentPrice;quantity;enabled\n${itemNo};Naxos;${title};100;20;true\n`;
    await call(importProducts, { body: {}, files: { file: new File([sheet], 'goods.csv', { type: 'text/csv' }) } });
    await move(id, { reason: 'receipt', amount: 4, note: 'Накладна 7' });
    await move(id, { reason: 'write-off', amount: '1' });
    await move(id, { reason: 'stocktake', amount: 21, was: 23 });
    const { moves, product } = await ledger(id);
    expect(moves.map(shortly)).toEqual([
      ['stocktake', 23, 21, ''],
      ['write-off', 24, 23, ''],
      ['receipt', 20, 24, 'Накладна 7'],
      ['stocktake', 8, 20, 'CSV'],
      ['return', 7, 8, ''],
      ['return', 5, 7, ''],
      ['sale', 8, 5, ''],
      ['stocktake', 5, 8, ''],
      ['receipt', 0, 5, ''],
    ]);
    expect(product.quantity).toBe(21);
    expect(moves.map(({ who, orderNo }) => [who, orderNo]).slice(3)).toEqual([
      ['Ірина', null],
      ['Ірина', orderNo],
      ['Ірина', orderNo],
      [null, orderNo],
      ['Ірина', null],
      ['Ірина', null],
    ]);
    expect(moves.every(({ date }) => Date.parse(date) > 0)).toBe(true);
  });

  it('keeps its sum, whatever happens at once: the last move ends at the quantity, and each begins where the one before ended', async () => {
    const deed = fc.record({
      at: fc.nat(1),
      kind: fc.constantFrom(...manualReasons, 'order' as const, 'row' as const),
      amount: fc.integer({ min: 1, max: 7 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 4, maxLength: 12 }), async (deeds) => {
        const goods = [await makeProduct(shop.db, { quantity: 10 }), await makeDecant({ quantityMl: 30 })] as const;
        const act = ({ at, kind, amount }: (typeof deeds)[number]) => {
          const product = goods[at as 0 | 1];
          if (kind === 'order') return shop.callAs(null)(placeOrder, { body: orderBody([line(product, amount)]) });
          if (kind === 'row') {
            const stock = product.isBottled ? { quantityMl: amount } : { quantity: amount };
            return shop.db.update(products).set(stock).where(eq(products.id, product.id));
          }
          return move(product.id, { reason: kind, amount, was: amount + 1 });
        };
        await Promise.all(deeds.map((one) => refusalOf(Promise.resolve(act(one)))));
        for (const { id, isBottled } of goods) {
          const [now] = await shop.db.select().from(products).where(eq(products.id, id));
          const moves = await shop.db
            .select()
            .from(stockMoves)
            .where(eq(stockMoves.productId, id))
            .orderBy(stockMoves.id);
          expect(moves.at(-1)?.after).toBe(isBottled ? now?.quantityMl : now?.quantity);
          expect(moves.map(({ before }) => before)).toEqual([0, ...moves.slice(0, -1).map(({ after }) => after)]);
        }
      }),
      { numRuns: 5 },
    );
  });

  it('is read page by page, and refuses to write off more than there is', async () => {
    const { id } = await makeProduct(shop.db, { quantity: 1 });
    for (const amount of [2, 3, 4]) await move(id, { reason: 'receipt', amount });
    const page = async (before?: number) =>
      (await call(contract.getStockLedger, { params: { id }, query: { perPage: 3, before } })).data;
    const first = await page();
    expect(first.moves.map(({ after }) => after)).toEqual([10, 6, 3]);
    const last = await page(first.next ?? 0);
    expect([last.moves.map(({ after }) => after), last.next]).toEqual([[1], null]);
    await expect(move(id, { reason: 'write-off', amount: 11 })).rejects.toMatchObject({
      status: 422,
      message: 'Списати більше, ніж є, не можна',
    });
    await expect(move(id, { reason: 'sale' as never, amount: 1 })).rejects.toMatchObject({ status: 422 });
    const buyer = shop.callAs((await makePerson(shop.db)).token);
    await expect(buyer(contract.getStockLedger, { params: { id }, query: {} })).rejects.toMatchObject({ status: 403 });
  });
});

describe('[AD-WORK-12] opening a bottle', () => {
  it('turns one piece into its millilitres, once for each piece, also at the same moment', async () => {
    const bottle = await makeProduct(shop.db, { quantity: 2, sizeMl: 100 });
    const decant = await makeDecant({ quantityMl: 7 });
    await makeGroup(shop.db, [bottle.id, decant.id]);
    const open = () => call(contract.openBottle, { params: { id: bottle.id }, body: { decant: decant.id } });
    const refusals = await Promise.all([open(), open(), open()].map(refusalOf));
    expect(refusals.filter(Boolean)).toEqual(['Немає жодного флакона, який можна відкрити']);
    const [ofBottle, ofDecant] = [await ledger(bottle.id), await ledger(decant.id)];
    expect([ofBottle.product.quantity, ofDecant.product.quantityMl]).toEqual([0, 207]);
    expect(ofBottle.moves.slice(0, 2).map(shortly)).toEqual([
      ['open-bottle', 1, 0, ''],
      ['open-bottle', 2, 1, ''],
    ]);
    expect(ofDecant.moves.slice(0, 2).map(shortly)).toEqual([
      ['open-bottle', 107, 207, ''],
      ['open-bottle', 7, 107, ''],
    ]);
    expect(ofBottle.decants.map(({ _id }) => _id)).toEqual([decant.id]);
  });

  it('is refused without a decant in its group, without a size, and for a decant itself', async () => {
    const [bottle, unsized] = [await makeProduct(shop.db, { sizeMl: 100 }), await makeProduct(shop.db)];
    const [decant, stranger] = [await makeDecant(), await makeDecant()];
    await makeGroup(shop.db, [unsized.id, decant.id]);
    const open = ({ id }: { id: string }, into: { id: string }) =>
      refusalOf(call(contract.openBottle, { params: { id }, body: { decant: into.id } }));
    expect(await open(bottle, stranger)).toMatch(/немає розливу/);
    expect(await open(unsized, decant)).toMatch(/із зазначеним об’ємом/);
    expect(await open(decant, decant)).toMatch(/лише повний флакон/);
    expect((await ledger(bottle.id)).product.quantity).toBe(5);
  });
});

describe('[AD-WORK-12] the purchase price', () => {
  it('and its margin are for those who also see the statistics, and in no public response', async () => {
    const { id } = await makeProduct(shop.db, { currentPriceKopecks: 10_000, discountPercent: 20 });
    await call(contract.setPurchasePrice, { params: { id }, body: { purchasePrice: '60,77' } });
    expect((await ledger(id)).cost).toEqual({ purchasePrice: 60.77, priceNow: 80, marginPercent: 24 });
    const clerk = shop.callAs((await makePerson(shop.db, { admin: ['products'] })).token);
    expect((await clerk(contract.getStockLedger, { params: { id }, query: {} })).data.cost).toBeNull();
    await expect(
      clerk(contract.setPurchasePrice, { params: { id }, body: { purchasePrice: '1' } }),
    ).rejects.toMatchObject({ status: 403 });
    const history = async (by: typeof clerk) =>
      JSON.stringify((await by(listAuditOf, { params: { thing: 'product', id }, query: {} })).data);
    expect(await history(call)).toContain('60.77');
    expect(await history(clerk)).not.toContain('60.77');
    const shown = (await shop.callAs(null)(getProduct, { params: { id } })).data;
    const [row] = await shop.db.select().from(products).where(eq(products.id, id));
    expect(JSON.stringify([shown, row])).not.toMatch(/60\.?77|purchasePrice/);
  });
});

describe('[AD-WORK-12] empty vials', () => {
  const count = async (sizeMl: number) =>
    (await call(contract.listVials, {})).data.find((vial) => vial.sizeMl === sizeMl)?.quantity;
  const moveVials = (sizeMl: number, reason: 'receipt' | 'stocktake', amount: number) =>
    call(contract.moveVials, { params: { sizeMl }, body: { reason, amount, was: 0 } });

  it('are not counted until somebody enters a quantity; then decants take them, and cancelled ones give them back', async () => {
    const decant = await makeDecant({ quantityMl: 1000 });
    const order = async (quantity: number) =>
      (await shop.callAs(null)(placeOrder, { body: orderBody([line(decant, quantity)]) })).data.order;
    const before = await order(56);
    expect(await count(6)).toBeNull();
    await moveVials(6, 'receipt', 3);
    await moveVials(50, 'receipt', 1);
    const cancelled = await order(56);
    expect([await count(6), await count(50)]).toEqual([2, 0]);
    await Promise.all([order(5), order(4)]);
    expect(await count(6)).toBe(0);
    const lacking = await order(2);
    expect(await count(6)).toBe(-1);
    const cancel = (id: string) => call(setOrderStatus, { params: { id }, body: { status: 'abolition' } });
    await cancel(cancelled._id);
    expect([await count(6), await count(50)]).toEqual([0, 1]);
    await cancel(before._id);
    expect([await count(6), await count(50)]).toEqual([0, 1]);
    const { firstName, lastName, email, deliveryAddress } = lacking;
    const { delivery, region, city, address } = deliveryAddress;
    const contact = { firstName, lastName, email, deliveryAddress: { delivery, region, city, address } };
    await call(changeOrder, { params: { id: lacking._id }, body: { ...contact, products: [line(decant, 52)] } });
    expect([await count(6), await count(50)]).toEqual([0, 0]);
    const { moves } = (await call(contract.listVialMoves, { params: { sizeMl: 50 }, query: {} })).data;
    expect(moves.map(({ reason, before, after }) => [reason, before, after])).toEqual([
      ['sale', 1, 0],
      ['return', 0, 1],
      ['sale', 1, 0],
      ['receipt', 0, 1],
    ]);
    await expect(moveVials(7, 'receipt', 1)).rejects.toMatchObject({ status: 404 });
  });
});
