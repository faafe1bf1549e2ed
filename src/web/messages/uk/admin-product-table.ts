import { formatNumber } from '#domain/numbers.ts';

/** Filters, views and cells of the product list. */
export const adminProductTable = {
  views: { label: 'Вигляд списку', cards: 'Картки', table: 'Таблиця' },
  columns: {
    choose: 'Вибір',
    name: 'Товар',
    price: 'Ціна',
    stock: 'Залишок',
    status: 'Статус',
  },
  cells: {
    price: (name: string) => `Ціна: ${name}`,
    stock: (name: string) => `Залишок: ${name}`,
    pieces: 'шт',
    ml: 'мл',
    saved: 'Збережено',
    newer: (value: string) => `Хтось уже змінив: тепер ${value}. Enter збереже ваше, Escape залишить нове`,
  },
  discountOf: {
    product: (percent: number) => `−${formatNumber(percent)}\u00a0%`,
    category: (percent: number) => `−${formatNumber(percent)}\u00a0% категорії`,
  },
  filters: {
    category: 'Категорія',
    allCategories: 'Усі категорії',
    brand: 'Бренд',
    allBrands: 'Усі бренди',
    format: 'Формат',
    allFormats: 'Будь-який формат',
    formats: { bottle: 'Поштучно', decant: 'На розлив', set: 'Набори' },
    stock: 'Наявність',
    anyStock: 'Будь-яка наявність',
    stocks: { in: 'Є в наявності', few: 'Закінчується', out: 'Немає' },
    discount: 'Знижка',
    anyDiscount: 'Зі знижкою і без',
    discounts: { true: 'Зі знижкою', false: 'Без знижки' },
    sort: 'Порядок',
    sorts: {
      '-date': 'Спершу нові',
      name: 'Назва: А–Я',
      '-name': 'Назва: Я–А',
      price: 'Спершу дешеві',
      '-price': 'Спершу дорогі',
      stock: 'Спершу малий залишок',
      '-stock': 'Спершу великий залишок',
    },
  },
};
