import type { Overview } from '#contracts/overview.ts';
import { shopDay } from '#domain/dates.ts';
import { kopecksToUah } from '#domain/money.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { daysOf, isPeriod, lastDays, lengthOf, longestPeriodDays, type Period, periodBefore } from '#domain/period.ts';
import { stockOf } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { listRunningOut } from '#server/modules/products/stock/goods.service.ts';
import * as repository from './overview.repository.ts';

const usualDays = 30;
const mostListed = 10;

/** If only one bound is given, the period is that day. */
function requestedPeriod(today: string, { from, to }: { from?: string | undefined; to?: string | undefined }): Period {
  if (from === undefined && to === undefined) return lastDays(today, usualDays);
  const period = { from: from ?? to ?? today, to: to ?? from ?? today };
  if (isPeriod(period)) return period;
  const field = lengthOf(period) < 1 ? 'period-reversed' : 'period-too-long';
  throw new Refusal('INVALID', { fields: { to: field }, values: { bound: longestPeriodDays } });
}

function salesOf({ orders, kopecks }: { orders: number; kopecks: number }): Overview['total'] {
  return {
    revenue: kopecksToUah(kopecks),
    orders,
    averageBasket: orders === 0 ? 0 : kopecksToUah(Math.round(kopecks / orders)),
  };
}

function sumOf(rows: readonly repository.DayRow[]) {
  return {
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
    kopecks: rows.reduce((sum, row) => sum + row.kopecks, 0),
  };
}

export async function getOverview(
  { db, now }: Context,
  requested: { from?: string | undefined; to?: string | undefined },
): Promise<Overview> {
  const period = requestedPeriod(shopDay(now()), requested);
  const [rows, before, best, scarce, missedSearches] = await Promise.all([
    repository.listDays(db, period),
    repository.sumOrders(db, periodBefore(period)),
    repository.listBestSellers(db, period, mostListed),
    listRunningOut({ db }, mostListed),
    repository.listMissedSearches(db, period, mostListed),
  ]);
  const sold = rows.filter(({ status }) => status !== 'abolition');
  const byDay = Map.groupBy(sold, ({ day }) => day);
  const bestSellers = (isBottled: boolean) =>
    best
      .filter((one) => one.isBottled === isBottled)
      .map(({ id, name, brand, quantity, kopecks }) => ({
        _id: id,
        name,
        brand,
        quantity,
        revenue: kopecksToUah(kopecks),
      }));
  return {
    ...period,
    total: salesOf(sumOf(sold)),
    before: salesOf(before),
    days: daysOf(period).map((day) => {
      const { orders, kopecks } = sumOf(byDay.get(day) ?? []);
      return { day, revenue: kopecksToUah(kopecks), orders };
    }),
    statuses: orderStatuses.map((status) => {
      const { orders, kopecks } = sumOf(rows.filter((row) => row.status === status));
      return { status, orders, sum: kopecksToUah(kopecks) };
    }),
    bestByPieces: bestSellers(false),
    bestByMl: bestSellers(true),
    runningOut: {
      count: scarce[0]?.count ?? 0,
      products: scarce.map((one) => ({
        _id: one.id,
        name: one.name,
        brand: one.brand,
        itemNo: one.itemNo,
        bottling: one.isBottled,
        stock: stockOf(one),
      })),
    },
    missedSearches,
  };
}
