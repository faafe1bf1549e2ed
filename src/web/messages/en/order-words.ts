import type { orderWords as ukrainian } from '#web/messages/uk/order-words.ts';

export const orderWords: typeof ukrainian = {
  status: 'Status',
  returnGoods: 'Return goods',
  refunds: {
    label: 'Refunds',
    done: (sum: string) => `${sum} returned`,
    underWay: (sum: string) => `${sum} is being returned`,
    otherWays: { cash: 'in cash', transfer: 'by bank transfer' },
  },
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
  receipts: {
    title: 'Fiscal receipts',
    sale: (sum) => `Receipt ${sum}`.trim(),
    return: (sum) => `Return receipt ${sum}`.trim(),
    qr: 'QR code of the receipt',
  },
};
