/** About one order, in the account and for guests. */
export const orderWords = {
  status: 'Статус',
  returnGoods: 'Повернути товар',
  refunds: {
    label: 'Повернення грошей',
    done: (sum: string) => `Повернено ${sum}`,
    underWay: (sum: string) => `Повертаємо ${sum}`,
    otherWays: { cash: 'готівкою', transfer: 'переказом на рахунок' },
  },
  parcel: 'Посилка',
  parcelPhases: {
    registered: 'Чекаємо, поки перевізник її прийме',
    moving: 'У дорозі',
    arrived: 'Прибула, можна забирати',
    received: 'Отримано',
    refused: 'Повертається до нас',
    unclaimed: 'Повертається до нас',
    lost: 'Втрачено. Зателефонуйте нам',
    deleted: 'Накладну скасовано',
  },
  parcelLink: (number: string) => `Накладна ${number} на сайті Нової пошти`,
  parcelExpected: (day: string) => `Очікується ${day}`,
  receipts: {
    title: 'Фіскальні чеки',
    sale: (sum: string) => `Чек ${sum}`.trim(),
    return: (sum: string) => `Чек повернення ${sum}`.trim(),
    qr: 'QR-код чека',
  },
};
