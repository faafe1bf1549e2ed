import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { shop } from '#domain/shop.ts';
import { blog } from './blog.ts';
import { cart } from './cart.ts';
import { home } from './home.ts';
import { listing } from './listing.ts';
import { password } from './password.ts';
import { problem } from './problem.ts';
import { product } from './product.ts';
import { productCard } from './product-card.ts';
import { scent } from './scent.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { shopFrame } from './shop-frame.ts';
import { stopLetters } from './stop-letters.ts';

export const storefront = {
  shop: {
    name: shop.name.uk,
  },
  shopFrame,
  home,
  blog,
  cart,
  listing,
  password,
  product,
  productCard,
  scent,
  search,
  session,
  stopLetters,
  words: {
    add: 'Додати',
    back: 'Назад',
    cancel: 'Скасувати',
    change: 'Змінити',
    clear: 'Очистити',
    close: 'Закрити',
    decrease: 'Зменшити',
    delete: 'Видалити',
    increase: 'Збільшити',
    loading: 'Завантажуємо…',
    more: 'Більше дій',
    nothingFound: 'Нічого не знайдено',
    open: 'Відкрити список',
    required: "Обов'язкове поле",
    retry: 'Спробувати ще раз',
    save: 'Зберегти',
    search: 'Пошук',
    skipToContent: 'Перейти до вмісту',
    wasPrice: 'Стара ціна',
  },
  counts: {
    products: (count: number) =>
      `${formatNumber(count)} ${plural('uk', count, { one: 'товар', few: 'товари', many: 'товарів' })}`,
  },
  pages: {
    navigation: 'Сторінки списку',
    previous: 'Попередня сторінка',
    next: 'Наступна сторінка',
    page: (page: number) => `Сторінка ${page}`,
  },
  breadcrumbs: {
    label: 'Шлях до сторінки',
    home: 'Головна',
  },
  toasts: {
    region: 'Повідомлення',
    close: 'Закрити повідомлення',
  },
  problem,
};

export type StorefrontCatalogue = typeof storefront;
