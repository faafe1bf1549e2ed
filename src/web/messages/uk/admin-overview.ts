import { formatLongDate } from '#domain/dates.ts';
import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';

const days = (count: number) =>
  `${formatNumber(count)} ${plural('uk', count, { one: 'день', few: 'дні', many: 'днів' })}`;

export const adminOverview = {
  title: 'Огляд',
  loading: 'Рахуємо…',
  problem: 'Огляд не завантажився',
  range: (from: string, to: string) =>
    from === to ? formatLongDate(from) : `${formatLongDate(from)} – ${formatLongDate(to)}`,
  period: {
    label: 'За який час',
    today: 'Сьогодні',
    days,
    from: 'Від',
    to: 'До',
    show: 'Показати',
    mistake: (most: number) => `Перший день не може бути пізніший за останній, а проміжок довший за ${most} днів`,
  },
  toDo: {
    title: 'Сьогодні',
    toPack: 'Спакувати',
    toClarify: 'Уточнити в покупця',
    unpaid: 'Очікують оплати',
    runningOut: 'Закінчуються',
  },
  sales: 'Продажі',
  revenue: 'Виручка',
  awaited: (sum: string) => `Ще очікуємо: ${sum}`,
  awaitedColumn: 'Очікуємо',
  revenueByDay: 'Виручка за днями',
  orders: 'Замовлення',
  averageBasket: 'Середній чек',
  abolished: 'Відмінено',
  abolishedHint: 'у виручку не входить',
  more: (percent: number) => `на ${formatNumber(percent)} % більше`,
  less: (percent: number) => `на ${formatNumber(percent)} % менше`,
  same: 'так само',
  thanBefore: (count: number, isInProgress: boolean) =>
    `${count === 1 ? 'ніж напередодні' : `ніж за ${days(count)} перед тим`}${isInProgress ? ' на цю годину' : ''}`,
  noneBefore: (count: number, isInProgress: boolean) =>
    `${count === 1 ? 'Напередодні' : `За ${days(count)} перед тим`}${isInProgress ? ' на цю годину' : ''} не було`,
  noOrders: 'За цей час замовлень не було',
  noOrdersText: 'Оберіть довший проміжок або зазирніть пізніше.',
  asTable: 'Показати таблицю',
  day: 'День',
  orderCount: (count: number) =>
    `${formatNumber(count)} ${plural('uk', count, { one: 'замовлення', few: 'замовлення', many: 'замовлень' })}`,
  thousands: (count: number) => `${formatNumber(count)} тис.`,
  byStatus: 'Замовлення за статусом',
  status: 'Статус',
  sum: 'Сума',
  bestByPieces: 'Лідери продажу: флакони',
  bestByMl: 'Лідери продажу: розлив',
  product: 'Товар',
  pieces: 'Штук',
  ml: 'Мілілітрів',
  nothingSold: 'За цей час нічого не продали.',
  runningOut: 'Закінчується',
  runningOutNow: 'Зараз, незалежно від обраного часу',
  left: 'Залишок',
  leftPieces: (count: number) => `${formatNumber(count)} шт.`,
  leftMl: (count: number) => `${formatNumber(count)} мл`,
  soldOut: 'немає',
  enough: 'Усього вистачає.',
  allRunningOut: (count: number) => `Усі, що закінчуються: ${formatNumber(count)}`,
  missed: 'Шукали й не знайшли',
  missedHint: 'Чого бракує покупцям або що вони пишуть інакше',
  phrase: 'Запит',
  times: 'Разів',
  nothingMissed: 'За цей час знаходили все, що шукали.',
};
