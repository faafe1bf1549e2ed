import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markOrderPaid } from '#contracts/admin-orders.ts';
import { changeOrder, getOrderPayment, placeOrder } from '#contracts/orders.ts';
import { getOrderShipment } from '#contracts/shipments.ts';
import { getShopSettings } from '#contracts/shop.ts';
import { dayMs } from '#domain/dates.ts';
import { deliveryLabels } from '#domain/delivery.ts';
import { type PaymentKind, parsePaymentOffers, paymentLabels } from '#domain/payment-methods.ts';
import { defaultTerms, isDeliveryFree, type SalesTerms } from '#domain/sales-terms.ts';
import { addresses } from '#server/modules/addresses/addresses.table.ts';
import { pollPayments } from '#server/modules/payments/payment-polling.service.ts';
import { openTestDatabase } from '#test/database.ts';
import { makePerson, makeProduct } from '#test/factories.ts';
import { line, orderBody } from '#test/orders.ts';
import { openTestShop, TestShop } from '#test/shop.ts';

const terms: SalesTerms = {
  deliveries: ['nova-poshta', 'courier', 'pickup'],
  freeDeliveryFromKopecks: 150_000,
  payments: parsePaymentOffers('online, cash-delivery<=5000, cash-pickup, transfer>=1000, instalments') ?? [],
  bankAccount: { receiver: 'ФОП Коваль О. П.', iban: `UA${'1'.repeat(27)}`, taxId: '1234567890' },
};
const pickupPoint = 'вул. Соборна, 14';

class TermsShop extends TestShop {
  protected override extraParts() {
    return { terms };
  }
}

const shop = new TermsShop(openTestDatabase());
/** With the settings of the specification. */
const plainShop = openTestShop();

beforeAll(async () => {
  await shop.open();
  await shop.db.insert(addresses).values({ name: 'Крамниця', address: pickupPoint, isActive: true });
});
afterAll(() => shop.close());

type Wanted = { kind?: PaymentKind; delivery?: keyof typeof deliveryLabels; uah?: number; email?: string };

async function place(
  { kind = 'online', delivery = 'nova-poshta', uah = 2000, email = 'a@kraplyna.test' }: Wanted,
  by: TestShop = shop,
) {
  const product = await makeProduct(by.db, { quantity: 5, currentPriceKopecks: uah * 100 });
  const deliveryAddress = {
    delivery: deliveryLabels[delivery].uk,
    region: 'Полтавська',
    city: 'Кременчук',
    address: delivery === 'pickup' ? pickupPoint : 'Відділення №1',
  };
  const body = orderBody([line(product)], { deliveryAddress, email, paymentMethod: paymentLabels[kind].uk });
  return (await by.callAs(null)(placeOrder, { body })).data;
}

const choosePayment = { status: 422, data: { paymentMethod: 'Оберіть спосіб оплати' } };

describe('the terms of the checkout', () => {
  it('[RULE-METHOD-01] allow what the settings offer for the delivery and the sum, and refuse the rest at the field', async () => {
    expect((await place({ kind: 'cash-delivery' })).order).toMatchObject({
      paymentKind: 'cash-delivery',
      paymentMethod: 'Накладений платіж',
      paymentState: 'awaiting',
    });
    await expect(place({ kind: 'cash-delivery', uah: 5001 })).rejects.toMatchObject(choosePayment);
    await expect(place({ kind: 'cash-delivery', delivery: 'pickup' })).rejects.toMatchObject(choosePayment);
    await expect(place({ kind: 'transfer', uah: 999 })).rejects.toMatchObject(choosePayment);
    expect((await place({ kind: 'cash-pickup', delivery: 'pickup' })).pageUrl).toBeNull();
  });

  it('[RULE-METHOD-01] are those of the specification by default', async () => {
    const { data } = await plainShop.callAs(null)(getShopSettings, {});
    expect(data.terms).toEqual(defaultTerms);
    expect((await place({}, plainShop)).pageUrl).not.toBeNull();
    for (const kind of ['cash-delivery', 'transfer'] as const) {
      await expect(place({ kind }, plainShop)).rejects.toMatchObject(choosePayment);
    }
    await expect(place({ delivery: 'courier' }, plainShop)).rejects.toMatchObject({
      status: 422,
      data: { 'deliveryAddress.delivery': expect.any(String) },
    });
  });

  it('[RULE-METHOD-04] let staff switch an order to instalments only if the shop offers them', async () => {
    const switchTo = async (by: TestShop) => {
      const { token } = await makePerson(by.db, { admin: ['orders'] });
      const { order } = await place({}, by);
      const { firstName, lastName, email, deliveryAddress } = order;
      const body = { firstName, lastName, email, deliveryAddress, paymentKind: 'instalments' as const };
      return by.callAs(token)(changeOrder, { params: { id: order._id }, body });
    };
    expect((await switchTo(shop)).data.order).toMatchObject({ paymentKind: 'instalments' });
    await expect(switchTo(plainShop)).rejects.toMatchObject({
      status: 422,
      data: { paymentKind: 'Оберіть спосіб оплати' },
    });
  });

  it('[RULE-METHOD-02] keep an order that is not paid online until staff or the carrier report the money', async () => {
    const { token } = await makePerson(shop.db, { admin: ['orders'] });
    const placed = await Promise.all([
      place({ kind: 'cash-delivery' }),
      place({ kind: 'cash-pickup', delivery: 'pickup' }),
      place({ kind: 'transfer' }),
    ]);
    const online = await place({});
    const before = shop.now;
    shop.now = new Date(before.getTime() + 10 * dayMs);
    await pollPayments(shop.context);
    const stateOf = async (id: string) => (await shop.callAs(null)(getOrderPayment, { params: { id } })).data;
    expect(await stateOf(online.order._id)).toMatchObject({ status: 'abolition' });
    for (const { order } of placed) {
      const params = { id: order._id };
      expect(await stateOf(order._id)).toMatchObject({
        status: 'processed',
        paymentState: 'awaiting',
        canBePaid: false,
      });
      await shop.callAs(token)(markOrderPaid, { params, body: { note: 'Гроші надійшли' } });
      expect(await stateOf(order._id)).toMatchObject({ paymentState: 'paid' });
    }
    shop.now = before;
  });

  it('[RULE-METHOD-02] send the bank details of a transfer with the order', async () => {
    const email = `${randomUUID()}@kraplyna.test`;
    const { order } = await place({ kind: 'transfer', email });
    const [letter] = await shop.lettersTo(email);
    for (const part of [terms.bankAccount?.iban, 'ФОП Коваль О. П.', `Оплата замовлення № ${order.orderNo}`]) {
      expect(letter?.text).toContain(part);
    }
    expect(letter?.text).not.toContain('скасується саме');
  });

  it('[RULE-SHIP-10] say from which sum delivery is free', async () => {
    const { data } = await shop.callAs(null)(getShopSettings, {});
    expect(data.terms.freeDeliveryFromKopecks).toBe(150_000);
    expect([149_999, 150_000].map((sum) => isDeliveryFree(data.terms, sum))).toEqual([false, true]);
    expect(isDeliveryFree(defaultTerms, 10_000_000)).toBe(false);
  });

  it('[RULE-SHIP-10] make the shop the payer of such a parcel', async () => {
    const { token } = await makePerson(shop.db, { admin: ['orders'] });
    const payerFor = async (uah: number) => {
      const { order } = await place({ uah });
      return (await shop.callAs(token)(getOrderShipment, { params: { id: order._id } })).data.defaults?.payer;
    };
    expect([await payerFor(1499), await payerFor(1500)]).toEqual(['recipient', 'sender']);
  });
});
