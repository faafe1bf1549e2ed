import type { BulkShipment } from '#contracts/shipments.ts';
import type { Context } from '#server/context.ts';
import { Refusal, toProblem } from '#server/errors.ts';
import { CarrierRefused, isUnavailable, type LabelFormat } from './parcel-carrier.ts';
import * as repository from './shipments.repository.ts';

export type Made = { readonly orderId: string; readonly orderNo: number; readonly shipment: repository.ShipmentRow };

/** In the given order: those with a waybill, and the others with the reason. */
export async function made(
  context: Context,
  ids: readonly string[],
): Promise<{ found: Made[]; missing: BulkShipment[] }> {
  const rows = await repository.listOfOrders(context.db, ids);
  const byId = new Map(rows.map((row) => [row.orderId, row]));
  const { message } = toProblem(new Refusal('NOT_ALLOWED_NOW', { because: 'no-waybill' }), context.language);
  const [found, missing]: [Made[], BulkShipment[]] = [[], []];
  for (const id of new Set(ids)) {
    const { orderNo = null, shipment = null } = byId.get(id) ?? {};
    if (orderNo !== null && shipment) found.push({ orderId: id, orderNo, shipment });
    else missing.push({ _id: id, orderNo, problem: message });
  }
  if (found.length === 0) throw new Refusal('NOT_ALLOWED_NOW', { because: 'no-waybill' });
  return { found, missing };
}

/** The carrier's refusals and silence, in the words of the shop. */
export async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CarrierRefused)
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'carrier-refused', values: { reason: error.reason } });
    if (isUnavailable(error)) throw new Refusal('UNAVAILABLE', { because: 'carrier-silent' });
    throw error;
  }
}

export async function listWaybillNumbers(context: Context, ids: readonly string[]) {
  const { found, missing } = await made(context, ids);
  return { numbers: found.flatMap(({ shipment }) => shipment.number ?? []), missing };
}

/** Only of our own waybills: the key could print any of its account. */
export async function printLabels({ db, carrier }: Context, numbers: readonly string[], format: LabelFormat) {
  const unique = [...new Set(numbers)];
  if ((await repository.countNumbers(db, unique)) < unique.length)
    throw new Refusal('NOT_FOUND', { because: 'no-such-waybill' });
  return asking(carrier.printLabels(unique, format));
}

export async function printRegister({ db, carrier }: Context, number: string) {
  const ref = await repository.findRegisterRef(db, number);
  if (ref === null) throw new Refusal('NOT_FOUND', { because: 'no-such-register' });
  return asking(carrier.printRegister(ref));
}
