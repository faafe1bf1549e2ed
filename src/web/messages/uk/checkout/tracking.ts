import { shop } from '#domain/shop.ts';

/** The page where anybody finds an order by its number and phone. */
export const tracking = {
  title: `Де моє замовлення? · ${shop.name.uk}`,
  description: `Статус і оплата вашого замовлення в крамниці «${shop.name.uk}»: за номером і телефоном.`,
  heading: 'Де моє замовлення?',
  text: 'Вкажіть номер із листа й телефон, на який оформлено замовлення.',
  needsScripts: (phone: string) => `Щоб знайти замовлення тут, увімкніть JavaScript. Або зателефонуйте нам: ${phone}.`,
  orderNo: 'Номер замовлення',
  orderNoHint: 'Наприклад, 100001',
  phone: 'Телефон',
  find: 'Знайти замовлення',
  found: (orderNo: number) => `Замовлення № ${orderNo}`,
  returnGoods: 'Повернути товар',
  refunds: {
    label: 'Повернення грошей',
    done: (sum: string) => `Повернено ${sum}`,
    underWay: (sum: string) => `Повертаємо ${sum}`,
  },
  status: 'Статус',
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
  date: 'Оформлено',
  receipts: {
    title: 'Фіскальні чеки',
    sale: (sum: string) => `Чек ${sum}`.trim(),
    return: (sum: string) => `Чек повернення ${sum}`.trim(),
    qr: 'QR-код чека',
  },
};
