import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

const people = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'людина', few: 'людини', many: 'людей' })}`;

/** «має 1 людина», «мають 5 людей» */
const havePeople = (count: number) =>
  `${plural('uk', count, { one: 'має', few: 'мають', many: 'мають' })} ${people(count)}`;

/** The roles of a new shop, which have English names. Others are shown as staff named them. */
const firstNames: Readonly<Record<string, string>> = {
  Administrator: 'Адміністратор',
  Manager: 'Менеджер',
  Customer: 'Покупець',
};

export const adminRoles = {
  title: 'Ролі',
  nameOf: (name: string) => firstNames[name] ?? name,
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'роль', few: 'ролі', many: 'ролей' })}`,
  create: 'Нова роль',
  description: 'Опис',
  people: 'Людей',
  peopleOf: (count: number, role: string) => `${people(count)} з роллю ${role}`,
  forNewcomers: 'Для нових покупців',
  editRole: (name: string) => `Редагувати роль ${name}`,
  deleteRole: (name: string) => `Видалити роль ${name}`,
  deleteTitle: (name: string) => `Видалити роль «${name}»?`,
  deleteText: 'Її не має ніхто. Повернути роль буде неможливо.',
  inUseTitle: (name: string) => `Роль «${name}» ще мають люди`,
  inUseText: (count: number) => `Її ${havePeople(count)}. Дайте їм іншу роль, тоді цю можна буде видалити.`,
  andOthers: (count: number) => `і ще ${people(count)}`,
  showPeople: 'Показати людей',
  emptyTitle: 'Ролей ще немає',
  emptyText: 'Роль каже, що людина може робити в крамниці. Створіть першу.',
  createTitle: 'Нова роль',
  editTitle: (name: string) => `Роль «${name}»`,
  toList: 'Усі ролі',
  loading: 'Завантажуємо роль…',
  problemTitle: 'Роль не завантажилася',
  name: 'Назва',
  descriptionHint: 'Для кого ця роль і навіщо',
  areas: {
    admin: { title: 'Керування крамницею', all: 'Доступ до керування', hint: 'Розділи, які людина бачить і змінює' },
    customer: { title: 'Кабінет покупця', all: 'Доступ до кабінету', hint: 'Власні замовлення, дані та обране' },
  },
  customerModules: { orders: 'Мої замовлення', account: 'Мої дані', wishlist: 'Обране' },
  opened: (count: number, all: number) => `${count} з ${all}`,
  notYours: 'Сірі розділи може надати лише той, хто сам має до них доступ',
  hasPeople: (count: number) => `Цю роль ${havePeople(count)}. Зміни подіють одразу.`,
};
