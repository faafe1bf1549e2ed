import { dayMs, minuteMs, shopDay } from '#domain/dates.ts';
import { isScanned, phaseOf } from '#domain/parcel-tracking.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { Refusal, toProblem } from '#server/errors.ts';
import { CarrierBusy, CarrierRefused, type MadeRegister } from './parcel-carrier.ts';
import { asking, type Made, made } from './printing.service.ts';
import * as repository from './shipments.repository.ts';

/** Longer than the call with its retries, and than the carrier takes to write: before that, "in no register" proves nothing. */
const settlingMs = minuteMs;

/** Parcels of one register keep it; a new one takes those that are in none. */
export async function makeRegister(context: Context, ids: readonly string[]) {
  let { found, missing } = await made(context, ids);
  if (await asking(findLostRegisters(context, found))) ({ found, missing } = await made(context, ids));
  const former = new Set(found.map(({ shipment }) => shipment.registerRef));
  const [only] = former;
  if (former.size === 1 && only) return { number: found[0]?.shipment.registerNumber ?? '', missing };
  const isOpen = ({ shipment }: Made) => shipment.registerRef === null && !isScanned(phaseOf(shipment.statusCode ?? 1));
  const register = await asking(send(context, found.filter(isOpen)));
  const { message } = toProblem(
    new Refusal('NOT_ALLOWED_NOW', { because: 'no-parcels-to-register' }),
    context.language,
  );
  const left = found.flatMap((one) => {
    const problem = isOpen(one) ? register.refused.get(one.shipment.ref ?? '') : message;
    return problem === undefined ? [] : [{ _id: one.orderId, orderNo: one.orderNo, problem }];
  });
  return { number: register.number, missing: [...missing, ...left] };
}

async function send(context: Context, open: readonly Made[]): Promise<MadeRegister> {
  const { db, carrier, now } = context;
  if (open.length === 0) throw new Refusal('NOT_ALLOWED_NOW', { because: 'no-parcels-to-register' });
  const ids = open.map(({ shipment }) => shipment.id);
  // From here on they may be in a register: a process that dies now leaves rows that are looked up first.
  await inTransaction(context, async ({ db }) => {
    if ((await repository.markSentToRegister(db, ids, now())) < ids.length)
      throw new Refusal('UNAVAILABLE', { because: 'register-awaited' });
  });
  try {
    const register = await carrier.makeRegister(open.map(({ shipment }) => shipment.ref ?? ''));
    const isTaken = ({ shipment }: Made) => !register.refused.has(shipment.ref ?? '');
    const [taken, refused] = [open.filter(isTaken), open.filter((one) => !isTaken(one))];
    await repository.setRegister(db, idsOf(taken), register, now());
    await repository.forgetRegister(db, idsOf(refused), now());
    return register;
  } catch (error) {
    if (error instanceof CarrierRefused || error instanceof CarrierBusy)
      await repository.forgetRegister(db, ids, now());
    throw error;
  }
}

const idsOf = (parcels: readonly Made[]) => parcels.map(({ shipment }) => shipment.id);

/** Parcels that were sent to a register without an answer: whether the carrier has them in one. False if there are none. */
async function findLostRegisters({ db, carrier, now }: Context, found: readonly Made[]): Promise<boolean> {
  const lost = found.filter(({ shipment }) => shipment.registerSentAt !== null && shipment.registerRef === null);
  if (lost.length === 0) return false;
  const from = shopDay(new Date(Math.min(...lost.map(({ shipment }) => shipment.createdAt.getTime())) - dayMs));
  const tomorrow = shopDay(new Date(now().getTime() + dayMs));
  const to = [tomorrow, ...lost.map(({ shipment }) => shipment.sendOn)].toSorted().at(-1) ?? tomorrow;
  const numbers = new Map((await carrier.listWaybills(from, to)).map((listed) => [listed.ref, listed.registerNumber]));
  const registers = new Map((await carrier.listRegisters()).map((register) => [register.number, register]));
  for (const { shipment } of lost) {
    const number = numbers.get(shipment.ref ?? '') ?? null;
    const register = registers.get(number ?? '');
    const isSettled = now().getTime() - (shipment.registerSentAt?.getTime() ?? 0) >= settlingMs;
    if (register) await repository.setRegister(db, [shipment.id], register, now());
    else if (number === null && isSettled) await repository.forgetRegister(db, [shipment.id], now());
    else throw new Refusal('UNAVAILABLE', { because: 'register-awaited' });
  }
  return true;
}
