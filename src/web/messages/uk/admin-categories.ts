import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

export const adminCategories = {
  title: 'Категорії',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'категорія', few: 'категорії', many: 'категорій' })}`,
  search: 'Пошук категорії',
  which: 'Які категорії',
  create: 'Нова категорія',
  createTitle: 'Нова категорія',
  editTitle: 'Редагування категорії',
  name: 'Назва',
  titleInAddress: 'Назва для адреси',
  titleHint: 'Латинкою, без пробілів: вона стоїть в адресі сторінки, наприклад niche',
  description: 'Опис',
  nameEn: 'Назва англійською',
  descriptionEn: 'Опис англійською',
  englishHint: 'Для англійських сторінок. Порожнє поле: там буде українська назва',
  order: {
    title: 'Порядок у меню',
    back: 'До категорій',
    lead: 'Перетягніть категорії або скористайтеся стрілками. Новий порядок зберігається одразу.',
    draggable: 'категорія, яку можна перетягнути',
    howToDrag:
      'Щоб узяти категорію, натисніть пробіл або Enter. Стрілками вгору й униз перенесіть її, пробілом поставте на місце, а Escape поверне все, як було.',
    notShown: 'немає в меню',
  },
  partOfMenu: 'У меню',
  yes: 'Так',
  no: 'Ні',
  discount: 'Знижка',
  noDiscount: 'Без знижки',
  active: 'Показувати покупцям',
  activeOf: (name: string) => `Показувати покупцям: ${name}`,
  isMenu: 'Показувати в меню',
  editOf: (name: string) => `Редагувати категорію ${name}`,
  deleteOf: (name: string) => `Видалити категорію ${name}`,
  deleteTitle: (name: string) => `Видалити категорію «${name}»?`,
  deleteText: 'Повернути її буде неможливо. Категорію, у якій є товари, видалити не вдасться.',
  emptyTitle: 'Категорій ще немає',
  emptyText: 'Створіть першу: без неї не додати жодного товару.',
};
