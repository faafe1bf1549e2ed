import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminDiscounts = {
  title: 'Знижки',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'знижка', few: 'знижки', many: 'знижок' })}`,
  search: 'Пошук знижки',
  which: 'Які знижки',
  create: 'Нова знижка',
  createTitle: 'Нова знижка',
  editTitle: 'Редагування знижки',
  name: 'Назва',
  percent: 'Відсоток знижки',
  target: 'Для чого',
  targets: { categories: 'Категорії', brand: 'Бренд', product: 'Товар' },
  ofCategoriesHint: 'Знижку обирають у самій категорії',
  chosenProduct: (name: string) => `Товар: ${name}`,
  targetMissing: 'Оберіть, для чого знижка',
  stages: { off: 'Вимкнено', running: 'Діє', ended: 'Закінчилася', waiting: 'Ще не почалася' },
  startsOn: (day: string) => `Почнеться ${day}`,
  dateStart: 'Перший день',
  dateStartHint: 'Порожньо: діє одразу',
  dateEnd: 'Останній день',
  dateEndHint: 'Цього дня знижка ще діє',
  active: 'Діє',
  activeOf: (name: string) => `Діє: ${name}`,
  editOf: (name: string) => `Редагувати знижку ${name}`,
  deleteOf: (name: string) => `Видалити знижку ${name}`,
  deleteTitle: (name: string) => `Видалити знижку «${name}»?`,
  deleteText: 'Повернути її буде неможливо. Знижку, яку мають категорії, видалити не вдасться.',
  emptyTitle: 'Знижок ще немає',
  emptyText: 'Створіть першу для бренду чи товару або оберіть її в категорії.',
};
