import type { Overview, ToDo } from '#contracts/overview.ts';
import { shopDay } from '#domain/dates.ts';
import { kopecksToUah } from '#domain/money.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { daysOf, isPeriod, lastDays, lengthOf, longestPeriodDays, type Period, periodBefore } from '#domain/period.ts';
import { type ModuleName, mayUse } from '#domain/permissions.ts';
import { stockOf } from '#domain/stock.ts';
import type { Context } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { countFailedReceipts } from '#server/modules/cash-register/fiscal-receipts/fiscal-receipts.service.ts';
import { listWaitingRefunds } from '#server/modules/orders/refunds/refund-records.service.ts';
import { countRunningOut, listRunningOut } from '#server/modules/products/stock/goods.service.ts';
import { listTroubles } from '#server/modules/shipments/shipments.service.ts';
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

function salesOf({ orders, kopecks, paidKopecks, awaitedKopecks }: repository.Sums): Overview['total'] {
  return {
    revenue: kopecksToUah(paidKopecks),
    awaited: kopecksToUah(awaitedKopecks),
    orders,
    averageBasket: orders === 0 ? 0 : kopecksToUah(Math.round(kopecks / orders)),
  };
}

function sumOf(rows: readonly repository.DayRow[]): repository.Sums {
  const total = (figure: keyof repository.Sums) => rows.reduce((sum, row) => sum + row[figure], 0);
  return {
    orders: total('orders'),
    kopecks: total('kopecks'),
    paidKopecks: total('paidKopecks'),
    awaitedKopecks: total('awaitedKopecks'),
  };
}

/** Each part for those who may open its list. */
export async function getToDo(context: Context): Promise<ToDo> {
  const { db, person } = context;
  const may = (module: ModuleName) => mayUse(person?.permissions ?? null, 'admin', module);
  const [orders, runningOut, parcels, refunds, failed] = await Promise.all([
    may('orders') ? repository.countOpenOrders(db) : null,
    may('products') ? countRunningOut({ db }) : null,
    may('orders') ? listTroubles(context) : null,
    may('orders') ? listWaitingRefunds(context) : null,
    may('statistic') ? countFailedReceipts(context) : null,
  ]);
  return {
    orders,
    parcels,
    refunds,
    receipts: failed === null ? null : { failed },
    products: runningOut === null ? null : { runningOut },
  };
}

export async function getOverview(
  { db, now }: Context,
  requested: { from?: string | undefined; to?: string | undefined },
): Promise<Overview> {
  const today = shopDay(now());
  const period = requestedPeriod(today, requested);
  const isInProgress = period.to === today;
  const [rows, before, best, scarce, missedSearches] = await Promise.all([
    repository.listDays(db, period),
    repository.sumOrders(db, periodBefore(period), isInProgress ? now() : null),
    repository.listBestSellers(db, period, mostListed),
    listRunningOut({ db }, mostListed),
    repository.listMissedSearches(db, period, mostListed),
  ]);
  const sold = rows.filter(({ status }) => status !== 'abolition');
  const byDay = Map.groupBy(sold, ({ day }) => day);
  const bestSellers = (isBottled: boolean) =>
    best
      .filter((one) => one.isBottled === isBottled)
      .map(({ id, name, brand, itemNo, sizeMl, quantity, kopecks }) => ({
        _id: id,
        name,
        brand,
        itemNo,
        bottling: isBottled,
        sizes: sizeMl,
        quantity,
        revenue: kopecksToUah(kopecks),
      }));
  return {
    ...period,
    total: salesOf(sumOf(sold)),
    before: salesOf(before),
    isInProgress,
    days: daysOf(period).map((day) => {
      const { orders, revenue, awaited } = salesOf(sumOf(byDay.get(day) ?? []));
      return { day, revenue, awaited, orders };
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
        sizes: one.sizeMl,
        stock: stockOf(one),
      })),
    },
    missedSearches,
  };
}
