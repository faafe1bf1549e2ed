import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminCategories = {
  title: 'Категорії',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'категорія', few: 'категорії', many: 'категорій' })}`,
  search: 'Пошук категорії',
  which: 'Які категорії',
  create: 'Нова категорія',
  createTitle: 'Нова категорія',
  editTitle: 'Редагування категорії',
  name: 'Назва',
  titleInAddress: 'Назва для адреси',
  titleHint: 'Латинкою, без пробілів: вона стоїть в адресі сторінки, наприклад niche',
  description: 'Опис',
  nameEn: 'Назва англійською',
  descriptionEn: 'Опис англійською',
  englishHint: 'Для англійських сторінок. Порожнє поле: там буде українська назва',
  partOfMenu: 'У меню',
  yes: 'Так',
  no: 'Ні',
  discount: 'Знижка',
  noDiscount: 'Без знижки',
  active: 'Показувати покупцям',
  activeOf: (name: string) => `Показувати покупцям: ${name}`,
  isMenu: 'Показувати в меню',
  editOf: (name: string) => `Редагувати категорію ${name}`,
  deleteOf: (name: string) => `Видалити категорію ${name}`,
  deleteTitle: (name: string) => `Видалити категорію «${name}»?`,
  deleteText: 'Повернути її буде неможливо. Категорію, у якій є товари, видалити не вдасться.',
  emptyTitle: 'Категорій ще немає',
  emptyText: 'Створіть першу: без неї не додати жодного товару.',
};
