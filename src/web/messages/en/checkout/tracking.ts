import { shop } from '#domain/shop.ts';
import type { CheckoutCatalogue } from '#web/kit/messages.tsx';

export const tracking: CheckoutCatalogue['tracking'] = {
  title: `Where is my order? · ${shop.name.en}`,
  description: `Where your order in the shop ${shop.name.en} stands and whether it is paid: by its number and phone.`,
  heading: 'Where is my order?',
  text: 'Enter the number from the letter and the phone that the order was made with.',
  needsScripts: (phone) => `To find an order here, please turn JavaScript on. Or call us: ${phone}.`,
  orderNo: 'Order number',
  orderNoHint: 'For example, 100001',
  phone: 'Phone',
  find: 'Find the order',
  found: (orderNo) => `Order no. ${orderNo}`,
  returnGoods: 'Return goods',
  refunds: {
    label: 'Refunds',
    done: (sum: string) => `${sum} returned`,
    underWay: (sum: string) => `${sum} is being returned`,
  },
  status: 'Status',
  parcel: 'Parcel',
  parcelPhases: {
    registered: 'Waiting to be handed over',
    moving: 'On its way',
    arrived: 'Arrived, ready to be collected',
    received: 'Received',
    refused: 'On its way back to us',
    unclaimed: 'On its way back to us',
    lost: 'Lost. Please call us',
    deleted: 'The waybill is cancelled',
  },
  parcelLink: (number) => `Waybill ${number} at Nova Poshta`,
  parcelExpected: (day) => `Expected on ${day}`,
  date: 'Made on',
  receipts: {
    title: 'Fiscal receipts',
    sale: (sum) => `Receipt ${sum}`.trim(),
    return: (sum) => `Return receipt ${sum}`.trim(),
    qr: 'QR code of the receipt',
  },
};
