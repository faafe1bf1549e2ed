import type { OrderEventKind } from './order-events.ts';
import { canBeClarified, canBeEdited, canChangeStatus, firstOrderStatus, type OrderStatus } from './order-states.ts';
import { isThroughBank, type PaymentKind } from './payment-methods.ts';
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

/** One invoice at the bank. An order has several after a declined payment or an edited sum; it keeps what it needs of each. */
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
  /** Staff took the money themselves: no invoice, and no refund through the bank. */
  readonly isByHand: boolean;
  /** Of a payment that the order keeps: the part that it no longer needs. Never shrinks. */
  readonly surplusKopecks: number;
  /** Of that the bank has refunded so much, */
  readonly refundedKopecks: number;
  /** and has refused to refund so much; or staff have to give it back, if they took it. */
  readonly refusedKopecks: number;
  /** Of what is refunded: paid back by staff another way, after the bank refused. */
  readonly repaidKopecks: number;
};

export type OrderProcess = {
  readonly status: OrderStatus;
  readonly totalKopecks: number;
  /** Of that, what went back to the buyer while the goods stayed: it is not owed again. Never shrinks. */
  readonly returnedKopecks: number;
  /** An order that is paid through the bank is cancelled if nobody pays in time. Otherwise staff take the money. */
  readonly paymentKind: PaymentKind;
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
  /** By staff: takes back what was just set. */
  | { readonly kind: 'undo-status'; readonly to: OrderStatus }
  /** By the buyer: contact or delivery. */
  | { readonly kind: 'clarify'; readonly changed: readonly string[] }
  /** By staff: contact, delivery, goods or the way to pay. */
  | { readonly kind: 'edit'; readonly totalKopecks: number; readonly paymentKind?: PaymentKind }
  /** By staff, who took the money themselves. */
  | { readonly kind: 'mark-paid'; readonly note: string }
  /** By the carrier: the parcel was accepted, or received. */
  | { readonly kind: 'tracked'; readonly to: 'send' | 'completed' }
  /** The buyer requests a payment page. */
  | { readonly kind: 'pay' }
  /** By staff, for the buyer: of what was paid; the goods of the order stay as they are. */
  | {
      readonly kind: 'refund';
      readonly amountKopecks: number;
      readonly reason: string;
      readonly lines?: readonly RefundLine[];
    }
  /** By staff: asks the bank again for a refund that it refused. */
  | { readonly kind: 'retry-refund'; readonly attemptNo: number; readonly amountKopecks: number }
  /** By staff, who gave back money that they had taken. */
  | { readonly kind: 'confirm-refund'; readonly attemptNo: number; readonly amountKopecks: number }
  /** By staff, who paid back another way what the bank refused to refund. */
  | {
      readonly kind: 'refund-otherwise';
      readonly attemptNo: number;
      readonly amountKopecks: number;
      readonly note: string;
    }
  | ({ readonly kind: 'bank-report'; readonly attemptNo: number } & BankReport)
  /** The bank did not capture what is held. */
  | { readonly kind: 'capture-refused'; readonly attemptNo: number; readonly code: string }
  /** The bank will not hold the money any longer. */
  | { readonly kind: 'hold-ended'; readonly attemptNo: number }
  /** The payment timed out, or the invoice was voided. */
  | { readonly kind: 'time-out'; readonly attemptNo: number }
  | {
      readonly kind: 'refund-refused';
      readonly attemptNo: number;
      readonly code: string;
      readonly amountKopecks: number;
    };

/** Goods that a refund is for. */
export type RefundLine = {
  readonly productId: string;
  /** Pieces; millilitres of bottled goods. */
  readonly quantity: number;
  /** Back into stock, or written off. */
  readonly restock: boolean;
  readonly amountKopecks: number;
};

/** Why money goes back; `at-bank`: somebody refunded it at the bank itself. */
export const refundCauses = ['staff', 'edited', 'abolished', 'unneeded', 'at-bank'] as const;
export type RefundCause = (typeof refundCauses)[number];

export type ProcessLetter =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'paid'; readonly isHeld?: boolean }
  /** With what is refunded, if the order was paid and costs less now. */
  | { readonly kind: 'clarified'; readonly refundKopecks?: number }
  | { readonly kind: 'refund-requested'; readonly amountKopecks: number; readonly reason: string }
  | { readonly kind: 'status'; readonly status: OrderStatus; readonly reason: StatusReason };

/** Why an order was cancelled: by staff, because nobody paid, or because it was not sent while the money was held. */
export const statusReasons = ['decided', 'payment-expired', 'hold-released'] as const;
export type StatusReason = (typeof statusReasons)[number];

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
  /** Writes down a refund of a payment, before the bank is asked for it. */
  | {
      readonly kind: 'refund';
      readonly attemptNo: number;
      readonly amountKopecks: number;
      readonly cause: RefundCause;
    }
  /** All of a payment is to go back: the bank is asked again for the parts that it refused. */
  | { readonly kind: 'retry-refunds'; readonly attemptNo: number }
  /** The refused refunds of a payment are no longer wanted: the order keeps it after all. */
  | { readonly kind: 'withdraw-refunds'; readonly attemptNo: number }
  /** Queues a job that captures the payments that are held. */
  | { readonly kind: 'capture' }
  /** Queues a job that voids the invoices with `reversal: 'requested'` and makes the refunds. */
  | { readonly kind: 'void-or-refund' };

export type ProcessRefusal =
  | 'order-abolished'
  | 'status-not-from-here'
  | 'order-not-to-clarify'
  | 'order-not-to-edit'
  | 'paid-goods-fixed'
  | 'paid-already'
  | 'order-not-payable'
  | 'nothing-to-refund'
  | 'refund-too-large'
  | 'refund-not-to-retry'
  | 'refund-not-to-confirm'
  | 'refund-not-refused';

export type Applied = { readonly order: OrderProcess; readonly effects: readonly ProcessEffect[] };
export type Outcome = Applied | { readonly refusal: ProcessRefusal };

/** Through the bank: unpaid and not cancelled. */
export function canBePaid({
  status,
  paymentState,
  paymentKind,
}: Pick<OrderProcess, 'status' | 'paymentState' | 'paymentKind'>): boolean {
  return (
    isThroughBank(paymentKind) && status !== 'abolition' && (paymentState === 'awaiting' || paymentState === 'failed')
  );
}

type Sums = Pick<OrderProcess, 'status' | 'totalKopecks' | 'returnedKopecks'> & { readonly paidKopecks: number };

/** What is still owed of an order that is paid in part; null for any other. */
export function restOf({ status, totalKopecks, returnedKopecks, paidKopecks }: Sums): number | null {
  const owed = totalKopecks - returnedKopecks - paidKopecks;
  return status !== 'abolition' && paidKopecks > 0 && owed > 0 ? owed : null;
}

/** By staff, whatever the way to pay: a buyer with an unpaid invoice may come with cash. */
export function canBeMarkedPaid({ status, paymentState }: Pick<OrderProcess, 'status' | 'paymentState'>): boolean {
  return status !== 'abolition' && paymentState !== 'paid' && paymentState !== 'refunded';
}

const isAcceptedPayment = ({ state, reversal }: PaymentAttempt) => state === 'paid' && reversal === 'none';
/** A payment that the order kept was returned, though nobody asked for it here. */
const isReturned = ({ state, amountKopecks, refundedKopecks }: PaymentAttempt) =>
  state === 'refunded' && refundedKopecks === amountKopecks;
const keptOf = ({ amountKopecks, surplusKopecks }: PaymentAttempt) => amountKopecks - surplusKopecks;
/** Neither refunded nor to be refunded. */
const unaskedOf = ({ amountKopecks, surplusKopecks, refundedKopecks }: PaymentAttempt) =>
  amountKopecks - Math.max(surplusKopecks, refundedKopecks);
const sumOf = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0);

/** The money that the order keeps. */
export const paidKopecks = ({ attempts }: Pick<OrderProcess, 'attempts'>): number =>
  sumOf(attempts.filter(isAcceptedPayment).map(keptOf));

/** What the order has to keep in the end. */
const dueKopecks = ({ totalKopecks, returnedKopecks }: OrderProcess): number => totalKopecks - returnedKopecks;
export const owedKopecks = (order: OrderProcess): number => dueKopecks(order) - paidKopecks(order);

/** A part of the payment is to be refunded, and the bank has not refused it. */
export const isPartToRefund = (attempt: PaymentAttempt): boolean =>
  isAcceptedPayment(attempt) && attempt.surplusKopecks > attempt.refundedKopecks + attempt.refusedKopecks;

const canBeReversed = ({ state, reversal }: PaymentAttempt) =>
  reversal !== 'refused' && (state === 'awaiting' || state === 'failed' || state === 'paid');

/** The payment state of the order. Always derived, so it cannot contradict the attempts. */
function derivePaymentState(order: OrderProcess): PaymentState {
  const { status, totalKopecks, paymentKind, paymentState, attempts } = order;
  const isOnline = isThroughBank(paymentKind);
  const latest = attempts.at(-1);
  if ((attempts.some(isAcceptedPayment) && owedKopecks(order) === 0) || totalKopecks === 0) return 'paid';
  // An online order without attempts was imported with its state.
  if (!latest) return isOnline ? paymentState : firstPaymentState;
  // Cancelled, or all of its sum is to go back.
  const isOver = status === 'abolition' || dueKopecks(order) === 0;
  const isOpen = latest.reversal === 'none' && (latest.state === 'awaiting' || latest.state === 'failed');
  if (isOpen && !isOver) return latest.state;
  // Of such an order, parts of its sum count too.
  const isOfOrder = (one: PaymentAttempt) =>
    isOver ? keptOf(one) <= totalKopecks : keptOf(one) === totalKopecks || isReturned(one);
  const hasAny = (state: PaymentState) => attempts.some((one) => one.state === state && isOfOrder(one));
  if (isOver && hasAny('paid')) return 'paid';
  if (hasAny('refunded')) return 'refunded';
  if (!isOnline) return firstPaymentState;
  return latest.state;
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
  isByHand: false,
  surplusKopecks: 0,
  refundedKopecks: 0,
  refusedKopecks: 0,
  repaidKopecks: 0,
});

/** The process of a new order, with the entry of its history and its e-mail, which are written together. */
export function startProcess(totalKopecks: number, paymentKind: PaymentKind = 'online') {
  const attempts = isThroughBank(paymentKind) && totalKopecks > 0 ? [newAttempt(1, totalKopecks)] : [];
  return {
    order: derive({
      status: firstOrderStatus,
      totalKopecks,
      returnedKopecks: 0,
      paymentKind,
      paymentState: firstPaymentState,
      attempts,
    }),
    event: 'created',
  } satisfies { order: OrderProcess; event: OrderEventKind };
}

export function applyEvent(order: OrderProcess, event: ProcessEvent): Outcome {
  switch (event.kind) {
    case 'set-status':
      return setStatus(order, event.to);
    case 'undo-status':
      return undoStatus(order, event.to);
    case 'clarify':
      return clarify(order, event.changed);
    case 'edit':
      return edit(order, event.totalKopecks, event.paymentKind ?? order.paymentKind);
    case 'mark-paid':
      return markPaid(order, event.note);
    case 'tracked':
      return track(order, event.to);
    case 'pay':
      return pay(order);
    case 'refund':
      return refund(order, event.amountKopecks, event.reason);
    case 'retry-refund':
      return retryRefund(order, event.attemptNo, event.amountKopecks);
    case 'confirm-refund':
      return confirmRefund(order, event.attemptNo, event.amountKopecks);
    case 'refund-otherwise':
      return refundOtherwise(order, event.attemptNo, event.amountKopecks, event.note);
    case 'bank-report':
      return applyReport(order, event.attemptNo, event);
    case 'capture-refused':
      return refuseCapture(order, event.attemptNo, event.code);
    case 'hold-ended':
      return endHold(order, event.attemptNo);
    case 'time-out':
      return moveAttempt(order, event.attemptNo, 'expired');
    case 'refund-refused':
      return refuseRefund(order, event.attemptNo, event.code, event.amountKopecks);
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

/** Marks attempts to be voided or refunded. The bank cannot return money that staff took: that is for them to do. */
function requestReversal(
  order: OrderProcess,
  which: (attempt: PaymentAttempt) => boolean,
  cause: RefundCause = 'unneeded',
): Applied {
  const isToReverse = (one: PaymentAttempt) => which(one) && canBeReversed(one);
  const atBank = (one: PaymentAttempt) => isToReverse(one) && !one.isByHand;
  const byHand = (one: PaymentAttempt) => isToReverse(one) && one.isByHand;
  const reversed = changeAttempts(order, atBank, { reversal: 'requested', refusedKopecks: 0 });
  return {
    order: changeAttempts(reversed, byHand, { reversal: 'refused' }),
    effects: [
      ...order.attempts.filter(byHand).map((one) => refundByHand(one, keptOf(one))),
      ...order.attempts
        .filter((one) => isToReverse(one) && isAcceptedPayment(one))
        .flatMap((one) => refundOf(one, unaskedOf(one), cause)),
      ...order.attempts
        .filter((one) => atBank(one) && one.refusedKopecks > 0)
        .map(({ no: attemptNo }): ProcessEffect => ({ kind: 'retry-refunds', attemptNo })),
      ...(order.attempts.some(atBank) ? [{ kind: 'void-or-refund' } as const] : []),
    ],
  };
}

const refundByHand = ({ no: attemptNo }: PaymentAttempt, amountKopecks: number): ProcessEffect => ({
  kind: 'record',
  event: 'refund-by-hand',
  attemptNo,
  details: { amountKopecks },
});

const refundOf = ({ no: attemptNo }: PaymentAttempt, amountKopecks: number, cause: RefundCause): ProcessEffect[] =>
  amountKopecks > 0 ? [{ kind: 'refund', attemptNo, amountKopecks, cause }] : [];

const everyAttempt = () => true;
const isNotKept = (attempt: PaymentAttempt) => !isAcceptedPayment(attempt);

/** Voids or refunds all attempts but the payments that the order keeps, and starts a new one, if anything is owed. */
function replaceAttempts(order: OrderProcess, totalKopecks: number): Applied {
  const reversed = requestReversal(order, isNotKept);
  const { attempts } = reversed.order;
  const owed = owedKopecks({ ...order, totalKopecks, attempts });
  const fresh = isThroughBank(order.paymentKind) && owed > 0 ? [newAttempt(attempts.length + 1, owed)] : [];
  return { ...reversed, order: derive({ ...order, totalKopecks, attempts: [...attempts, ...fresh] }) };
}

/** Refunds what was paid beyond the sum that the order is to keep, of the latest payments first. */
function refundSurplus(order: OrderProcess, keptKopecks: number, cause: RefundCause): Applied {
  let surplus = Math.max(0, paidKopecks(order) - keptKopecks);
  let [current, effects]: [OrderProcess, ProcessEffect[]] = [order, []];
  for (const attempt of order.attempts.filter(isAcceptedPayment).toReversed()) {
    const amountKopecks = Math.min(surplus, keptOf(attempt));
    if (amountKopecks === 0) continue;
    surplus -= amountKopecks;
    const reversed =
      amountKopecks === keptOf(attempt)
        ? requestReversal(current, isThe(attempt), cause)
        : refundPart(current, attempt, amountKopecks, cause);
    [current, effects] = [reversed.order, [...effects, ...reversed.effects]];
  }
  return { order: current, effects };
}

function refundPart(order: OrderProcess, attempt: PaymentAttempt, amountKopecks: number, cause: RefundCause): Applied {
  const { isByHand, surplusKopecks, refusedKopecks } = attempt;
  return {
    order: changeAttempts(order, isThe(attempt), {
      surplusKopecks: surplusKopecks + amountKopecks,
      ...(isByHand && { refusedKopecks: refusedKopecks + amountKopecks }),
    }),
    effects: [
      ...refundOf(attempt, amountKopecks, cause),
      isByHand ? refundByHand(attempt, amountKopecks) : { kind: 'void-or-refund' },
    ],
  };
}

/** Whatever the status: also of goods that were sent. What is owed does not change, so open invoices stay. */
function refund(order: OrderProcess, amountKopecks: number, reason: string): Outcome {
  const kept = paidKopecks(order);
  if (kept === 0) return { refusal: 'nothing-to-refund' };
  if (amountKopecks <= 0 || amountKopecks > kept) return { refusal: 'refund-too-large' };
  const returned = { ...order, returnedKopecks: order.returnedKopecks + amountKopecks };
  const { order: after, effects } = refundSurplus(returned, kept - amountKopecks, 'staff');
  const requested: ProcessEffect = {
    kind: 'record',
    event: 'refund-requested',
    details: { amountKopecks, note: reason },
    letter: { kind: 'refund-requested', amountKopecks, reason },
  };
  return { order: after, effects: [requested, ...effects] };
}

function setStatus(order: OrderProcess, to: OrderStatus): Outcome {
  if (!canChangeStatus('admin', order.status, to)) {
    return { refusal: order.status === 'abolition' ? 'order-abolished' : 'status-not-from-here' };
  }
  return order.status === to ? unchanged(order) : moveStatus(order, to, 'decided');
}

/** Only the next step: whatever staff have set meanwhile stays. */
function track(order: OrderProcess, to: 'send' | 'completed'): Applied {
  const isNext = to === 'send' ? canBeEdited(order.status) : order.status === 'send';
  return isNext ? moveStatus(order, to, 'decided') : unchanged(order);
}

/** Without an e-mail: that of the status was taken back too. */
function undoStatus(order: OrderProcess, to: OrderStatus): Outcome {
  if (!canChangeStatus('admin', order.status, to) || to === 'abolition') return { refusal: 'status-not-from-here' };
  const details = { from: order.status, to };
  const undone = derive({ ...order, status: to });
  return { order: undone, effects: [{ kind: 'record', event: 'status-undone', details }, ...captureOf(undone)] };
}

function moveStatus(order: OrderProcess, to: OrderStatus, reason: StatusReason): Applied {
  const changed: ProcessEffect = {
    kind: 'record',
    event: 'status-changed',
    details: { from: order.status, to, ...(reason !== 'decided' && { reason }) },
    letter: { kind: 'status', status: to, reason },
  };
  const moved = derive({ ...order, status: to });
  if (to !== 'abolition') return { order: moved, effects: [changed, ...captureOf(moved)] };
  const reversed = requestReversal(moved, everyAttempt, 'abolished');
  return { order: reversed.order, effects: [changed, { kind: 'return-stock' }, ...reversed.effects] };
}

function clarify(order: OrderProcess, changed: readonly string[]): Outcome {
  if (!canBeClarified(order.status)) return { refusal: 'order-not-to-clarify' };
  return {
    order: { ...order, status: 'processed' },
    effects: [{ kind: 'record', event: 'clarified', details: { changed }, letter: { kind: 'clarified' } }],
  };
}

function edit(order: OrderProcess, totalKopecks: number, paymentKind: PaymentKind): Outcome {
  if (!canBeEdited(order.status)) return { refusal: 'order-not-to-edit' };
  const edited = { kind: 'record', event: 'edited', letter: { kind: 'clarified' } } as const;
  const isSame = totalKopecks === order.totalKopecks && paymentKind === order.paymentKind;
  if (isSame) return { order, effects: [edited] };
  if (areGoodsFixed(order) || (totalKopecks === order.totalKopecks && isPaid(order))) {
    return { refusal: 'paid-goods-fixed' };
  }
  const paidBefore = paidKopecks(order);
  const refundKopecks = paidBefore - totalKopecks;
  const letter = { kind: 'clarified', ...(refundKopecks > 0 && { refundKopecks }) } as const;
  const lowered = refundSurplus({ ...order, paymentKind }, totalKopecks, 'edited');
  const replaced = replaceAttempts(lowered.order, totalKopecks);
  return {
    order: replaced.order,
    effects: [{ ...edited, letter }, ...difference(paidBefore, totalKopecks), ...lowered.effects, ...replaced.effects],
  };
}

/** What the history says of an edited order that was paid, at least in part. */
function difference(paidBefore: number, totalKopecks: number): ProcessEffect[] {
  if (paidBefore === 0 || paidBefore === totalKopecks) return [];
  const event = paidBefore < totalKopecks ? 'rest-requested' : 'refund-requested';
  return [{ kind: 'record', event, details: { amountKopecks: Math.abs(totalKopecks - paidBefore) } }];
}

const isPaid = ({ totalKopecks, paymentState }: OrderProcess) => totalKopecks > 0 && paymentState === 'paid';

/** Refunded, if only in part, or paid in a way that the shop does not know, before its time: the goods must not change any more. */
export function areGoodsFixed(order: OrderProcess): boolean {
  const { totalKopecks, returnedKopecks, paymentState } = order;
  const isPaidElsewhere = isPaid(order) && paidKopecks(order) === 0;
  return totalKopecks > 0 && (returnedKopecks > 0 || paymentState === 'refunded' || isPaidElsewhere);
}

/** Once, since a paid order cannot be marked. Open invoices are voided; what is paid on them meanwhile is refunded. */
function markPaid(order: OrderProcess, note: string): Outcome {
  const { status, paymentState } = order;
  const amountKopecks = owedKopecks(order);
  if (!canBeMarkedPaid(order)) {
    const isPaid = paymentState === 'paid' && status !== 'abolition';
    return { refusal: isPaid ? 'paid-already' : 'order-not-payable' };
  }
  const reversed = requestReversal(order, isNotKept);
  const attempts = [...reversed.order.attempts];
  attempts.push({ ...newAttempt(attempts.length + 1, amountKopecks), state: 'paid', isByHand: true });
  const record = { kind: 'record', event: 'marked-paid', details: { note, amountKopecks } } as const;
  return {
    order: derive({ ...order, attempts }),
    // A buyer who pays on receipt knows it.
    effects: [{ ...record, ...(canBeEdited(status) && { letter: { kind: 'paid' } }) }, ...reversed.effects],
  };
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
function isNewer(attempt: PaymentAttempt, report: BankReport): boolean {
  const { bankStatus, bankModifiedMs } = attempt;
  const { status, modifiedMs } = report;
  // Refunds only grow, whatever the bank's clock says.
  if (bankStatus === status && refundedBy(attempt, report) > attempt.refundedKopecks) return true;
  // Captured money is not held again.
  if (status === 'hold' && bankStatus === 'success') return false;
  const isFurtherOn = bankStatus === null || invoiceStatuses.indexOf(bankStatus) < invoiceStatuses.indexOf(status);
  if (modifiedMs === null) return isFurtherOn;
  return bankModifiedMs === null || bankModifiedMs < modifiedMs || (bankModifiedMs === modifiedMs && isFurtherOn);
}

/** Of a paid invoice: by the bank, and by staff another way. */
function refundedBy(attempt: PaymentAttempt, { status, leftKopecks }: BankReport): number {
  const { state, amountKopecks, refundedKopecks } = attempt;
  if (status !== 'success' || leftKopecks === null) return refundedKopecks;
  const repaidKopecks = state === 'paid' ? attempt.repaidKopecks : 0;
  const allKopecks = amountKopecks - Math.max(leftKopecks, 0) + repaidKopecks;
  return Math.max(refundedKopecks, Math.min(amountKopecks, allKopecks));
}

function applyReport(order: OrderProcess, attemptNo: number, report: BankReport): Applied {
  const { order: after, effects } = takeReport(order, attemptNo, report);
  const attempt = after.attempts.find(({ no }) => no === attemptNo);
  if (!attempt || !isAcceptedPayment(attempt) || attempt.refundedKopecks <= attempt.surplusKopecks)
    return { order: after, effects };
  // Refunded at the bank itself: as if staff had refunded it here.
  const amountKopecks = attempt.refundedKopecks - attempt.surplusKopecks;
  const returned = { ...after, returnedKopecks: after.returnedKopecks + amountKopecks };
  return {
    order: changeAttempts(returned, isThe(attempt), { surplusKopecks: attempt.refundedKopecks }),
    effects: [...effects, ...refundOf(attempt, amountKopecks, 'at-bank')],
  };
}

function takeReport(order: OrderProcess, attemptNo: number, report: BankReport): Applied {
  const attempt = order.attempts.find(({ no }) => no === attemptNo);
  if (!attempt || !isNewer(attempt, report)) return unchanged(order);
  const { status, modifiedMs, failureReason, leftKopecks } = report;
  const refundedKopecks = refundedBy(attempt, report);
  const known = changeAttempts(order, ({ no }) => no === attemptNo, {
    bankStatus: status,
    bankModifiedMs: modifiedMs ?? attempt.bankModifiedMs,
    failureReason: failureReason ?? attempt.failureReason,
    refundedKopecks,
    // What the bank had refused was refunded all the same.
    refusedKopecks: Math.min(attempt.refusedKopecks, Math.max(0, attempt.surplusKopecks - refundedKopecks)),
  });
  // A whole refund in several parts may end without a status of its own.
  const isAllBack = refundedKopecks > 0 && refundedKopecks === attempt.amountKopecks;
  // A hold that ended without a capture: nothing was charged.
  const isReleased =
    attempt.state === 'paid' && attempt.bankStatus === 'hold' && (status === 'failure' || status === 'expired');
  const to = isAllBack || isReleased ? 'refunded' : paymentStateOf[status];
  if (to === null) return unchanged(known);
  if (to === 'paid' && attempt.state === 'paid' && attempt.bankStatus === 'hold' && status === 'success') {
    const details = { amountKopecks: attempt.amountKopecks - refundedKopecks };
    return { order: known, effects: [{ kind: 'record', event: 'captured', attemptNo, details }] };
  }
  if (to === 'paid' && attempt.state === 'paid' && refundedKopecks > attempt.refundedKopecks) {
    // A partial refund, of a surplus or made by staff at the bank: the order stays paid, and its history records it.
    const details = { leftKopecks, amountKopecks: refundedKopecks - attempt.refundedKopecks };
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

/** Accepted, but only blocked on the buyer's card until the order is sent. */
const isHeld = (attempt: PaymentAttempt) => isAcceptedPayment(attempt) && attempt.bankStatus === 'hold';

const isSent = ({ status }: Pick<OrderProcess, 'status'>) => status === 'send' || status === 'completed';

const captureOf = (order: OrderProcess): ProcessEffect[] =>
  isSent(order) && order.attempts.some(isHeld) ? [{ kind: 'capture' }] : [];

function refuseCapture(order: OrderProcess, attemptNo: number, code: string): Applied {
  const attempt = order.attempts.find(({ no }) => no === attemptNo);
  // Asked again at every poll, recorded once.
  if (!attempt || !isHeld(attempt) || attempt.failureReason === code) return unchanged(order);
  return {
    order: changeAttempts(order, isThe(attempt), { failureReason: code }),
    effects: [{ kind: 'record', event: 'capture-refused', attemptNo, details: { code } }],
  };
}

/** An order that was not sent in time is cancelled; one that was sent is captured. */
function endHold(order: OrderProcess, attemptNo: number): Applied {
  const attempt = order.attempts.find(({ no }) => no === attemptNo);
  if (!attempt || !isHeld(attempt) || !canChangeStatus('shop', order.status, 'abolition')) return unchanged(order);
  const abolished = moveStatus(order, 'abolition', 'hold-released');
  return {
    order: abolished.order,
    effects: [{ kind: 'record', event: 'hold-released', attemptNo }, ...abolished.effects],
  };
}

/** A payment is accepted on any attempt, but only once, at the sum that is owed, and if the order is not cancelled. */
function receiveMoney(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const { status, paymentState, totalKopecks } = order;
  const { no: attemptNo, amountKopecks } = attempt;
  const isAbolished = status === 'abolition';
  const isTwice = totalKopecks > 0 && (paymentState === 'paid' || paymentState === 'refunded');
  const isOtherSum = amountKopecks !== owedKopecks(order);
  const isAccepted = !(isAbolished || isTwice || isOtherSum);
  const paid = changeAttempts(order, isThe(attempt), { state: 'paid', reversal: isAccepted ? 'none' : 'requested' });
  if (isAccepted) {
    const reversed = requestReversal(paid, isNotKept);
    const isHeldNow = attempt.bankStatus === 'hold';
    const record: ProcessEffect = {
      kind: 'record',
      event: isHeldNow ? 'held' : 'paid',
      attemptNo,
      letter: { kind: 'paid', ...(isHeldNow && { isHeld: true }) },
    };
    return { order: reversed.order, effects: [record, ...captureOf(reversed.order), ...reversed.effects] };
  }
  const event = isTwice ? 'paid-twice' : isOtherSum ? 'paid-other-sum' : 'paid';
  const refunds = refundOf(attempt, unaskedOf(attempt), isAbolished ? 'abolished' : 'unneeded');
  return { order: paid, effects: [{ kind: 'record', event, attemptNo }, ...refunds, { kind: 'void-or-refund' }] };
}

function declinePayment(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const declined = changeAttempts(order, isThe(attempt), { state: 'failed' });
  if (!isThroughBank(order.paymentKind) || !isLatest(order, attempt) || order.paymentState !== 'awaiting')
    return unchanged(declined);
  const { no: attemptNo, failureReason: reason } = attempt;
  return { order: declined, effects: [{ kind: 'record', event: 'payment-failed', attemptNo, details: { reason } }] };
}

/** Cancels the order only if it is to be paid online, wholly unpaid, and this is its latest attempt. */
function expirePayment(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const expired = changeAttempts(order, isThe(attempt), { state: 'expired', reversal: 'none' });
  const isWaitedFor =
    isThroughBank(order.paymentKind) &&
    isLatest(order, attempt) &&
    (order.paymentState === 'awaiting' || order.paymentState === 'failed');
  if (!isWaitedFor) return unchanged(expired);
  const record: ProcessEffect = { kind: 'record', event: 'payment-expired', attemptNo: attempt.no };
  // Shipped goods cannot return to stock automatically, and a buyer who paid a part is to be asked: staff decide.
  if (!canChangeStatus('shop', order.status, 'abolition') || paidKopecks(order) + order.returnedKopecks > 0)
    return { order: expired, effects: [record] };
  const abolished = moveStatus(expired, 'abolition', 'payment-expired');
  return { order: abolished.order, effects: [record, ...abolished.effects] };
}

function returnMoney(order: OrderProcess, attempt: PaymentAttempt): Applied {
  const isKept = isAcceptedPayment(attempt);
  const refunded = changeAttempts(order, isThe(attempt), {
    state: 'refunded',
    reversal: 'none',
    ...(isKept && { refundedKopecks: attempt.amountKopecks }),
  });
  const record: ProcessEffect = { kind: 'record', event: 'refunded', attemptNo: attempt.no };
  if (!isKept || order.status === 'abolition') return { order: refunded, effects: [record] };
  // After a double payment the bank refused to refund the second one, and staff refunded the first instead.
  const isWhole = (one: PaymentAttempt) => one.surplusKopecks === 0 && one.amountKopecks === owedKopecks(refunded);
  const other = refunded.attempts.find(
    (one) => one.state === 'paid' && one.reversal === 'refused' && !one.isByHand && isWhole(one),
  );
  const accepted = other ? changeAttempts(refunded, isThe(other), { reversal: 'none' }) : refunded;
  // An open invoice was of the rest: nobody owes it now.
  const reversed = requestReversal(accepted, isNotKept);
  const withdrawn: ProcessEffect[] = other ? [{ kind: 'withdraw-refunds', attemptNo: other.no }] : [];
  return { order: reversed.order, effects: [record, ...withdrawn, ...reversed.effects] };
}

const findPaid = ({ attempts }: OrderProcess, attemptNo: number) =>
  attempts.find(({ no, state }) => no === attemptNo && state === 'paid');

function retryRefund(order: OrderProcess, attemptNo: number, amountKopecks: number): Outcome {
  const attempt = findPaid(order, attemptNo);
  const isRefused = attempt && (attempt.reversal !== 'none' || attempt.refusedKopecks >= amountKopecks);
  if (!isRefused || attempt.isByHand) return { refusal: 'refund-not-to-retry' };
  const refusedKopecks = Math.max(0, attempt.refusedKopecks - amountKopecks);
  const reversal = attempt.reversal === 'none' ? 'none' : 'requested';
  const record = { kind: 'record', event: 'refund-requested', details: { amountKopecks } } as const;
  return {
    order: changeAttempts(order, isThe(attempt), { reversal, refusedKopecks }),
    effects: [record, { kind: 'void-or-refund' }],
  };
}

function confirmRefund(order: OrderProcess, attemptNo: number, amountKopecks: number): Outcome {
  const attempt = findPaid(order, attemptNo);
  const isAwaited = attempt && (attempt.reversal === 'refused' || attempt.refusedKopecks >= amountKopecks);
  if (!isAwaited || !attempt.isByHand) return { refusal: 'refund-not-to-confirm' };
  if (attempt.refundedKopecks + amountKopecks > attempt.amountKopecks) return { refusal: 'refund-not-to-confirm' };
  const confirmed = giveBack(order, attempt, amountKopecks);
  const isAllBack = confirmed.attempts.some((one) => one.no === attemptNo && one.state === 'refunded');
  const event = isAllBack ? 'refunded' : 'refunded-in-part';
  return { order: confirmed, effects: [{ kind: 'record', event, attemptNo, details: { amountKopecks } }] };
}

/** Staff gave it back themselves. */
function giveBack(order: OrderProcess, attempt: PaymentAttempt, amountKopecks: number): OrderProcess {
  const refundedKopecks = attempt.refundedKopecks + amountKopecks;
  const refusedKopecks = Math.max(0, attempt.refusedKopecks - amountKopecks);
  const isAllBack = refundedKopecks === attempt.amountKopecks;
  return isAllBack
    ? changeAttempts(order, isThe(attempt), { state: 'refunded', reversal: 'none', refusedKopecks: 0 })
    : changeAttempts(order, isThe(attempt), { refundedKopecks, refusedKopecks });
}

/** Money that is only held was never charged: the bank releases it by itself. */
function refundOtherwise(order: OrderProcess, attemptNo: number, amountKopecks: number, note: string): Outcome {
  const attempt = findPaid(order, attemptNo);
  const isRefused = attempt && (attempt.reversal === 'refused' || attempt.refusedKopecks >= amountKopecks);
  if (!isRefused || attempt.isByHand || attempt.bankStatus === 'hold') return { refusal: 'refund-not-refused' };
  if (attempt.refundedKopecks + amountKopecks > attempt.amountKopecks) return { refusal: 'refund-not-refused' };
  const repaidKopecks = attempt.repaidKopecks + amountKopecks;
  const details = { amountKopecks, note };
  return {
    order: giveBack(changeAttempts(order, isThe(attempt), { repaidKopecks }), attempt, amountKopecks),
    effects: [{ kind: 'record', event: 'refunded-otherwise', attemptNo, details }],
  };
}

function refuseRefund(order: OrderProcess, attemptNo: number, code: string, amountKopecks: number): Applied {
  const attempt = findPaid(order, attemptNo);
  const isWhole = attempt?.reversal === 'requested';
  if (!attempt || !(isWhole || isPartToRefund(attempt))) return unchanged(order);
  const { surplusKopecks, refundedKopecks, refusedKopecks } = attempt;
  const refused = isWhole
    ? ({ reversal: 'refused' } as const)
    : { refusedKopecks: Math.min(surplusKopecks - refundedKopecks, refusedKopecks + amountKopecks) };
  return {
    order: changeAttempts(order, isThe(attempt), { ...refused, failureReason: code }),
    effects: [{ kind: 'record', event: 'refund-refused', attemptNo, details: { code } }],
  };
}
