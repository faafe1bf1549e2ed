import { setTimeout as pause } from 'node:timers/promises';
import { shopDay } from '#domain/dates.ts';
import { isClosingTime, isShiftOver } from '#domain/fiscal-receipts.ts';
import { type Context, inTransaction } from '#server/context.ts';
import { CashRegisterDeclined, type RegisterShift } from '../cash-register.ts';
import * as repository from './register-shifts.repository.ts';

/** Longer than the requests of one attempt can take: an older claim belongs to a dead process. */
const turnMs = 60_000;
/** A shift is opened or closed in seconds. */
const looks = 12;

/** There is no shift to sell in; with the register's reason, if it refused one. */
export class ShiftNotOpen extends Error {
  override readonly name = 'ShiftNotOpen';
  readonly reason: string | null;

  constructor(message: string, reason: string | null = null) {
    super(message);
    this.reason = reason;
  }
}

const dayOf = ({ openedAt }: RegisterShift, now: Date) => shopDay(openedAt ?? now);
const turn = (now: Date) => ({ now, notSince: new Date(now.getTime() - turnMs) });

/** Opens the day's shift if there is none. A shift of an earlier day is closed first. Throws `ShiftNotOpen`. */
export async function ensureShift(context: Context): Promise<void> {
  const { cashRegister, now } = context;
  if (isClosingTime(now())) throw new ShiftNotOpen('The shift is closed until midnight');
  const current = await settled(context, await cashRegister.findOpenShift());
  const isOld = current?.state === 'open' && isShiftOver(dayOf(current, now()), now());
  if (current && isOld) await close(context, current.id);
  if (current?.state === 'open' && !isOld) return keepOpen(context, current);
  if (current && current.state !== 'open' && current.state !== 'closed')
    throw new ShiftNotOpen('The shift is not ready');
  await open(context);
}

/** Looks until it is open or closed, or for as long as that usually takes. */
async function settled({ cashRegister }: Context, shift: RegisterShift | null): Promise<RegisterShift | null> {
  let last = shift;
  for (let look = 0; last && look < looks && last.state !== 'open' && last.state !== 'closed'; look += 1) {
    await pause(cashRegister.pollMs);
    last = (await cashRegister.findShift(last.id)) ?? last;
  }
  return last;
}

/** Like `settled`, but waits for the end. */
async function closed({ cashRegister }: Context, id: string): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const shift = await cashRegister.findShift(id);
    if (shift === null || shift.state === 'closed') return true;
    await pause(cashRegister.pollMs);
  }
  return false;
}

/** Writes down the shift that is open, also if it was opened at the register itself. */
async function keepOpen(context: Context, shift: RegisterShift): Promise<void> {
  const living = await repository.findLiving(context.db);
  if (living?.id === shift.id && living.state === 'open') return;
  const now = context.now();
  await inTransaction(context, async ({ db }) => {
    if (living && living.id !== shift.id)
      await repository.updateShift(db, living.id, { state: 'closed', closedAt: now }, now);
    await repository.storeOpen(db, { id: shift.id, day: dayOf(shift, now), openedAt: shift.openedAt ?? now }, now);
  });
}

async function open(context: Context): Promise<void> {
  const { db, cashRegister } = context;
  const now = context.now();
  const fresh = await repository.insertOpening(db, shopDay(now), now);
  const living = fresh ?? (await repository.findLiving(db));
  if (!living) throw new ShiftNotOpen('The shift is not ready');
  if (!fresh && living.state === 'open') {
    // The register has no shift, so ours was closed there.
    await repository.updateShift(db, living.id, { state: 'closed', closedAt: now }, now);
    return open(context);
  }
  if (!fresh && !(await repository.claimShift(db, living.id, turn(now)))) return waitForOther(context);
  try {
    // After a lost response the shift may be there.
    const known = fresh ? null : await cashRegister.findShift(living.id);
    const shift = await settled(context, known ?? (await cashRegister.openShift(living.id)));
    if (shift?.state === 'open') return await keepOpen(context, shift);
    if (shift?.state !== 'closed') throw new ShiftNotOpen('The shift is not ready');
    await refuse(context, living.id, shift.reason ?? '');
  } catch (error) {
    if (!(error instanceof CashRegisterDeclined)) {
      await repository.releaseShift(db, living.id);
      throw error;
    }
    const other = await settled(context, await cashRegister.findOpenShift());
    if (other?.state === 'open') return keepOpen(context, other);
    await refuse(context, living.id, error.message);
  }
}

async function refuse({ db, now, log }: Context, id: string, reason: string): Promise<never> {
  log.error({ reason }, 'the cash register did not open a shift');
  await repository.updateShift(db, id, { state: 'refused', reason }, now());
  throw new ShiftNotOpen('The register opened no shift', reason);
}

/** Another process is opening it. */
async function waitForOther(context: Context): Promise<void> {
  const { cashRegister } = context;
  for (let look = 0; look < looks; look += 1) {
    const shift = await settled(context, await cashRegister.findOpenShift());
    if (shift?.state === 'open') return keepOpen(context, shift);
    await pause(cashRegister.pollMs);
  }
  throw new ShiftNotOpen('The shift is not ready');
}

async function close(context: Context, id: string): Promise<void> {
  const { db, cashRegister, now } = context;
  try {
    await cashRegister.closeShift();
  } catch (error) {
    // Closed or being closed already.
    if (!(error instanceof CashRegisterDeclined)) throw error;
  }
  if (!(await closed(context, id))) throw new ShiftNotOpen('The last shift is still being closed');
  await repository.updateShift(db, id, { state: 'closed', closedAt: now() }, now());
}

/** Before midnight, Kyiv time; or later, if the shop was not running then. */
export async function closeShiftIfOver(context: Context): Promise<void> {
  const { db, cashRegister, log } = context;
  const now = context.now();
  const living = await repository.findLiving(db);
  if (!living || !isShiftOver(living.day, now) || !(await repository.claimShift(db, living.id, turn(now)))) return;
  try {
    const shift = await settled(context, await cashRegister.findShift(living.id));
    if (shift?.state === 'open') await close(context, living.id);
    else if (shift === null || shift.state === 'closed') {
      await repository.updateShift(db, living.id, { state: 'closed', closedAt: now }, now);
    }
    log.info({ shiftId: living.id }, 'the shift of the cash register is closed');
  } finally {
    await repository.releaseShift(db, living.id);
  }
}
