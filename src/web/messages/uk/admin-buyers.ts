import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminBuyers = {
  title: 'Покупець',
  loading: 'Завантажуємо покупця…',
  problemTitle: 'Покупець не завантажився',
  guest: 'Без облікового запису',
  account: 'Має обліковий запис',
  contact: 'Контакт',
  orders: 'Замовлення',
  noOrders: 'Замовлень ще не було',
  ordersCount: 'Замовлень',
  spent: 'Сплачено',
  notes: 'Нотатки',
  guestOrders: (count: number) =>
    `Ще ${formatNumber(count)} ${plural('uk', count, { one: 'замовлення', few: 'замовлення', many: 'замовлень' })} з цим телефоном без входу`,
  accountOf: (name: string) => `Обліковий запис: ${name}`,
  ofBuyer: 'Картка покупця',
  cardOf: (name: string) => `Картка покупця: ${name}`,
  known: 'Знайомі покупці',
  take: (name: string) => `Заповнити: ${name}`,
};

export const adminNotes = {
  title: 'Нотатки',
  none: 'Нотаток ще немає',
  write: 'Нова нотатка',
  hint: 'Покупець її не побачить',
  add: 'Додати нотатку',
  delete: (text: string) => `Видалити нотатку «${text}»`,
};

export const adminInvites = {
  invite: 'Запросити',
  title: 'Запросити до команди',
  email: 'Електронна пошта',
  emailHint: 'Сюди надійде посилання, щоб задати пароль. Воно діє три дні',
  role: 'Роль',
  chooseRole: 'Оберіть роль',
  beyond: (name: string) => `${name} (має розділи, яких немає у вас)`,
  pending: 'Запрошені',
  until: (date: string) => `посилання діє до ${date}`,
  sending: 'лист надсилається',
  expired: 'термін минув',
  resend: (email: string) => `Надіслати ще раз: ${email}`,
  revoke: (email: string) => `Скасувати запрошення: ${email}`,
  revokeTitle: (email: string) => `Скасувати запрошення для ${email}?`,
  revokeText: 'Посилання з листа перестане діяти.',
  revokeYes: 'Скасувати запрошення',
  keep: 'Залишити',
};

export const adminOrderWork = {
  title: 'Нотатки й мітки',
  loading: 'Завантажуємо нотатки…',
  tags: 'Мітки',
  noTags: 'Міток немає',
  addTag: 'Нова мітка',
  add: 'Додати',
  takeTag: (tag: string) => `Прибрати мітку «${tag}»`,
  responsible: 'Відповідальна людина',
  nobody: 'Ніхто',
  mine: 'Беру собі',
  release: 'Зняти',
};
