import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import type { FiscalSource } from '#domain/fiscal-receipts.ts';
import { fiscalReceipts } from '#server/modules/cash-register/fiscal-receipts/fiscal-receipts.table.ts';
import { makeReceipts, sweepReceipts } from '#server/modules/cash-register/fiscal-receipts/receipt-sending.service.ts';
import { openTestDatabase } from '#test/database.ts';
import { UnpaidOrder } from '#test/payments.ts';
import { TestShop } from '#test/shop.ts';

/** A shop that makes fiscal receipts at the stand-in of the cash register. */
export class FiscalShop extends TestShop {
  protected readonly source: FiscalSource = 'checkbox';

  protected override extraParts() {
    return { fiscalReceipts: this.source };
  }

  later(seconds: number): void {
    this.now = new Date(this.now.getTime() + seconds * 1000);
  }

  /** A minute later, as the schedule does it. */
  async sweep(seconds = 61): Promise<void> {
    this.later(seconds);
    await sweepReceipts(this.context);
  }

  make(orderId: string): Promise<void> {
    return makeReceipts(this.context, orderId);
  }

  /** Oldest first. */
  receiptsOf(orderId: string) {
    return this.db
      .select()
      .from(fiscalReceipts)
      .where(eq(fiscalReceipts.orderId, orderId))
      .orderBy(asc(fiscalReceipts.createdAt), asc(fiscalReceipts.id));
  }

  /** An order that was paid at the bank's page; its jobs have not run. */
  async paidOrder(...fields: Parameters<typeof UnpaidOrder.make> extends [unknown, ...infer Rest] ? Rest : never) {
    const order = await UnpaidOrder.make(this, ...fields);
    const invoiceId = await order.openPage();
    await this.bank.invoices.pay(invoiceId);
    return Object.assign(order, { invoiceId });
  }
}

/** Call once at the top of an `*.api.test.ts` file. */
export function openFiscalShop(Shop = FiscalShop): FiscalShop {
  const shop = new Shop(openTestDatabase());
  beforeAll(() => shop.open());
  afterAll(() => shop.close());
  return shop;
}
