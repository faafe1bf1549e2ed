import { beforeEach, describe, expect, it } from 'vitest';
import { getFiscalDay, listBuyersReceipts, listReceiptsOfOrder } from '#contracts/fiscal-receipts.ts';
import { makePerson } from '#test/factories.ts';
import { FiscalShop, openFiscalShop } from '#test/fiscal.ts';

const shop = openFiscalShop();

beforeEach(() => {
  shop.now = new Date('2026-03-17T10:00:00Z');
  shop.register.isUnavailable = false;
  shop.bank.faults.reset();
});

const compare = async (day: string, at: FiscalShop = shop) => {
  const call = at.callAs((await makePerson(at.db, { admin: ['statistic'] })).token);
  return (await call(getFiscalDay, { params: { day } })).data;
};

describe('the daily comparison', () => {
  it('[RULE-FISC-06] agrees when orders, bank and receipts do, also after a refund', async () => {
    const one = await shop.paidOrder();
    const two = await shop.paidOrder();
    await shop.bank.invoices.refund(two.invoiceId, 5000);
    await shop.runJobs();
    const { rows, totals, isBankAvailable } = await compare('2026-03-17');
    const sum = (one.amountKopecks + two.amountKopecks - 5000) / 100;
    expect(isBankAvailable).toBe(true);
    expect(totals).toEqual({ orders: sum, byHand: 0, bank: sum, receipts: sum, differences: 0 });
    expect(rows.map(({ orderNo }) => orderNo).toSorted()).toEqual([one.orderNo, two.orderNo].map(String).toSorted());
    expect((await compare('2026-03-16')).rows).toEqual([]);
  });

  it('[RULE-FISC-06] names payments without a receipt, and those that the shop does not know', async () => {
    shop.now = new Date('2026-03-18T10:00:00Z');
    shop.register.isUnavailable = true;
    const order = await shop.paidOrder();
    await shop.runJobs();
    const stranger = await shop.bank.invoices.create({
      amount: 700,
      ccy: 980,
      reference: null,
      destination: null,
      basket: [],
      redirectUrl: null,
      webHookUrl: null,
      validitySeconds: 3600,
    });
    await shop.bank.invoices.pay(stranger.invoiceId);
    const { rows, totals } = await compare('2026-03-18');
    expect(totals).toMatchObject({ receipts: 0, differences: 2 });
    expect(rows).toMatchObject([
      { orderNo: String(order.orderNo), differences: ['receipt-missing'] },
      { orderNo: null, invoiceId: stranger.invoiceId, bank: 7, differences: ['unknown-to-shop'] },
    ]);
  });

  it('[RULE-FISC-06] goes on without the bank', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      shop.bank.faults.breakNext('statement', { kind: 'page', status: 502 });
    }
    const { isBankAvailable, totals } = await compare('2026-03-17');
    expect(isBankAvailable).toBe(false);
    expect(totals).toMatchObject({ bank: null, differences: 0 });
  });
});

class BankShop extends FiscalShop {
  protected override readonly source = 'monobank';
}

describe('receipts by the bank', () => {
  const banks = openFiscalShop(BankShop);

  it('[RULE-FISC-01] are shown with the order, and the shop makes none itself', async () => {
    const order = await banks.paidOrder();
    await banks.runJobs();
    await banks.sweep();
    expect(await banks.receiptsOf(order.id)).toEqual([]);
    expect(banks.register.till.receipts).toEqual([]);
    const call = banks.callAs((await makePerson(banks.db, { admin: ['orders'] })).token);
    const { data } = await call(listReceiptsOfOrder, { params: { id: order.id } });
    expect(data).toMatchObject([{ kind: 'sale', state: 'done', link: expect.stringContaining('tax.gov.ua') }]);
    const buyers = await banks.callAs(null)(listBuyersReceipts, { params: { id: order.id } });
    expect(buyers.data).toMatchObject([{ kind: 'sale', qr: { path: expect.any(String) } }]);
  });
});
