import { formatPrice } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { typicalDelivery } from '#domain/parcel.ts';
import { plural } from '#domain/plural.ts';

const { fromKopecks, fromDays, toDays } = typicalDelivery;

export const product = {
  title: (name: string, brand: string | undefined) =>
    brand ? `${name} ${brand}: ціна, опис, характеристики` : `${name}: ціна, опис, характеристики`,
  summary: (name: string, brand: string | undefined, lead: string) =>
    [`${brand ? `${name} ${brand}` : name} у Краплині.`, lead, 'Оригінальна парфумерія з доставкою по всій Україні.']
      .filter(Boolean)
      .join(' '),
  pictures: 'Зображення товару',
  showPicture: (position: number) => `Показати зображення ${position}`,
  picture: (name: string, position: number) => `${name}, зображення ${position}`,
  pictureCount: (position: number, count: number) => `Зображення ${position} з ${count}`,
  zoom: (position: number) => `Збільшити зображення ${position}`,
  previousPicture: 'Попереднє зображення',
  nextPicture: 'Наступне зображення',
  sizes: 'Інші об’єми',
  decantSize: 'На розлив',
  size: (millilitres: number) => `${formatNumber(millilitres)} мл`,
  inStock: 'Є в наявності',
  inStockMl: (millilitres: number) => `Є в наявності, ${formatNumber(millilitres)} мл`,
  outOfStock: 'Немає в наявності',
  decant: {
    label: 'Скільки мілілітрів',
    quickChoice: 'Часто беруть',
    cost: 'З чого складається сума',
    perfume: (millilitres: number, price: string) => `Парфум, ${formatNumber(millilitres)} мл × ${price}`,
    bottle: (millilitres: number, count: number) => `Флакон ${millilitres} мл × ${formatNumber(count)}`,
    total: 'Разом',
    inCart: 'Уже в кошику',
    cannotChange: 'Кількість не можна змінити, бо товар уже в кошику.',
  },
  buy: {
    label: 'Купівля',
    add: (goods: string) => `До кошика · ${goods}`,
    added: 'Додано до кошика',
    inCart: 'У кошику, переглянути',
    soldOut: 'Немає в наявності',
    noScripts: (phone: string) => `Щоб покласти товар у кошик, увімкніть JavaScript або зателефонуйте нам: ${phone}.`,
  },
  alert: {
    heading: 'Повідомити, коли з’явиться',
    text: 'Напишемо вам одного листа, щойно товар знову буде в наявності.',
    email: 'Електронна пошта',
    submit: 'Повідомити мене',
    noScripts: (phone: string) => `Щоб дізнатися, коли товар з’явиться, зателефонуйте нам: ${phone}.`,
  },
  facts: {
    label: 'Доставка, оплата, повернення',
    delivery: {
      title: `Доставка від ${formatPrice(fromKopecks)}`,
      text: `Новою поштою, ${fromDays}–${toDays} дні в дорозі`,
    },
    freeDelivery: 'Доставка безкоштовна',
    toCity: (city: string, price: string) => `${city}: доставка від ${price}`,
    inDays: (days: number) =>
      `Новою поштою, ${days} ${plural('uk', days, { one: 'день', few: 'дні', many: 'днів' })} в дорозі`,
    payment: {
      title: 'Оплата карткою онлайн',
      text: 'Також Apple Pay і Google Pay',
      by: (way: string) => `Оплата ${way}`,
      or: (ways: string) => `Або ${ways}`,
      ways: {
        online: 'карткою онлайн',
        instalments: 'частинами',
        transfer: 'переказом',
        'cash-delivery': 'при отриманні',
        'cash-pickup': 'при отриманні',
      },
    },
    original: { title: 'Лише оригінали', text: 'Купуємо флакони самі' },
    returns: { title: '14 днів, якщо щось не так', text: 'Обміняємо або повернемо гроші' },
  },
  tabs: {
    label: 'Про товар',
    description: 'Опис',
    characteristics: 'Характеристики',
    noDescription: 'Опису ще немає. Запитайте нас, і ми розповімо про цей товар.',
  },
  characteristics: {
    category: 'Категорія',
    brand: 'Бренд',
    country: 'Країна-виробник',
    bottling: 'Розлив',
    capacity: 'Об’єм',
    concentration: 'Концентрація',
    gender: 'Для кого',
    family: 'Родина ароматів',
    year: 'Рік створення',
    perfumer: 'Парфумер',
    seasons: 'Найкраще звучить',
    color: 'Колір',
    emptyBottle: 'Порожній флакон',
    yes: 'так',
  },
  pyramid: {
    heading: 'Піраміда аромату',
    top: 'Перші ноти',
    heart: 'Ноти серця',
    base: 'База',
  },
  sameBrand: (brand: string) => `Ще від ${brand}`,
  similar: 'Схожі товари',
  recentlyViewed: 'Ви нещодавно дивилися',
};
