import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminStatuses = {
  title: 'Статуси',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'статус', few: 'статуси', many: 'статусів' })}`,
  search: 'Пошук статусу',
  which: 'Які статуси',
  create: 'Новий статус',
  createTitle: 'Новий статус',
  editTitle: 'Редагування статусу',
  name: 'Назва',
  type: 'Тип',
  typeHint: 'Назву й колір типу дає найновіший увімкнений статус',
  color: 'Колір',
  active: 'Увімкнено',
  activeOf: (name: string) => `Увімкнено: ${name}`,
  editOf: (name: string) => `Редагувати статус ${name}`,
  deleteOf: (name: string) => `Видалити статус ${name}`,
  deleteTitle: (name: string) => `Видалити статус «${name}»?`,
  deleteText: 'Повернути його буде неможливо. Статус, який показують замовлення, видалити не вдасться.',
  emptyTitle: 'Статусів ще немає',
  emptyText: 'Поки їх немає, замовлення мають звичайні назви. Додайте свою назву й колір.',
};
