import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminAddresses = {
  title: 'Усі адреси',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'адреса', few: 'адреси', many: 'адрес' })}`,
  search: 'Пошук адреси',
  which: 'Які адреси',
  create: 'Створити',
  createTitle: 'Нова адреса',
  editTitle: 'Редагування адреси',
  name: 'Назва',
  address: 'Адреса',
  addressHint: 'Так її побачить покупець, який забиратиме замовлення сам',
  active: 'Видавати тут замовлення',
  activeOf: (name: string) => `Видавати тут замовлення: ${name}`,
  state: { on: 'Увімкнено', off: 'Вимкнено' },
  editOf: (name: string) => `Редагувати адресу ${name}`,
  deleteOf: (name: string) => `Видалити адресу ${name}`,
  deleteTitle: (name: string) => `Видалити адресу «${name}»?`,
  deleteText: 'Повернути її буде неможливо.',
  emptyTitle: 'Адрес ще немає',
  emptyText: 'Додайте першу, щоб покупці могли забирати замовлення самі.',
};
