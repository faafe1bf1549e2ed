import type { BulkShipment } from '#contracts/shipments.ts';
import { isScanned, phaseOf } from '#domain/parcel-tracking.ts';
import type { Context } from '#server/context.ts';
import { Refusal, toProblem } from '#server/errors.ts';
import { CarrierRefused, isUnavailable, type LabelFormat } from './parcel-carrier.ts';
import * as repository from './shipments.repository.ts';

type Made = { readonly orderId: string; readonly orderNo: number; readonly shipment: repository.ShipmentRow };

/** In the given order: those with a waybill, and the others with the reason. */
async function made(context: Context, ids: readonly string[]): Promise<{ found: Made[]; missing: BulkShipment[] }> {
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
async function asking<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CarrierRefused)
      throw new Refusal('NOT_ALLOWED_NOW', { because: 'carrier-refused', values: { reason: error.reason } });
    if (isUnavailable(error)) throw new Refusal('UNAVAILABLE', { because: 'carrier-unavailable' });
    throw error;
  }
}

export async function printLabels(context: Context, ids: readonly string[], format: LabelFormat) {
  const { found, missing } = await made(context, ids);
  const numbers = found.flatMap(({ shipment }) => shipment.number ?? []);
  const pdf = await asking(context.carrier.printLabels(numbers, format));
  return { pdf: pdf.toString('base64'), missing };
}

/**
 * Parcels of one register are printed again; a new one takes those that are in none. An answer that is lost leaves a register
 * that nobody knows: its parcels are refused by the next one, and the reason is shown.
 */
export async function makeRegister(context: Context, ids: readonly string[]) {
  const { db, carrier, now } = context;
  const { found, missing } = await made(context, ids);
  const former = new Set(found.map(({ shipment }) => shipment.registerRef));
  const [only] = former;
  if (former.size === 1 && only) {
    const pdf = await asking(carrier.printRegister(only));
    return { number: found[0]?.shipment.registerNumber ?? '', pdf: pdf.toString('base64'), missing };
  }
  const isOpen = ({ shipment }: Made) => shipment.registerRef === null && !isScanned(phaseOf(shipment.statusCode ?? 1));
  const open = found.filter(isOpen);
  if (open.length === 0) throw new Refusal('NOT_ALLOWED_NOW', { because: 'no-parcels-to-register' });
  const register = await asking(carrier.makeRegister(open.map(({ shipment }) => shipment.ref ?? '')));
  const isTaken = ({ shipment }: Made) => !register.refused.has(shipment.ref ?? '');
  await repository.setRegister(
    db,
    open.filter(isTaken).map(({ shipment }) => shipment.id),
    register,
    now(),
  );
  const pdf = await asking(carrier.printRegister(register.ref));
  const reason = (because: 'no-parcels-to-register') =>
    toProblem(new Refusal('NOT_ALLOWED_NOW', { because }), context.language).message;
  const left = found
    .filter((one) => !isOpen(one) || !isTaken(one))
    .map(({ orderId, orderNo, shipment }) => ({
      _id: orderId,
      orderNo,
      problem: register.refused.get(shipment.ref ?? '') ?? reason('no-parcels-to-register'),
    }));
  return { number: register.number, pdf: pdf.toString('base64'), missing: [...missing, ...left] };
}
