import { statusBefore } from '#domain/status-undo.ts';
import { type Context, inRetriedTransaction, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { takeJobBack } from '#server/jobs/define-job.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { statusLetterKey } from '../letters/order-letters.service.ts';
import * as process from '../process/order-process.repository.ts';
import { advance, lockProcess } from '../process/order-process.service.ts';

/** Takes back the status that the caller has just set, together with its e-mail; refused once the e-mail is on its way. */
export function undoStatus(context: Context, id: string) {
  return inRetriedTransaction(context, async (context) => {
    const locked = await lockProcess(context, id);
    const { orderNo, status } = locked.order;
    const latest = await process.findLatestEvent(context.db, id);
    const before = latest && statusBefore(latest, status, personOf(context).userId);
    if (!before || !(await takeJobBack(context, statusLetterKey(orderNo, status, latest.id)))) {
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'status-undo-late', values: { orderNo } });
    }
    await advance(context, locked, { kind: 'undo-status', to: before });
    await recordChanges(context, [
      { thing: 'order', id, name: `№${orderNo}`, before: { status }, after: { status: before } },
    ]);
    return { status: before };
  });
}
