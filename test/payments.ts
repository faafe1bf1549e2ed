import { desc, eq } from 'drizzle-orm';
import { payOrder } from '#contracts/orders.ts';
import { addMinutes } from '#domain/reservation.ts';
import { orderEvents } from '#server/modules/orders/order-events.table.ts';
import { orders } from '#server/modules/orders/orders.table.ts';
import { pollPayments } from '#server/modules/payments/payment-polling.service.ts';
import { payments } from '#server/modules/payments/payments.table.ts';
import { products } from '#server/modules/products/products.table.ts';
import { makeOrder, makePayment, makeProduct } from '#test/factories.ts';
import type { TestShop } from '#test/shop.ts';

/** An order that waits for its money, with what a test wants to know of it later. */
export class UnpaidOrder {
  readonly #shop: TestShop;
  readonly id: string;
  readonly orderNo: number;
  readonly email: string;
  readonly productId: string;
  readonly amountKopecks: number;

  private constructor(
    shop: TestShop,
    order: Pick<UnpaidOrder, 'id' | 'orderNo' | 'email' | 'productId' | 'amountKopecks'>,
  ) {
    this.#shop = shop;
    this.id = order.id;
    this.orderNo = order.orderNo;
    this.email = order.email;
    this.productId = order.productId;
    this.amountKopecks = order.amountKopecks;
  }

  /** Two of five pieces are taken. */
  static async make(
    shop: TestShop,
    fields: Parameters<typeof makeOrder>[1] = {},
    holdMinutes = 120,
  ): Promise<UnpaidOrder> {
    const product = await makeProduct(shop.db, { quantity: 3, currentPriceKopecks: 61_750 });
    const order = await makeOrder(shop.db, { lines: [{ product, quantity: 2 }], createdAt: shop.now, ...fields });
    const amountKopecks = order.totalKopecks;
    await makePayment(shop.db, order, { createdAt: shop.now, expiresAt: addMinutes(shop.now, holdMinutes) });
    return new UnpaidOrder(shop, { ...order, productId: product.id, amountKopecks });
  }

  /** Goes to the bank's page; answers the invoice. */
  async openPage(): Promise<string> {
    const { data } = await this.#shop.callAs(null)(payOrder, { params: { id: this.id } });
    return data.pageUrl.split('/').at(-1) ?? '';
  }

  async state(): Promise<string[]> {
    const [order] = await this.#shop.db.select().from(orders).where(eq(orders.id, this.id));
    return [order?.status ?? '', order?.paymentState ?? ''];
  }

  /** Each attempt to pay it, the newest first. */
  payments() {
    return this.#shop.db
      .select()
      .from(payments)
      .where(eq(payments.orderId, this.id))
      .orderBy(desc(payments.createdAt), desc(payments.id));
  }

  async events(): Promise<string[]> {
    const found = await this.#shop.db
      .select({ kind: orderEvents.kind })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, this.id))
      .orderBy(orderEvents.createdAt, orderEvents.id);
    return found.map(({ kind }) => kind);
  }

  async stock(): Promise<number> {
    const [product] = await this.#shop.db.select().from(products).where(eq(products.id, this.productId));
    return product?.quantity ?? Number.NaN;
  }
}

/** Two pieces, paid through the bank a minute ago. */
export async function makePaidOrder(shop: TestShop): Promise<{ order: UnpaidOrder; invoiceId: string }> {
  const order = await UnpaidOrder.make(shop);
  const invoiceId = await order.openPage();
  await shop.bank.invoices.pay(invoiceId);
  shop.now = addMinutes(shop.now, 1);
  return { order, invoiceId };
}

/** The poll of the payments, minute by minute. */
export async function pollForMinutes(shop: TestShop, minutes = 1): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    shop.now = addMinutes(shop.now, 1);
    await pollPayments(shop.context);
  }
}
