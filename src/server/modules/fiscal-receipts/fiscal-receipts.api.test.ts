import { beforeEach, describe, expect, it } from 'vitest';
import { makeProduct } from '#test/factories.ts';
import { openFiscalShop } from '#test/fiscal.ts';

const shop = openFiscalShop();

beforeEach(() => {
  const { till } = shop.register;
  shop.now = new Date('2026-03-17T10:00:00Z');
  shop.register.isUnavailable = false;
  shop.register.faults.reset();
  Object.assign(till, { receiptOutcome: 'done', shiftOutcome: 'open', isBusy: false });
});

const soldFor = (orderNo: number) =>
  shop.register.till.receipts.filter(({ context }) => (context as { order: string }).order === String(orderNo));

describe('a fiscal receipt', () => {
  it('[RULE-FISC-01] [RULE-FISC-03] is sold once for a payment, with its goods, sum and card', async () => {
    const decant = await makeProduct(shop.db, {
      name: 'Iris Poudre',
      itemNo: 'IP-ml',
      isBottled: true,
      quantity: 0,
      quantityMl: 100,
      currentPriceKopecks: 2000,
      discountPercent: 10,
    });
    const piece = await makeProduct(shop.db, { itemNo: 'IP-50', currentPriceKopecks: 3333, discountPercent: 10 });
    const lines = [
      { product: piece, quantity: 3 },
      { product: decant, quantity: 7 },
    ];
    const order = await shop.paidOrder({ lines });
    await shop.runJobs();
    await shop.runJobs();
    await shop.make(order.id);
    const [sold, ...more] = soldFor(order.orderNo);
    expect(more).toEqual([]);
    expect(sold).toMatchObject({
      type: 'SELL',
      status: 'DONE',
      totalSum: order.amountKopecks,
      goods: [
        { good: { code: 'IP-50', price: 3333 }, quantity: 3000, discounts: [{ mode: 'VALUE', value: 1000 }] },
        { good: { code: 'IP-ml', price: 2000 }, quantity: 7000, discounts: [{ mode: 'VALUE', value: 1400 }] },
        { good: { code: 'vial-10', price: 3500 }, quantity: 1000, discounts: [] },
      ],
      payments: [
        {
          type: 'CASHLESS',
          value: order.amountKopecks,
          card_mask: '444403******1902',
          auth_code: '662476',
          rrn: expect.any(String),
          terminal: 'MI000001',
          bank_name: 'Універсал Банк',
          payment_system: 'visa',
        },
      ],
    });
    expect(await shop.receiptsOf(order.id)).toMatchObject([
      { id: sold?.id, kind: 'sale', state: 'done', fiscalCode: sold?.fiscalCode, taxUrl: sold?.taxUrl },
    ]);
  });
});
