import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';

export const listing = {
  title: (category: string, brands: readonly string[], page: number) =>
    [
      [category, ...(brands.length > 0 ? [brands.join(', ')] : [])].join(': '),
      ...(page > 1 ? [`сторінка ${page}`] : []),
      shop.name.uk,
    ].join(' · '),
  description: (category: string) =>
    `${category} в інтернет-магазині «${shop.name.uk}»: оригінали флаконами й на розлив від 1 мл, доставка Новою поштою.`,
  products: 'Товари категорії',
  filters: 'Фільтри',
  facets: {
    format: 'Формат',
    brand: 'Бренд',
    volume: 'Об’єм',
    gender: 'Для кого',
    family: 'Родина ароматів',
    note: 'Ноти',
    concentration: 'Концентрація',
  },
  availability: 'Наявність і знижки',
  flags: { stock: 'Є в наявності', discount: 'Зі знижкою' },
  allNotes: 'Усі вибрані разом',
  findNote: 'Знайти ноту',
  priceLegend: 'Ціна, ₴',
  priceFrom: 'Ціна від',
  priceTo: 'Ціна до',
  price: (hryvnias: number) => formatNumber(hryvnias),
  priceRange: (from: number | null, to: number | null) =>
    [from === null ? '' : `від ${formatNumber(from)}`, to === null ? '' : `до ${formatNumber(to)}`, '₴']
      .filter(Boolean)
      .join(' '),
  unknownValue: { brand: 'Інший бренд', other: 'Інше' },
  findBrand: 'Знайти бренд',
  applied: 'Застосовані фільтри',
  remove: (brand: string) => `Прибрати фільтр ${brand}`,
  reset: 'Скинути',
  resetFilters: 'Скинути фільтри',
  apply: 'Показати',
  show: (count: number) =>
    `Показати ${formatNumber(count)} ${plural('uk', count, { one: 'товар', few: 'товари', many: 'товарів' })}`,
  showAll: 'Показати всі товари',
  sort: 'Сортування',
  sorts: { new: 'Спершу нові', '-1': 'Спершу дорожчі', '1': 'Спершу дешевші' },
  empty: 'Товар відсутній',
  emptyFiltered: 'За цими фільтрами тут нічого немає. Спробуйте прибрати частину з них.',
  emptyCategory: 'Ця полиця поки порожня. Зазирніть трохи згодом.',
};
