import type { OrderEventKind } from './order-events.ts';
import { canBeClarified, canBeEdited, canChangeStatus, firstOrderStatus, type OrderStatus } from './order-states.ts';
import {
  canChangePayment,
  firstPaymentState,
  type InvoiceStatus,
  invoiceStatuses,
  type PaymentState,
  paymentStateOf,
} from './payment-states.ts';

/**
 * The state machine of an order and its payments: the only code that changes either. Pure: the caller loads the order,
 * applies an event, writes the new state and runs the effects, all in one transaction.
 */

/** One invoice at the bank. An order has several after a declined payment or an edited sum. */
export type PaymentAttempt = {
  /** Starts at 1. */
  readonly no: number;
  readonly amountKopecks: number;
  readonly state: PaymentState;
  /** `requested`: void the open invoice, or refund the payment. `refused`: the bank refused the refund, manual handling. */
  readonly reversal: 'none' | 'requested' | 'refused';
  readonly bankStatus: InvoiceStatus | null;
  /** The bank's clock, in milliseconds: stale messages are ignored. */
  readonly bankModifiedMs: number | null;
  readonly failureReason: string | null;
};

export type OrderProcess = {
  readonly status: OrderStatus;
  readonly totalKopecks: number;
  /** Derived, see `derivePaymentState`. */
  readonly paymentState: PaymentState;
  /** Oldest first. */
  readonly attempts: readonly PaymentAttempt[];
};

/** The bank's view of an invoice, from a webhook or from polling. */
export type BankReport = {
  readonly status: InvoiceStatus;
  readonly modifiedMs: number | null;
  readonly failureReason: string | null;
  /** The sum after partial refunds, if the bank reports it. */
  readonly leftKopecks: number | null;
};

export type ProcessEvent =
  /** By staff. */
  | { readonly kind: 'set-status'; readonly to: OrderStatus }
  /** By the buyer: contact or delivery. */
  | { readonly kind: 'clarify'; readonly changed: readonly string[] }
  /** By staff: contact, delivery or goods. */
  | { readonly kind: 'edit'; readonly totalKopecks: number }
  /** The buyer requests a payment page. */
  | { readonly kind: 'pay' }
  | ({ readonly kind: 'bank-report'; readonly attemptNo: number } & BankReport)
  /** The payment timed out, or the invoice was voided. */
  | { readonly kind: 'time-out'; readonly attemptNo: number }
  | { readonly kind: 'refund-refused'; readonly attemptNo: number; readonly code: string };

export type ProcessLetter =
  | { readonly kind: 'accepted' | 'clarified' | 'paid' }
  | { readonly kind: 'status'; readonly status: OrderStatus; readonly reason: 'decided' | 'payment-expired' };

export type ProcessEffect =
  /** An entry of the order's history, and its e-mail. */
  | {
      readonly kind: 'record';
      readonly event: OrderEventKind;
      readonly attemptNo?: number;
      readonly details?: Readonly<Record<string, unknown>>;
      readonly letter?: ProcessLetter;
    }
  | { readonly kind: 'return-stock' }
  /** Queues a job that voids or refunds the attempts with `reversal: 'requested'`. */
  | { readonly kind: 'void-or-refund' };

export type ProcessRefusal =
  | 'order-abolished'
  | 'status-not-from-here'
  | 'order-not-to-clarify'
  | 'order-not-to-edit'
  | 'paid-goods-fixed'
  | 'paid-already'
  | 'order-not-payable';

export type Applied = { readonly order: OrderProcess; readonly effects: readonly ProcessEffect[] };
export type Outcome = Applied | { readonly refusal: ProcessRefusal };

/** Unpaid and not cancelled. */
export function canBePaid({ status, paymentState }: Pick<OrderProcess, 'status' | 'paymentState'>): boolean {
  return status !== 'abolition' && (paymentState === 'awaiting' || paymentState === 'failed');
}

const isAcceptedPayment = ({ state, reversal }: PaymentAttempt) => state === 'paid' && reversal === 'none';
const canBeReversed = ({ state, reversal }: PaymentAttempt) =>
  reversal !== 'refused' && (state === 'awaiting' || state === 'failed' || state === 'paid');

/** The payment state of the order. Always derived, so it cannot contradict the attempts. */
function derivePaymentState({ status, totalKopecks, paymentState, attempts }: OrderProcess): PaymentState {
  const latest = attempts.at(-1);
  if (attempts.some(isAcceptedPayment) || totalKopecks === 0) return 'paid';
  // An order without attempts was paid in another way: its stored state is the truth.
  if (!latest) return paymentState;
  const isAbolished = status === 'abolition';
  const isOpen = latest.reversal === 'none' && (latest.state === 'awaiting' || latest.state === 'failed');
  if (isOpen && !isAbolished) return latest.state;
  const hasAny = (state: PaymentState) =>
    attempts.some((one) => one.state === state && one.amountKopecks === totalKopecks);
  if (isAbolished && hasAny('paid')) return 'paid';
  return hasAny('refunded') ? 'refunded' : latest.state;
}

const derive = (order: OrderProcess): OrderProcess => ({ ...order, paymentState: derivePaymentState(order) });

const newAttempt = (no: number, amountKopecks: number): PaymentAttempt => ({
  no,
  amountKopecks,
  state: firstPaymentState,
  reversal: 'none',
  bankStatus: null,
  bankModifiedMs: null,
  failureReason: null,
});

export function startProcess(totalKopecks: number): Applied {
  const attempts = totalKopecks > 0 ? [newAttempt(1, totalKopecks)] : [];
  return {
    order: derive({ status: firstOrderStatus, totalKopecks, paymentState: firstPaymentState, attempts }),
    effects: [{ kind: 'record', event: 'created', letter: { kind: 'accepted' } }],
  };
}

export function applyEvent(order: OrderProcess, event: ProcessEvent): Outcome {
  switch (event.kind) {
    case 'set-status':
      return setStatus(order, event.to);
    case 'clarify':
      return clarify(order, event.changed);
    case 'edit':
      return edit(order, event.totalKopecks);
    case 'pay':
      return pay(order);
    case 'bank-report':
      return applyReport(order, event.attemptNo, event);
    case 'time-out':
      return moveAttempt(order, event.attemptNo, 'expired');
    case 'refund-refused':
      return refuseRefund(order, event.attemptNo, event.code);
  }
}

const unchanged = (order: OrderProcess): Applied => ({ order, effects: [] });

function changeAttempts(
  order: OrderProcess,
  which: (attempt: PaymentAttempt) => boolean,
  change: Partial<PaymentAttempt>,
): OrderProcess {
  const attempts = order.attempts.map((one) => (which(one) ? { ...one, ...change } : one));
  return derive({ ...order, attempts });
}

/** Marks attempts to be voided or refunded. */
function requestReversal(order: OrderProcess, which: (attempt: PaymentAttempt) => boolean): Applied {
  const isToReverse = (one: PaymentAttempt) => which(one) && canBeReversed(one);
  if (!order.attempts.some(isToReverse)) return unchanged(order);
  return {
    order: changeAttempts(order, isToReverse, { reversal: 'requested' }),
    effects: [{ kind: 'void-or-refund' }],
  };
}

const everyAttempt = () => true;

/** Voids or refunds all attempts and starts a new one, if anything is owed. */
function replaceAttempts(order: OrderProcess, totalKopecks: number): Applied {
  const reversed = requestReversal(order, everyAttempt);
  const { attempts } = reversed.order;
  const fresh = totalKopecks > 0 ? [newAttempt(attempts.length + 1, totalKopecks)] : [];
  return { ...reversed, order: derive({ ...order, totalKopecks, attempts: [...attempts, ...fresh] }) };
}

function setStatus(order: OrderProcess, to: OrderStatus): Outcome {
  if (!canChangeStatus('admin', order.status, to)) {
    return { refusal: order.status === 'abolition' ? 'order-abolished' : 'status-not-from-here' };
  }
  return order.status === to ? unchanged(order) : moveStatus(order, to, 'decided');
}

function moveStatus(order: OrderProcess, to: OrderStatus, reason: 'decided' | 'payment-expired'): Applied {
  const changed: ProcessEffect = {
    kind: 'record',
    event: 'status-changed',
    details: { from: order.status, to, ...(reason !== 'decided' && { reason }) },
    letter: { kind: 'status', status: to, reason },
  };
  const moved = derive({ ...order, status: to });
  if (to !== 'abolition') return { order: moved, effects: [changed] };
  const reversed = requestReversal(moved, everyAttempt);
  return { order: reversed.order, effects: [changed, { kind: 'return-stock' }, ...reversed.effects] };
}

function clarify(order: OrderProcess, changed: readonly string[]): Outcome {
  if (!canBeClarified(order.status)) return { refusal: 'order-not-to-clarify' };
  return {
    order: { ...order, status: 'processed' },
    effects: [{ kind: 'record', event: 'clarified', details: { changed }, letter: { kind: 'clarified' } }],
  };
}

function edit(order: OrderProcess, totalKopecks: number): Outcome {
  if (!canBeEdited(order.status)) return { refusal: 'order-not-to-edit' };
  const edited: ProcessEffect = { kind: 'record', event: 'edited', letter: { kind: 'clarified' } };
  if (totalKopecks === order.totalKopecks) return { order, effects: [edited] };
  if (areGoodsFixed(order)) return { refusal: 'paid-goods-fixed' };
  const replaced = replaceAttempts(order, totalKopecks);
  return { order: replaced.order, effects: [edited, ...replaced.effects] };
}

/** Paid: the goods must not change any more. */
export function areGoodsFixed({ totalKopecks, paymentState }: OrderProcess): boolean {
  return totalKopecks > 0 && (paymentState === 'paid' || paymentState === 'refunded');
}

function pay(order: OrderProcess): Outcome {
  const { status, paymentState, totalKopecks } = order;
  if (!canBePaid(order)) {
    const isPaid = paymentState === 'paid' && status !== 'abolition';
    return { refusal: isPaid ? 'paid-already' : 'order-not-payable' };
  }
  if (paymentState === 'awaiting') return unchanged(order);
  const replaced = replaceAttempts(order, totalKopecks);
  return { order: replaced.order, effects: [{ kind: 'record', event: 'payment-renewed' }, ...replaced.effects] };
}

/** Newer by the bank's clock; at the same time, further in the status order. */
function isNewer(attempt: PaymentAttempt, { status, modifiedMs }: BankReport): boolean {
  const { bankStatus, bankModifiedMs } = attempt;
  const isFurtherOn = bankStatus === null || invoiceStatuses.indexOf(bankStatus) < invoiceStatuses.indexOf(status);
  if (modifiedMs === null) return isFurtherOn;
  return bankModifiedMs === null || bankModifiedMs < modifiedMs || (bankModifiedMs === modifiedMs && isFurtherOn);
}

function applyReport(order: OrderProcess, attemptNo: number, report: BankReport): Applied {
  const attempt = order.attempts.find(({ no }) => no === attemptNo);
  if (!attempt || !isNewer(attempt, report)) return unchanged(order);
  const { status, modifiedMs, failureReason, leftKopecks } = report;
  const known = changeAttempts(order, ({ no }) => no === attemptNo, {
    bankStatus: status,
    bankModifiedMs: modifiedMs ?? attempt.bankModifiedMs,
    failureReason: failureReason ?? attempt.failureReason,
  });
  const to = paymentStateOf[status];
  if (to === null) return unchanged(known);
  if (to === 'paid' && attempt.state === 'paid' && leftKopecks !== null && leftKopecks < attempt.amountKopecks) {
    // A partial refund, made by staff at the bank: the order stays paid, and its history records it.
    const details = { leftKopecks };
    return { order: known, effects: [{ kind: 'record', event: 'refunded-in-part', attemptNo, details }] };
  }
  // A refund implies an earlier payment, even if its report was lost.
  if (to !== 'refunded' || !canChangePayment(attempt.state, 'paid')) return moveAttempt(known, attemptNo, to);
  const paid = moveAttempt(known, attemptNo, 'paid');
  const refunded = moveAttempt(paid.order, attemptNo, 'refunded');
  return { order: refunded.order, effects: [...withoutLetters(paid.effects), ...refunded.effects] };
}

/** Drops e-mails about an intermediate state. */
const withoutLetters = (effects: readonly ProcessEffect[]): ProcessEffect[] =>
  effects.map((effect) => {
    if (effect.kind !== 'record') return effect;
    const { letter: _, ...record } = effect;
    return record;
  });

function moveAttempt(order: OrderProcess, attemptNo: number, to: PaymentState): Applied {
  const attempt = order.attempts.find(({ no }) => no === attemptNo);
  if (!attempt || !canChangePayment(attempt.state, to)) return unchanged(order);
  switch (to) {
    case 'paid':
      return receiveMoney(order, attempt);
    case 'failed':
      return declinePayment(order, attempt);
    case 'expired':
      return expirePayment(order, attempt);
    case 'refunded':
      return returnMoney(order, attempt);
    case 'awaiting':
      return unchanged(order);
  }
}

const isThe = (attempt: PaymentAttempt) => (one: PaymentAttempt) => one.no === attempt.no;
const isLatest = ({ attempts }: OrderProcess, { no }: PaymentAttempt) => no === attempts.at(-1)?.no;

/** A payment is accepted on any attempt, but only once, at the order's sum, and if the order is not cancelled. */
function receiveMoney(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const { status, paymentState, totalKopecks } = order;
  const { no: attemptNo, amountKopecks } = attempt;
  const isAbolished = status === 'abolition';
  const isTwice = totalKopecks > 0 && (paymentState === 'paid' || paymentState === 'refunded');
  const isOtherSum = amountKopecks !== totalKopecks;
  const isAccepted = !(isAbolished || isTwice || isOtherSum);
  const paid = changeAttempts(order, isThe(attempt), { state: 'paid', reversal: isAccepted ? 'none' : 'requested' });
  if (isAccepted) {
    const reversed = requestReversal(paid, (one) => one.no !== attemptNo);
    const record: ProcessEffect = { kind: 'record', event: 'paid', attemptNo, letter: { kind: 'paid' } };
    return { order: reversed.order, effects: [record, ...reversed.effects] };
  }
  const event = isTwice ? 'paid-twice' : isOtherSum ? 'paid-other-sum' : 'paid';
  return { order: paid, effects: [{ kind: 'record', event, attemptNo }, { kind: 'void-or-refund' }] };
}

function declinePayment(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const declined = changeAttempts(order, isThe(attempt), { state: 'failed' });
  if (!isLatest(order, attempt) || order.paymentState !== 'awaiting') return unchanged(declined);
  const { no: attemptNo, failureReason: reason } = attempt;
  return { order: declined, effects: [{ kind: 'record', event: 'payment-failed', attemptNo, details: { reason } }] };
}

/** Cancels the order only if it is unpaid and this is its latest attempt. */
function expirePayment(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const expired = changeAttempts(order, isThe(attempt), { state: 'expired', reversal: 'none' });
  const isWaitedFor =
    isLatest(order, attempt) && (order.paymentState === 'awaiting' || order.paymentState === 'failed');
  if (!isWaitedFor) return unchanged(expired);
  const record: ProcessEffect = { kind: 'record', event: 'payment-expired', attemptNo: attempt.no };
  // Shipped goods cannot return to stock automatically: staff decide.
  if (!canChangeStatus('shop', order.status, 'abolition')) return { order: expired, effects: [record] };
  const abolished = moveStatus(expired, 'abolition', 'payment-expired');
  return { order: abolished.order, effects: [record, ...abolished.effects] };
}

function returnMoney(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const refunded = changeAttempts(order, isThe(attempt), { state: 'refunded', reversal: 'none' });
  const effects: ProcessEffect[] = [{ kind: 'record', event: 'refunded', attemptNo: attempt.no }];
  // After a double payment the bank refused to refund the second one, and staff refunded the first instead.
  const other = refunded.attempts.find(
    ({ state, reversal, amountKopecks }) =>
      state === 'paid' && reversal === 'refused' && amountKopecks === order.totalKopecks,
  );
  if (!isAcceptedPayment(attempt) || !other || order.status === 'abolition') return { order: refunded, effects };
  return { order: changeAttempts(refunded, isThe(other), { reversal: 'none' }), effects };
}

function refuseRefund(order: OrderProcess, attemptNo: number, code: string): Applied {
  const isMeant = ({ no, state, reversal }: PaymentAttempt) =>
    no === attemptNo && state === 'paid' && reversal === 'requested';
  if (!order.attempts.some(isMeant)) return unchanged(order);
  return {
    order: changeAttempts(order, isMeant, { reversal: 'refused', failureReason: code }),
    effects: [{ kind: 'record', event: 'refund-refused', attemptNo, details: { code } }],
  };
}
