import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

const orders = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'замовлення', few: 'замовлення', many: 'замовлень' })}`;

/** Filters, saved views and work on several orders. */
export const adminOrderWork = {
  filters: {
    label: 'Дні, сума й мітка',
    from: 'З дня',
    to: 'По день',
    sumFrom: 'Сума від, ₴',
    sumTo: 'Сума до, ₴',
    tag: 'Мітка',
    apply: 'Застосувати',
  },
  views: {
    label: 'Збережені вигляди',
    save: 'Зберегти вигляд',
    title: 'Зберегти вигляд',
    name: 'Назва',
    hint: 'Вигляд запам’ятає теперішні фільтри. Його бачите лише ви.',
    remove: (name: string) => `Видалити вигляд «${name}»`,
  },
  bulk: {
    label: 'Обрані замовлення',
    choose: (orderNo: number) => `Обрати замовлення № ${orderNo}`,
    choosePage: 'Обрати всі на сторінці',
    chosen: (count: number) => `Обрано ${orders(count)}`,
    setStatus: 'Змінити статус',
    slips: 'Пакувальні листи',
    clear: 'Зняти вибір',
    tooMany: (most: number) => `За раз можна обробити не більше ${orders(most)}.`,
    done: (count: number) => `Статус змінено: ${orders(count)}`,
    refusedTitle: (count: number) => `Статус не змінено: ${orders(count)}`,
    abolishTitle: (count: number) => `Скасувати ${orders(count)}?`,
    abolishText:
      'Товари повернуться на склад, оплачене повернемо, а покупці отримають листи. Це остаточно: статус більше не зміниться.',
    abolish: 'Скасувати замовлення',
    slipsTitle: (count: number) => `Пакувальні листи: ${orders(count)}`,
    noSlips: 'Таких замовлень немає',
  },
};
