import { shop } from '#domain/shop.ts';

/** The page where a buyer asks to return goods. */
export const returns = {
  title: `Повернення товару · ${shop.name.uk}`,
  description: `Як повернути товар у крамницю «${shop.name.uk}»: заявка за номером замовлення й телефоном.`,
  heading: 'Повернення товару',
  text: 'Вкажіть номер замовлення й телефон, на який його оформлено.',
  needsScripts: (phone: string) => `Щоб подати заявку тут, увімкніть JavaScript. Або зателефонуйте нам: ${phone}.`,
  law: 'Парфумерію належної якості після відкриття не повертають, а розлив відкриваємо ми самі, коли наливаємо. Закритий флакон у цілій упаковці можна повернути протягом 14 днів. Пошкоджене або не те, що ви замовляли, приймемо завжди.',
  orderNo: 'Номер замовлення',
  phone: 'Телефон',
  find: 'Знайти замовлення',
  found: (orderNo: number) => `Замовлення № ${orderNo}`,
  until: (date: string) => `Заявку можна подати до ${date}`,
  tooLate:
    'Строк повернення минув, або замовлення ще не відправлене. Якщо товар пошкоджений, напишіть або зателефонуйте нам.',
  goods: 'Що повертаєте',
  quantityOf: (name: string) => `Скільки: ${name}`,
  less: (name: string) => `Менше: ${name}`,
  more: (name: string) => `Більше: ${name}`,
  pieces: (count: string) => `з ${count} шт.`,
  millilitres: (count: string) => `з ${count} мл`,
  decantOnly: 'Розлив: лише якщо пошкоджений або не той',
  reason: 'Причина',
  reasons: {
    unopened: { title: 'Не підійшло', text: 'Флакон не відкритий, упаковка ціла' },
    damaged: { title: 'Пошкоджене', text: 'Розбилося, протекло або зіпсоване' },
    wrong: { title: 'Не те', text: 'Прийшов інший товар' },
  },
  comment: 'Коментар',
  commentHint: 'Що сталося, якщо хочете пояснити',
  send: 'Надіслати заявку',
  requests: 'Ваші заявки',
  states: {
    requested: 'Чекає на відповідь',
    accepted: 'Погоджено',
    declined: 'Відмовлено',
    received: 'Товари в магазині',
    refunded: 'Гроші повертаємо',
  },
  answer: (text: string) => `Відповідь магазину: ${text}`,
  waybill: 'Номер накладної, якою надіслали',
  saveWaybill: 'Зберегти номер',
};
export type ReturnsText = typeof returns;
