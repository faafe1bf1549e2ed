import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { adminAddresses } from './admin-addresses.ts';
import { adminAudit } from './admin-audit.ts';
import { adminBlog } from './admin-blog.ts';
import { adminBuyers, adminInvites, adminNotes, adminOrderWork } from './admin-buyers.ts';
import { adminCarousels } from './admin-carousels.ts';
import { adminCategories } from './admin-categories.ts';
import { adminDiscounts } from './admin-discounts.ts';
import { adminFiscal } from './admin-fiscal.ts';
import { adminGroups } from './admin-groups.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminProductFiles } from './admin-product-files.ts';
import { adminProductTable } from './admin-product-table.ts';
import { adminProducts } from './admin-products.ts';
import { adminRefunds } from './admin-refunds.ts';
import { adminRegister } from './admin-register.ts';
import { adminReturns } from './admin-returns.ts';
import { adminRoles } from './admin-roles.ts';
import { adminShipments } from './admin-shipments.ts';
import { adminStatuses } from './admin-statuses.ts';
import { adminStock } from './admin-stock.ts';
import { adminUsers } from './admin-users.ts';

export const admin = {
  title: 'Керування крамницею',
  sidebar: {
    label: 'Розділи',
    open: 'Відкрити розділи',
    overview: 'Огляд',
    toShop: 'До крамниці',
    letters: 'Листи',
    signOut: 'Вийти',
    newOrders: (count: number) =>
      `${formatNumber(count)} ${plural('uk', count, { one: 'нове', few: 'нові', many: 'нових' })}`,
    groups: {
      sales: 'Продажі',
      catalogue: 'Каталог',
      content: 'Вміст',
      people: 'Люди',
      shop: 'Крамниця',
      own: 'Моє',
    },
  },
  palette: {
    title: 'Куди перейти?',
    label: 'Розділ, замовлення, товар або покупець',
    placeholder: 'Номер, ім’я, телефон, пошта, назва або артикул',
    kinds: { sections: 'Розділи', orders: 'Замовлення', products: 'Товари', buyers: 'Покупці' },
  },
  shortcuts: {
    title: 'Клавіші',
    does: {
      palette: 'Перейти будь-куди',
      search: 'Пошук у списку',
      orders: 'Замовлення',
      products: 'Товари',
      create: 'Створити',
      rows: 'Наступний і попередній рядок',
      save: 'Зберегти',
      help: 'Показати цей список',
    },
  },
  modules: {
    orders: 'Замовлення',
    products: 'Товари',
    productsGroups: 'Групи товарів',
    brands: 'Бренди',
    categories: 'Категорії',
    discounts: 'Знижки',
    blog: 'Блог',
    carusels: 'Каруселі',
    statuses: 'Статуси',
    addresses: 'Адреси',
    users: 'Користувачі',
    roles: 'Ролі',
    statistic: 'Каса',
    wishlist: 'Обране',
    account: 'Мої дані',
  },
  users: adminUsers,
  buyers: adminBuyers,
  notes: adminNotes,
  invites: adminInvites,
  orderWork: adminOrderWork,
  shipments: adminShipments,
  roles: adminRoles,
  register: adminRegister,
  refunds: adminRefunds,
  fiscal: adminFiscal,
  returns: adminReturns,
  overview: adminOverview,
  categories: adminCategories,
  discounts: adminDiscounts,
  statuses: adminStatuses,
  addresses: adminAddresses,
  products: adminProducts,
  orders: adminOrders,
  productFiles: adminProductFiles,
  stock: adminStock,
  productTable: adminProductTable,
  audit: adminAudit,
  blog: adminBlog,
  carousels: adminCarousels,
  groups: adminGroups,
  session: {
    title: 'Сеанс завершився',
    text: 'Увійдіть, щоб продовжити. Усе, що ви ввели, на місці.',
    email: 'Електронна пошта',
    password: 'Пароль',
    signIn: 'Увійти й продовжити',
    leave: 'Вийти без збереження',
    otherTitle: (email: string) => `Ви увійшли як ${email}`,
    otherText: (email: string) =>
      `Цю сторінку заповнює ${email}. Щоб зберегти введене, увійдіть під цією поштою. Якщо продовжити під іншою, незбережене зникне.`,
    signInAs: (email: string) => `Увійти як ${email}`,
    goOnAs: (email: string) => `Продовжити як ${email}`,
  },
  unsaved: {
    title: 'Вийти без збереження?',
    text: 'Те, що ви змінили, не збережено.',
    leave: 'Вийти',
    stay: 'Залишитися',
  },
  list: {
    number: '№',
    name: 'Назва',
    image: 'Зображення',
    status: 'Статус',
    actions: 'Дії',
    on: 'Увімкнено',
    off: 'Вимкнено',
    tabs: { all: 'Усі', on: 'Увімкнені', off: 'Вимкнені' },
    loading: 'Завантажуємо список…',
    nothingFound: (find: string) => `За запитом «${find}» нічого не знайдено`,
    nothingHere: 'Тут поки порожньо',
    clearSearch: 'Показати все',
    problemTitle: 'Список не завантажився',
    range: (first: number, last: number, all: string) => `${formatNumber(first)}–${formatNumber(last)} з ${all}`,
    /** A count that went no further. */
    orMore: (count: number) => `${formatNumber(count)}+`,
    atLeast: (count: string) => `щонайменше ${count}`,
    narrow: 'Далі не гортаємо: уточніть пошук або фільтр.',
  },
  form: {
    showNewer: 'Показати нове',
  },
  picture: {
    prompt: 'Оберіть зображення або перетягніть сюди',
    hint: 'JPEG, PNG, WebP або AVIF, до 10 МБ',
    tooLarge: 'Файл більший за 10 МБ. Зменште зображення',
    remove: 'Прибрати зображення',
    uploading: 'Надсилаємо зображення',
    making: 'Готуємо зображення',
    cancel: 'Зупинити',
  },
  picker: {
    placeholder: 'Почніть писати назву, бренд або артикул',
    inGroup: (group: string) => `у групі «${group}»`,
    isOff: 'вимкнено',
  },
  editor: {
    missing: 'Редактор не завантажився. Текст на місці: спробуйте ще раз або збережіть решту, він не зміниться.',
    toolbar: 'Оформлення тексту',
    heading: 'Заголовок',
    subheading: 'Підзаголовок',
    bold: 'Жирний',
    italic: 'Курсив',
    bulletList: 'Список',
    orderedList: 'Нумерований список',
    link: 'Посилання',
    linkAddress: 'Адреса посилання',
    linkWrong: 'Це не адреса сайту, пошти чи телефону. Наприклад: https://example.com',
    linkApply: 'Поставити',
    linkRemove: 'Прибрати посилання',
    undo: 'Скасувати дію',
    redo: 'Повторити дію',
  },
  brands: {
    title: 'Бренди',
    count: (count: number) =>
      `${formatNumber(count)} ${plural('uk', count, { one: 'бренд', few: 'бренди', many: 'брендів' })}`,
    search: 'Пошук бренду',
    create: 'Новий бренд',
    createTitle: 'Новий бренд',
    editTitle: 'Редагування бренду',
    name: 'Назва',
    image: 'Зображення',
    active: 'Показувати покупцям',
    activeOf: (name: string) => `Показувати покупцям: ${name}`,
    which: 'Які бренди',
    editOf: (name: string) => `Редагувати бренд ${name}`,
    deleteOf: (name: string) => `Видалити бренд ${name}`,
    deleteTitle: (name: string) => `Видалити бренд «${name}»?`,
    deleteText: 'Повернути його буде неможливо. Бренд, який мають товари, видалити не вдасться.',
    emptyTitle: 'Брендів ще немає',
    emptyText: 'Додайте перший: тоді його можна буде обрати в картці товару.',
  },
};

export type AdminCatalogue = typeof admin;
