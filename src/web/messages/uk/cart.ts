import { formatNumber } from '#domain/numbers.ts';

/** The cart and its lines, here and in the preview of an order. */
export const cart = {
  title: 'Кошик',
  product: 'Товар',
  quantity: 'Кількість',
  cost: 'Вартість',
  removal: 'Прибирання',
  total: 'Разом',
  toShop: 'Повернутися до покупок',
  checkout: 'Оформити замовлення',
  empty: 'В кошику немає товарів',
  emptyText: 'Оберіть аромат до душі: флакон або кілька мілілітрів на пробу.',
  nowHolds: (products: string) => `У кошику ${products}`,
  nowEmpty: 'Кошик порожній',
  refreshing: 'Оновлюємо ціни…',
  notFresh: 'Не вдалося перевірити ціни й наявність. Показуємо останні, які знаємо.',
  millilitres: (amount: number) => `${formatNumber(amount)}\u00a0мл`,
  pieces: (amount: number) => `${formatNumber(amount)}\u00a0шт.`,
  bottle: (millilitres: number, count: number, sum: string) =>
    `Флакон ${formatNumber(millilitres)} мл × ${formatNumber(count)}: ${sum}`,
  perPiece: 'за 1 шт.',
  decrease: (name: string) => `Зменшити кількість: ${name}`,
  increase: (name: string) => `Збільшити кількість: ${name}`,
  noMore: 'Вибачте, товару немає',
  full: (most: number) =>
    `У кошику вже ${most} товарів, більше він не вмістить. Оформіть замовлення або приберіть зайве.`,
  remove: (name: string) => `Прибрати з кошика: ${name}`,
  removed: 'Прибрано',
  undo: 'Повернути',
  undoName: (name: string) => `Повернути в кошик: ${name}`,
  priceChanged: 'Ціна змінилася',
  priceNow: 'тепер',
  gone: 'Товару вже немає в наявності. Приберіть його, щоб оформити замовлення.',
  short: (left: string) => `Залишилося лише ${left}`,
  take: (left: string) => `Взяти ${left}`,
  blocked: 'Щоб оформити замовлення, приберіть або зменшіть позначені товари.',
};
