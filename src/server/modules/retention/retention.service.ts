import { dayMs } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import * as repository from './retention.repository.ts';

/** Deletes what is older than the settings say; returns the number of rows. Running twice is harmless. */
export async function deleteOldRecords({ db, now, settings: { retention }, log }: Context): Promise<number> {
  const kinds: [string, number, (db: Context['db'], before: Date) => Promise<number>][] = [
    ['audit entries', retention.auditDays, repository.deleteAuditEntries],
    ['order events', retention.orderHistoryDays, repository.deleteOrderEvents],
    ['stock moves', retention.stockLedgerDays, repository.deleteStockMoves],
    ['failed jobs', retention.failedJobsDays, repository.deleteFailedJobs],
  ];
  let total = 0;
  for (const [kind, days, remove] of kinds) {
    if (days === 0) continue;
    const count = await remove(db, new Date(now().getTime() - days * dayMs));
    if (count > 0) log.info({ kind, count, days }, 'old records deleted');
    total += count;
  }
  return total;
}
