import { formatLongDate } from '#domain/dates.ts';
import { formatNumber } from '#domain/numbers.ts';
import { plural } from '#domain/plural.ts';
import type { adminOverview as uk } from '#web/messages/uk/admin-overview.ts';

const days = (count: number) => `${formatNumber(count)} ${plural('en', count, { one: 'day', other: 'days' })}`;

export const adminOverview: typeof uk = {
  title: 'Overview',
  loading: 'Adding up…',
  problem: 'The overview did not load',
  range: (from, to) =>
    from === to ? formatLongDate(from, 'en') : `${formatLongDate(from, 'en')} – ${formatLongDate(to, 'en')}`,
  period: {
    label: 'Which period',
    today: 'Today',
    days,
    from: 'From',
    to: 'To',
    show: 'Show',
    mistake: (most) => `The first day cannot be after the last, nor the period longer than ${most} days`,
  },
  toDo: {
    title: 'Today',
    toPack: 'To pack',
    toClarify: 'To clarify with the buyer',
    unpaid: 'Awaiting payment',
    runningOut: 'Running out',
  },
  sales: 'Sales',
  revenue: 'Revenue',
  awaited: (sum) => `Still awaited: ${sum}`,
  awaitedColumn: 'Awaited',
  revenueByDay: 'Revenue by day',
  orders: 'Orders',
  averageBasket: 'Average basket',
  abolished: 'Cancelled',
  abolishedHint: 'not in the revenue',
  more: (percent) => `${formatNumber(percent)}% more`,
  less: (percent) => `${formatNumber(percent)}% less`,
  same: 'the same',
  thanBefore: (count, isInProgress) =>
    `${count === 1 ? 'than the day before' : `than the ${days(count)} before`}${isInProgress ? ' by this hour' : ''}`,
  noneBefore: (count, isInProgress) =>
    `${count === 1 ? 'None the day before' : `None in the ${days(count)} before`}${isInProgress ? ' by this hour' : ''}`,
  noOrders: 'No orders in this period',
  noOrdersText: 'Choose a longer one, or look in later.',
  asTable: 'Show the table',
  day: 'Day',
  orderCount: (count) => `${formatNumber(count)} ${plural('en', count, { one: 'order', other: 'orders' })}`,
  thousands: (count) => `${formatNumber(count)}k`,
  byStatus: 'Orders by status',
  status: 'Status',
  sum: 'Sum',
  bestByPieces: 'Best sellers: bottles',
  bestByMl: 'Best sellers: decants',
  product: 'Product',
  pieces: 'Pieces',
  ml: 'Millilitres',
  nothingSold: 'Nothing was sold in this period.',
  runningOut: 'Running out',
  runningOutNow: 'Now, whatever the period',
  left: 'Left',
  leftPieces: (count) => `${formatNumber(count)} pcs`,
  leftMl: (count) => `${formatNumber(count)} ml`,
  soldOut: 'none',
  enough: 'There is enough of everything.',
  allRunningOut: (count) => `All that run out: ${formatNumber(count)}`,
  missed: 'Searched for and not found',
  missedHint: 'What buyers miss, or spell in another way',
  phrase: 'Search',
  times: 'Times',
  nothingMissed: 'Everything that was searched for was found.',
};
