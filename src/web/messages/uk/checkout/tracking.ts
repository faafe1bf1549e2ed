import { shop } from '#domain/shop.ts';
import { orderWords } from '../order-words.ts';

/** The page where anybody finds an order by its number and phone. */
export const tracking = {
  title: `Де моє замовлення? · ${shop.name.uk}`,
  description: `Статус і оплата вашого замовлення в крамниці «${shop.name.uk}»: за номером і телефоном.`,
  heading: 'Де моє замовлення?',
  text: 'Вкажіть номер із листа й телефон, на який оформлено замовлення.',
  needsScripts: (phone: string) => `Щоб знайти замовлення тут, увімкніть JavaScript. Або зателефонуйте нам: ${phone}.`,
  ...orderWords,
  orderNo: 'Номер замовлення',
  orderNoHint: 'Наприклад, 100001',
  phone: 'Телефон',
  find: 'Знайти замовлення',
  found: (orderNo: number) => `Замовлення № ${orderNo}`,
  date: 'Оформлено',
};
