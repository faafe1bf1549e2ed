import { inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LineInput } from '#contracts/cart.ts';
import { Problem } from '#contracts/kit/problem.ts';
import { type Order, placeOrder } from '#contracts/orders.ts';
import { lineTotalKopecks } from '#domain/pricing.ts';
import { stockOf } from '#domain/stock.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop } from '#test/shop.ts';
import { orderLines } from '../order-lines.table.ts';
import { orders } from '../orders.table.ts';

const shop = openTestShop();

type Product = Awaited<ReturnType<typeof makeProduct>>;
type Outcome = { readonly lines: LineInput[]; readonly order: Order | null };

/** Null if out of stock; any other refusal fails the test. */
async function buy(lines: LineInput[]): Promise<Outcome> {
  try {
    const { data } = await shop.callAs(null)(placeOrder, { body: orderBody(lines) });
    return { lines, order: data.order };
  } catch (error) {
    if (error instanceof Problem && error.code === 'OUT_OF_STOCK') return { lines, order: null };
    throw error;
  }
}

async function leftOf(goods: readonly Product[]): Promise<Map<string, number>> {
  const ids = goods.map(({ id }) => id);
  const rows = await shop.db.select().from(products).where(inArray(products.id, ids));
  return new Map(rows.map((row) => [row.id, stockOf(row)]));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('many buyers at once', () => {
  it('200 of them, for 20 pieces and 100 ml in mixed carts: exactly the stock is sold, to the kopeck', async () => {
    const piece = await makeProduct(shop.db, { quantity: 20, currentPriceKopecks: 3333, discountPercent: 10 });
    const decant = await makeProduct(shop.db, {
      isBottled: true,
      quantity: 0,
      quantityMl: 100,
      currentPriceKopecks: 1235,
      discountPercent: 15,
    });
    const plenty = await Promise.all(
      [7, 11, 13].map((price) => makeProduct(shop.db, { quantity: 1000, currentPriceKopecks: price })),
    );
    const goods = [piece, decant, ...plenty];
    const [soap, balm, wax] = plenty.map((one) => line(one, 2));
    const carts = [
      [line(piece)],
      [line(decant, 5)],
      [line(decant, 5), line(piece)],
      [line(piece), soap, line(decant, 5), balm],
      [wax, line(decant, 10), balm, soap],
    ].map((cart) => cart.filter((one) => one !== undefined));
    const wanted = Array.from({ length: 200 }, (_, buyer) => {
      const cart = carts[buyer % carts.length] ?? [];
      return buyer % 2 === 0 ? cart : cart.toReversed();
    });

    const outcomes = await Promise.all(wanted.map(buy));

    const sold = outcomes.flatMap(({ order }) => (order ? [order] : []));
    const left = await leftOf(goods);
    expect([left.get(piece.id), left.get(decant.id)]).toEqual([0, 0]);
    const rows = await shop.db
      .select()
      .from(orderLines)
      .where(
        inArray(
          orderLines.productId,
          goods.map(({ id }) => id),
        ),
      );
    for (const product of goods) {
      const amount = sum(rows.filter(({ productId }) => productId === product.id).map(({ quantity }) => quantity));
      expect(amount).toBe(stockOf(product) - (left.get(product.id) ?? 0));
    }
    // Stock only decreased, so a refused order must exceed the final stock too.
    for (const { lines, order } of outcomes) {
      const isLacking = lines.some(({ product, cartQuantity }) => cartQuantity > (left.get(product) ?? 0));
      expect(order === null ? isLacking : true).toBe(true);
    }

    const costOf = ({ productId, quantity }: (typeof rows)[number]) => {
      const product = goods.find(({ id }) => id === productId);
      if (!product) throw new Error('Somebody bought something else');
      const { currentPriceKopecks: priceKopecks, discountPercent, isBottled } = product;
      return lineTotalKopecks({ priceKopecks, discountPercent, quantity, isBottled });
    };
    const ids = sold.map(({ _id }) => _id);
    const written = await shop.db.select().from(orders).where(inArray(orders.id, ids));
    const owed = await shop.db.select().from(payments).where(inArray(payments.orderId, ids));
    expect(new Set(written.map(({ orderNo }) => orderNo)).size).toBe(sold.length);
    expect(new Set(rows.map(({ orderId }) => orderId))).toEqual(new Set(ids));
    for (const { id, totalKopecks } of written) {
      expect(totalKopecks).toBe(sum(rows.filter(({ orderId }) => orderId === id).map(costOf)));
      expect(owed.filter(({ orderId }) => orderId === id)).toMatchObject([{ amountKopecks: totalKopecks }]);
    }
  }, 60_000);

  it('never see a deadlock: the transaction is retried', async () => {
    const goods = await Promise.all([makeProduct(shop.db), makeProduct(shop.db)]);
    // Simulates a deadlock and a serialization failure late in the transaction. Sequences are not rolled back, so only
    // the first two attempts fail.
    await shop.db.execute(
      sql.raw(`
      create sequence endings;
      create function end_for_another() returns trigger language plpgsql as $$
      begin
        if nextval('endings') <= 2 then
          raise exception 'ended for another' using errcode = case lastval() when 1 then '40P01' else '40001' end;
        end if;
        return new;
      end $$;
      create trigger end_for_another before insert on payments for each row execute function end_for_another()`),
    );
    const { order } = await buy(goods.map((one) => line(one)));
    await shop.db.execute(sql.raw('drop trigger end_for_another on payments'));
    expect(order?.products).toHaveLength(2);
    expect([...(await leftOf(goods)).values()]).toEqual([4, 4]);
    const [tries] = (await shop.db.execute<{ count: number }>(sql`select last_value as count from endings`)).rows;
    expect(tries?.count).toBe(3);
  });
});
