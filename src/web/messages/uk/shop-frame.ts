import type { StandIn } from '#contracts/shop.ts';

const played: Record<StandIn, string> = { bank: 'оплата', carrier: 'доставка', register: 'каса', mail: 'листи' };

/** Header and footer of every page that buyers see. */
export const shopFrame = {
  ribbon: {
    sandbox: (...standIns: readonly StandIn[]) => {
      const names = standIns.map((standIn) => played[standIn]);
      const isOne = names.length === 1 && standIns[0] !== 'mail';
      return `Пісочниця: ${names.join(', ').replace(/, ([^,]+)$/, ' та $1')} ${isOne ? 'несправжня' : 'несправжні'}`;
    },
    delivery: 'Доставка Новою поштою по всій Україні',
    language: 'Мова сторінки',
  },
  menu: {
    label: 'Меню',
    categories: 'Категорії',
    blog: 'Блог',
  },
  search: {
    placeholder: 'Пошук: «шанель», «нішева», «терре д’ермес»…',
    submit: 'Шукати',
  },
  icons: {
    label: 'Особисте',
    auth: 'Увійти',
    cart: 'Кошик',
    logout: 'Вийти',
  },
  accountNavigation: 'Кабінет',
  customerModules: {
    orders: 'Мої замовлення',
    account: 'Мої дані',
    wishlist: 'Обране',
  },
  adminModules: {
    users: 'Користувачі',
    roles: 'Ролі',
    account: 'Мої дані',
    orders: 'Замовлення',
    statistic: 'Статистика',
    wishlist: 'Обране',
    categories: 'Категорії',
    products: 'Товари',
    brands: 'Бренди',
    discounts: 'Знижки',
    blog: 'Блог',
    statuses: 'Статуси',
    productsGroups: 'Групи товарів',
    carusels: 'Каруселі',
    addresses: 'Адреси',
  },
  toTop: 'Нагору',
  footer: {
    discounts: 'Знижки',
    bestSellers: 'Хіти продажу',
    brands: 'Бренди',
    notes: 'Ноти ароматів',
    categories: 'Категорії',
    useful: 'Корисне',
    about: 'Про нас',
    delivery: 'Доставка й оплата',
    contactUs: 'Написати нам',
    contract: 'Публічна оферта',
    blog: 'Блог',
    track: 'Де моє замовлення?',
    contacts: 'Контакти',
    pickup: 'Самовивіз',
    promise: 'Оригінальна парфумерія флаконами й на розлив, від одного мілілітра.',
    copyright: (year: number, name: string) => `© ${year} ${name}. Усі права захищено`,
  },
  contact: {
    title: 'Написати нам',
    text: 'Порадимо аромат, відповімо про замовлення або просто поговоримо про парфуми.',
    email: 'Електронна пошта',
  },
};
