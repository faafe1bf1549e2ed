import type { OrderStatus } from '#domain/order-states.ts';
import { type Context, inPatientTransaction } from '#server/context.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { advance, lockProcess } from '../process/order-process.service.ts';

/** What staff decide. Deciding what is so already changes nothing and writes to nobody. */
export function setStatus(context: Context, id: string, status: OrderStatus): Promise<{ status: OrderStatus }> {
  return inPatientTransaction(context, async (context) => {
    const locked = await lockProcess(context, id);
    const { order } = locked;
    await advance(context, locked, { kind: 'set-status', to: status });
    await recordChanges(context, [
      { thing: 'order', id, name: `№${order.orderNo}`, before: { status: order.status }, after: { status } },
    ]);
    return { status };
  });
}
