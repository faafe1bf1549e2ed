import type { StatusResult } from '#contracts/order-bulk.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import type { Context } from '#server/context.ts';
import { Refusal, toProblem } from '#server/errors.ts';
import { listNumbers } from '../orders.repository.ts';
import { setStatus } from './order-status.service.ts';
import { undoStatus } from './status-undo.service.ts';

type Changed = { readonly status: OrderStatus };

/** Each order in its own transaction, so that one that is refused does not hold back the others. */
async function changeEach(context: Context, ids: readonly string[], change: (id: string) => Promise<Changed>) {
  const unique = [...new Set(ids)];
  const numbers = await listNumbers(context.db, unique);
  const results: StatusResult[] = [];
  for (const id of unique) {
    const about = { _id: id, orderNo: numbers.get(id) ?? null };
    try {
      const { status } = await change(id);
      results.push({ ...about, status, problem: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ ...about, status: null, problem: toProblem(error, context.language).message });
    }
  }
  return { results };
}

export const setStatuses = (context: Context, ids: readonly string[], status: OrderStatus) =>
  changeEach(context, ids, (id) => setStatus(context, id, status));

export const undoStatuses = (context: Context, ids: readonly string[]) =>
  changeEach(context, ids, (id) => undoStatus(context, id));
