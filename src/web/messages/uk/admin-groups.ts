import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminGroups = {
  title: 'Групи товарів',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'група', few: 'групи', many: 'груп' })}`,
  search: 'Пошук групи',
  create: 'Нова група',
  createTitle: 'Нова група',
  editTitle: 'Редагування групи',
  loading: 'Завантажуємо групу…',
  problemTitle: 'Група не завантажилася',
  name: 'Назва',
  products: 'Товари',
  productCount: 'Товарів',
  editOf: (name: string) => `Редагувати групу ${name}`,
  deleteOf: (name: string) => `Видалити групу ${name}`,
  deleteTitle: (name: string) => `Видалити групу «${name}»?`,
  deleteText: 'Повернути її буде неможливо. Групу, в якій є товари, видалити не вдасться.',
  emptyTitle: 'Груп ще немає',
  emptyText: 'Група поєднує об’єми одного аромату: покупець перемикає їх на сторінці товару.',
  chosen: 'Товари групи, у порядку показу',
  noneChosen: 'Ще нічого не додано.',
  moveUp: (name: string) => `Вище: ${name}`,
  moveDown: (name: string) => `Нижче: ${name}`,
  takeOut: (name: string) => `Прибрати з групи: ${name}`,
  moved: (name: string, place: number) => `${name}: тепер на місці ${place}`,
};
