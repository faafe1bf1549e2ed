import type { AuditEntry } from '#contracts/audit.ts';

type Names<Key extends string> = Readonly<Record<Key, string>>;

const things: Names<AuditEntry['thing']> = {
  product: 'Товар',
  group: 'Група',
  brand: 'Бренд',
  category: 'Категорія',
  discount: 'Знижка',
  post: 'Допис',
  status: 'Статус',
  address: 'Адреса',
  carousel: 'Карусель',
  order: 'Замовлення',
  role: 'Роль',
  user: 'Користувач',
};

const actions: Names<AuditEntry['action']> = { created: 'Створено', changed: 'Змінено', deleted: 'Видалено' };

/** By the names that the wire gives them; one without words here is shown as it is. */
const fields: Partial<Names<string>> = {
  name: 'Назва',
  title: 'Назва',
  'category.title': 'Назва в адресі',
  currentPrice: 'Ціна',
  previousPrice: 'Попередня ціна',
  discount: 'Знижка',
  quantity: 'Кількість',
  quitity: 'Відсоток',
  dateEnd: 'Діє до',
  quantityMl: 'Доступно на розлив, мл',
  bottling: 'На розлив',
  sizes: 'Об’єм флакона, мл',
  categories: 'Категорія',
  brand: 'Бренд',
  description: 'Опис',
  content: 'Текст',
  imageFirst: 'Зображення',
  imageUrl: 'Зображення',
  imageUrls: 'Інші зображення',
  manufacturer: 'Виробник',
  manufacturerCountry: 'Країна виробник',
  seller: 'Продавець',
  productUrl: 'Адреса товару',
  color: 'Колір',
  itemNo: 'Артикул',
  itsBottle: 'Порожній флакон',
  toCarusel: 'Для каруселі',
  enabled: 'Показувати покупцям',
  active: 'Увімкнено',
  isMenu: 'У меню',
  type: 'Тип',
  status: 'Статус',
  address: 'Адреса',
  products: 'Товари',
  releaseDate: 'Дата виходу',
  slides: 'Слайди',
};

export const adminAudit = {
  title: 'Історія змін',
  loading: 'Завантажуємо історію…',
  none: 'Змін ще не було',
  more: 'Показати давніші',
  theShop: 'Крамниця',

  thing: 'Що змінено',
  everything: 'Усе',
  problem: 'Історія не завантажилася',
  field: 'Поле',
  before: 'Було',
  after: 'Стало',
  yours: 'У вас',
  now: 'Тепер',
  changedMeanwhile: 'Що стоїть там тепер',
  yes: 'так',
  no: 'ні',
  empty: 'порожньо',
  things,
  actions,
  fields,
};
