import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';

const products = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'товар', few: 'товари', many: 'товарів' })}`;

export const search = {
  title: (query: string, page: number) =>
    [
      query === '' ? 'Пошук' : `«${query}»: результати пошуку`,
      ...(page > 1 ? [`сторінка ${page}`] : []),
      shop.name.uk,
    ].join(' · '),
  description: `Пошук за назвою, брендом, категорією, нотою чи артикулом у крамниці «${shop.name.uk}».`,
  heading: (query: string) => `Пошук: «${query}»`,
  breadcrumb: 'Пошук',
  results: 'Знайдені товари',
  found: (count: number) => `Знайдено ${products(count)}`,
  foundMany: (count: number) => `Знайдено понад ${products(count)}. Додайте слово, щоб уточнити.`,
  understoodAs: (words: string) => `Показано за запитом «${words}»`,
  nothing: (query: string) => `За запитом «${query}» нічого не знайшли`,
  nothingHint: 'Спробуйте коротше: лише бренд, назву аромату чи улюблену ноту.',
  ask: 'Що шукаємо?',
  askHint: 'Введіть у рядок пошуку бренд, назву аромату, ноту чи артикул. Можна й з помилками, ми зрозуміємо.',
  nearNames: 'Можливо, ви шукали',
  popular: 'Зараз купують',
  noSuchPage: 'На цій сторінці вже порожньо',
  toFirstPage: 'До перших результатів',
  notFoundAgain: 'Товарів із такою назвою не знайдено',
  suggestions: {
    label: 'Підказки',
    recent: 'Ви шукали',
    clearRecent: 'Очистити історію пошуку',
    popular: 'Популярне',
    all: 'Показати всі результати',
    brands: 'Бренди',
    categories: 'Категорії',
    products: 'Товари',
    count: (count: number) =>
      `${formatNumber(count)} ${plural('uk', count, { one: 'підказка', few: 'підказки', many: 'підказок' })}`,
  },
};
