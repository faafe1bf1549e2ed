import type { OrderEvent } from '#contracts/admin-orders.ts';
import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

const events: Readonly<Record<OrderEvent['kind'], string>> = {
  created: 'Замовлення створено',
  clarified: 'Замовлення уточнено',
  edited: 'Замовлення відредаговано',
  'status-changed': 'Статус змінено',
  paid: 'Оплачено',
  'payment-failed': 'Оплата не пройшла',
  'payment-expired': 'Час на оплату вийшов',
  'payment-renewed': 'Новий рахунок на оплату',
  'paid-twice': 'Оплачено двічі, зайве повертаємо',
  'paid-other-sum': 'Оплачено іншу суму, її повертаємо',
  refunded: 'Гроші повернено',
  'refunded-in-part': 'Частину грошей повернено',
  'refund-refused': 'Банк не повернув гроші, перевірте в його кабінеті',
};

const authors: Readonly<Record<Exclude<OrderEvent['by'], 'person'>, string>> = {
  buyer: 'покупець',
  bank: 'банк',
  shop: 'крамниця',
};

export const adminOrders = {
  title: 'Замовлення',
  count: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'замовлення', few: 'замовлення', many: 'замовлень' })}`,
  tabs: { label: 'Яка доставка', all: 'Усі', 'nova-poshta': 'Нова пошта', pickup: 'Самовивіз' },
  search: 'Номер або ім’я',
  statusFilter: 'Статус',
  everyStatus: 'Усі статуси',
  emptyTitle: 'Замовлень ще немає',
  emptyText: 'Щойно хтось щось купить, замовлення з’явиться тут саме.',
  nothingFound: 'Таких замовлень немає',
  number: '№',
  date: 'Дата',
  buyer: 'Покупець',
  delivery: 'Доставка',
  status: 'Статус',
  payment: 'Оплата',
  sum: 'Сума',
  statusOf: (orderNo: number) => `Статус замовлення № ${orderNo}`,
  detailsOf: (orderNo: number) => `Деталі замовлення № ${orderNo}`,
  abolishTitle: (orderNo: number) => `Скасувати замовлення № ${orderNo}?`,
  abolishText: 'Товари повернуться на склад, а покупець отримає листа. Це остаточно: статус більше не зміниться.',
  abolishPaidText:
    'Товари повернуться на склад, оплату повернемо, а покупець отримає листа. Це остаточно: статус більше не зміниться.',
  abolish: 'Скасувати замовлення',
  keep: 'Залишити',
  history: {
    title: 'Історія',
    loading: 'Завантажуємо історію…',
    none: 'Подій ще не було',
    problemTitle: 'Історія не завантажилася',
    events,
    authors,
    moved: (from: string, to: string) => `${from} → ${to}`,
  },
};
