import { z } from 'zod';
import type { Overview, ToDo } from '#contracts/overview.ts';
import { countedTo } from '#domain/counts.ts';
import { dayMs, hourMs, shopDay } from '#domain/dates.ts';
import { kopecksToUah } from '#domain/money.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { daysOf, isPeriod, lastDays, lengthOf, longestPeriodDays, type Period, periodBefore } from '#domain/period.ts';
import { type ModuleName, mayUse } from '#domain/permissions.ts';
import { stockOf } from '#domain/stock.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { enqueue, type JobCall } from '#server/jobs/define-job.ts';
import { countFailedReceipts } from '#server/modules/cash-register/fiscal-receipts/fiscal-receipts.service.ts';
import { listWaitingRefunds } from '#server/modules/orders/refunds/refund-records.service.ts';
import { countRunningOut, listRunningOut } from '#server/modules/products/stock/goods.service.ts';
import { listTroubles } from '#server/modules/shipments/shipments.service.ts';
import * as repository from './overview.repository.ts';

const usualDays = 30;
const mostListed = 10;

/** With more orders, what sold best is counted by a job. */
export const mostRankedAtOnce = 3000;
const rankingLifeMs = hourMs;
const keptRankingsMs = 7 * dayMs;
const changesAtOnce = 50_000;

export const rankingCall = {
  name: 'count-best-sellers',
  queue: 'reports',
  payload: z.object({ from: z.string(), to: z.string() }),
} satisfies JobCall;

export const countBestSellers = (context: Context, period: Period): Promise<void> =>
  inTransaction(context, ({ db, now }) => repository.saveRanking(db, period, mostListed, now()));

export const dropOldRankings = ({ db, now }: Context): Promise<number> =>
  repository.deleteOldRankings(db, new Date(now().getTime() - keptRankingsMs));

/** Moves what orders have changed into the totals per day. */
export async function addUpSales({ db }: Context): Promise<void> {
  while ((await repository.addUpChanges(db, changesAtOnce)) === changesAtOnce);
}

/** Counted at once, or as the job counted it within the last hour, or earlier until it has counted again. */
async function listBestSellers(context: Context, period: Period, orders: number) {
  const { db, now } = context;
  if (orders <= mostRankedAtOnce) {
    return { products: await repository.listBestSellers(db, period, mostListed), countedAt: null, isAwaited: false };
  }
  const found = await repository.findRanking(db, period);
  if (!found || now().getTime() - found.countedAt.getTime() > rankingLifeMs) {
    await enqueue(context, rankingCall, period, { key: `${rankingCall.name} ${period.from} ${period.to}`, once: true });
  }
  return { products: found?.products ?? [], countedAt: found?.countedAt ?? null, isAwaited: !found };
}

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

function sumOf(rows: readonly repository.Sums[]): repository.Sums {
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
    countedTo,
    receipts: failed === null ? null : { failed },
    products: runningOut === null ? null : { runningOut },
  };
}

export async function getOverview(
  context: Context,
  requested: { from?: string | undefined; to?: string | undefined },
): Promise<Overview> {
  const { db, now } = context;
  const today = shopDay(now());
  const period = requestedPeriod(today, requested);
  const isInProgress = period.to === today;
  const earlier = periodBefore(period);
  const counted = await repository.listDays(
    db,
    { from: earlier.from, to: period.to },
    isInProgress ? { day: earlier.to, now: now() } : undefined,
  );
  const rows = counted.filter(({ day }) => day >= period.from);
  // Of a day that is compared with one in progress, only the same hours.
  const before = counted.filter(
    ({ day, status, isPart }) =>
      day <= earlier.to && status !== 'abolition' && isPart === (isInProgress && day === earlier.to),
  );
  const sold = rows.filter(({ status }) => status !== 'abolition');
  const [best, scarce, missedSearches] = await Promise.all([
    listBestSellers(context, period, sumOf(sold).orders),
    listRunningOut({ db }, mostListed),
    repository.listMissedSearches(db, period, mostListed),
  ]);
  const byDay = Map.groupBy(sold, ({ day }) => day);
  const bestSellers = (isBottled: boolean) =>
    best.products
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
    before: salesOf(sumOf(before)),
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
    bestAsOf: best.countedAt?.toISOString() ?? null,
    isBestAwaited: best.isAwaited,
    runningOut: {
      count: scarce[0]?.count ?? 0,
      countedTo,
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
