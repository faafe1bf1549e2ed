import { formatNumber } from '#domain/numbers.ts';

export const product = {
  title: (name: string, brand: string | undefined) =>
    brand ? `${name} ${brand}: ціна, опис, характеристики` : `${name}: ціна, опис, характеристики`,
  summary: (name: string, brand: string | undefined, lead: string) =>
    [`${brand ? `${name} ${brand}` : name} у Краплині.`, lead, 'Оригінальна парфумерія з доставкою по всій Україні.']
      .filter(Boolean)
      .join(' '),
  pictures: 'Зображення товару',
  showPicture: (position: number) => `Показати зображення ${position}`,
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
    add: (sum: string) => `До кошика · ${sum}`,
    added: 'Додано до кошика',
    inCart: 'У кошику, переглянути',
    soldOut: 'Немає в наявності',
    noScripts: (phone: string) => `Щоб покласти товар у кошик, увімкніть JavaScript або зателефонуйте нам: ${phone}.`,
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
    country: 'Країна виробник',
    bottling: 'Розлив',
    capacity: 'Об’єм',
    color: 'Колір',
    emptyBottle: 'Порожній флакон',
    yes: 'так',
  },
  sameBrand: (brand: string) => `Ще від ${brand}`,
  similar: 'Схожі товари',
  recentlyViewed: 'Ви нещодавно дивилися',
};
