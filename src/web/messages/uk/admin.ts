import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import { adminAddresses } from './admin-addresses.ts';
import { adminAudit } from './admin-audit.ts';
import { adminBlog } from './admin-blog.ts';
import { adminCarousels } from './admin-carousels.ts';
import { adminCategories } from './admin-categories.ts';
import { adminDiscounts } from './admin-discounts.ts';
import { adminGroups } from './admin-groups.ts';
import { adminOrders } from './admin-orders.ts';
import { adminOverview } from './admin-overview.ts';
import { adminProductFiles } from './admin-product-files.ts';
import { adminProducts } from './admin-products.ts';
import { adminRegister } from './admin-register.ts';
import { adminRoles } from './admin-roles.ts';
import { adminStatuses } from './admin-statuses.ts';
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
  roles: adminRoles,
  register: adminRegister,
  overview: adminOverview,
  categories: adminCategories,
  discounts: adminDiscounts,
  statuses: adminStatuses,
  addresses: adminAddresses,
  products: adminProducts,
  orders: adminOrders,
  productFiles: adminProductFiles,
  audit: adminAudit,
  blog: adminBlog,
  carousels: adminCarousels,
  groups: adminGroups,
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
    range: (first: number, last: number, all: number) =>
      `${formatNumber(first)}–${formatNumber(last)} з ${formatNumber(all)}`,
  },
  form: {
    showNewer: 'Показати нове',
  },
  picture: {
    prompt: 'Оберіть зображення або перетягніть сюди',
    hint: 'JPEG, PNG, WebP або AVIF, до 10 МБ',
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
