import { shop } from '#domain/shop.ts';

export const wishlist = {
  title: `Обране: ${shop.name.uk}`,
  heading: 'Обране',
  newTab: 'відкриється в новій вкладці',
  inStock: 'Є в наявності',
  inStockMl: (millilitres: number) => `Є в наявності, ${millilitres} мл`,
  outOfStock: 'Немає в наявності',
  remove: (name: string) => `Прибрати з обраного: ${name}`,
  removed: 'Прибрано з обраного',
  undo: 'Повернути',
  emptyTitle: 'В обраному поки порожньо',
  emptyText: 'Натисніть сердечко на картці аромату, і він чекатиме на вас тут.',
  toShop: 'До крамниці',
};
