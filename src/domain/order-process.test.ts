import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Applied,
  applyEvent,
  canBePaid,
  type OrderProcess,
  type PaymentAttempt,
  type ProcessEvent,
  startProcess,
} from './order-process.ts';
import { orderStatuses } from './order-states.ts';
import { canChangePayment, type InvoiceStatus, invoiceStatuses, paymentStates } from './payment-states.ts';

const sums = [0, 50, 100];
const mostAttempts = 3;

const isAlive = ({ status }: OrderProcess) => status !== 'abolition';
const keptOf = ({ attempts }: OrderProcess) =>
  attempts.filter(({ state, reversal }) => state === 'paid' && reversal === 'none');

/** Not `expect`, which is too slow for millions of calls. */
function hold(isTrue: boolean, rule: string, order: OrderProcess): void {
  if (!isTrue) throw new Error(`${rule}: ${JSON.stringify(order)}`);
}

/** Invariants of every state. */
function checkState(order: OrderProcess): void {
  const { totalKopecks, paymentState, attempts } = order;
  const kept = keptOf(order);
  const keptKopecks = kept.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);
  const isPaid = isAlive(order) && paymentState === 'paid';
  hold(kept.length === 0 || isPaid, 'money is kept for a living order', order);
  hold(keptKopecks === (isPaid ? totalKopecks : 0), 'what is kept is the sum of the order', order);
  const open = attempts.filter(
    ({ state, reversal }) => reversal === 'none' && (state === 'awaiting' || state === 'failed'),
  );
  hold(open.length === (canBePaid(order) ? 1 : 0), 'there is one invoice to pay where money is owed', order);
  hold(
    open.every(({ amountKopecks }) => amountKopecks === totalKopecks),
    'it is of the order’s sum',
    order,
  );
}

/** Invariants of every transition. */
function checkStep(before: OrderProcess, { order, effects }: Applied): void {
  checkState(order);
  hold(isAlive(before) || !isAlive(order), 'an abolished order stays so', order);
  const returns = effects.filter(({ kind }) => kind === 'return-stock').length;
  const isAbolished = isAlive(before) && !isAlive(order);
  hold(returns === (isAbolished ? 1 : 0), 'stock comes back when the order ends, once', order);
  const isRequested = (one: OrderProcess, no: number) =>
    one.attempts.some((attempt) => attempt.no === no && attempt.reversal === 'requested');
  const isNewlyRequested = order.attempts.some(({ no }) => isRequested(order, no) && !isRequested(before, no));
  const isQueued = effects.some(({ kind }) => kind === 'void-or-refund');
  hold(!isNewlyRequested || isQueued, 'a requested reversal has a job', order);
  for (const attempt of before.attempts) {
    const after = order.attempts.find(({ no }) => no === attempt.no);
    hold(after?.amountKopecks === attempt.amountKopecks, 'an invoice keeps its sum', order);
    const isSame = after?.state === attempt.state;
    hold(
      isSame || canChangePayment(attempt.state, after?.state ?? 'awaiting') || isPaidUnseen(attempt, after),
      'an invoice moves as declared',
      order,
    );
  }
  checkLetters({ order, effects });
}

/** A refund is reported for a payment whose report was lost. */
const isPaidUnseen = (before: PaymentAttempt, after: PaymentAttempt | undefined) =>
  after?.state === 'refunded' && canChangePayment(before.state, 'paid');

/** Every e-mail is true of the state after the event. */
function checkLetters({ order, effects }: Applied): void {
  for (const effect of effects) {
    if (effect.kind !== 'record' || !effect.letter) continue;
    const { letter } = effect;
    if (letter.kind === 'paid') hold(keptOf(order).length === 1, '"paid" is true', order);
    if (letter.kind !== 'status') hold(isAlive(order), 'nobody writes of a living order that is not', order);
    if (letter.kind !== 'status') continue;
    hold(letter.status === order.status, 'the status in a letter is the order’s', order);
    const isUnpaid = !isAlive(order) && keptOf(order).length === 0 && order.totalKopecks > 0;
    hold(letter.reason === 'decided' || isUnpaid, '"nobody paid" is true', order);
  }
}

const nextMs = ({ bankModifiedMs }: PaymentAttempt) => (bankModifiedMs ?? 0) + 1;

/** All possible events in this state. */
function eventsIn({ attempts }: OrderProcess): ProcessEvent[] {
  const canGrow = attempts.length < mostAttempts;
  return [
    ...orderStatuses.map((to): ProcessEvent => ({ kind: 'set-status', to })),
    { kind: 'clarify', changed: [] },
    ...(canGrow ? sums.map((totalKopecks): ProcessEvent => ({ kind: 'edit', totalKopecks })) : []),
    ...(canGrow ? [{ kind: 'pay' } as const] : []),
    ...attempts.flatMap((attempt): ProcessEvent[] => [
      { kind: 'time-out', attemptNo: attempt.no },
      { kind: 'refund-refused', attemptNo: attempt.no, code: 'CANCEL_NOT_AVAILABLE' },
      ...invoiceStatuses.map((status) => reportOf(attempt, status)),
    ]),
  ];
}

const reportOf = (attempt: PaymentAttempt, status: InvoiceStatus): ProcessEvent => ({
  kind: 'bank-report',
  attemptNo: attempt.no,
  status,
  modifiedMs: nextMs(attempt),
  failureReason: null,
  leftKopecks: null,
});

/** Without the bank's timestamps and statuses, so that the state space is finite. */
const keyOf = ({ status, totalKopecks, paymentState, attempts }: OrderProcess) =>
  JSON.stringify([
    status,
    totalKopecks,
    paymentState,
    attempts.map(({ amountKopecks, state, reversal }) => [amountKopecks, state, reversal]),
  ]);

describe('an order and its payments', () => {
  test('[RULE-SAFE-01][RULE-SAFE-02] keep money only for active orders at their sum, in every reachable state with up to three payments', () => {
    const seen = new Map<string, OrderProcess>();
    const queue = sums.map((sum) => startProcess(sum).order);
    const ends = new Set<string>();
    for (const order of queue) {
      const key = keyOf(order);
      if (seen.has(key)) continue;
      seen.set(key, order);
      checkState(order);
      ends.add(`${order.status} ${order.paymentState}`);
      for (const event of eventsIn(order)) {
        const outcome = applyEvent(order, event);
        if ('refusal' in outcome) continue;
        checkStep(order, outcome);
        queue.push(outcome.order);
      }
    }
    // Every combination of status and payment state is reachable.
    const all = orderStatuses.flatMap((status) => paymentStates.map((state) => `${status} ${state}`));
    expect([...ends].toSorted()).toEqual(all.toSorted());
    expect(seen.size).toBeGreaterThan(1000);
  });

  test('[RULE-SAFE-01] reach the same state for duplicated and reordered webhooks (idempotent)', () => {
    const histories: InvoiceStatus[][] = [
      ['created', 'processing', 'success'],
      ['created', 'processing', 'failure', 'processing', 'success'],
      ['created', 'processing', 'failure'],
      ['created', 'expired'],
      ['created', 'processing', 'success', 'reversed'],
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...histories).chain((history) => {
          const messages = history.map((status, index) => ({ status, modifiedMs: index + 1 }));
          return fc.record({
            history: fc.constant(messages),
            arrival: fc.array(fc.constantFrom(...messages), { maxLength: 12 }),
          });
        }),
        ({ history, arrival }) => {
          const take = (order: OrderProcess, { status, modifiedMs }: { status: InvoiceStatus; modifiedMs: number }) => {
            const report = { kind: 'bank-report', attemptNo: 1, status, modifiedMs } as const;
            const outcome = applyEvent(order, { ...report, failureReason: null, leftKopecks: null });
            if ('refusal' in outcome) throw new Error(outcome.refusal);
            checkStep(order, outcome);
            return outcome.order;
          };
          const last = history.at(-1);
          if (!last) return;
          const { order: start } = startProcess(100);
          // The shop also polls the bank, so the newest message always arrives eventually.
          const arrived = [...arrival, last].reduce(take, start);
          const straight = take(start, last);
          expect(keyOf(arrived)).toBe(keyOf(straight));
        },
      ),
    );
  });
});

describe('a payment', () => {
  const apply = (order: OrderProcess, ...events: ProcessEvent[]) =>
    events.reduce((current, event) => {
      const outcome = applyEvent(current, event);
      if ('refusal' in outcome) throw new Error(outcome.refusal);
      return outcome.order;
    }, order);
  let clock = 0;
  const says = (attemptNo: number, status: InvoiceStatus): ProcessEvent => {
    clock += 1;
    const report = { kind: 'bank-report', attemptNo, status, modifiedMs: clock } as const;
    return { ...report, failureReason: null, leftKopecks: null };
  };

  test('[RULE-SAFE-03] on an earlier invoice keeps the order paid when the later one expires', () => {
    const { order } = startProcess(100);
    const paid = apply(order, says(1, 'failure'), { kind: 'pay' }, says(1, 'success'), says(2, 'expired'));
    expect(paid).toMatchObject({ status: 'processed', paymentState: 'paid' });
    expect(apply(paid, { kind: 'time-out', attemptNo: 2 })).toMatchObject({
      status: 'processed',
      paymentState: 'paid',
    });
  });

  test('[RULE-SAFE-04] of an order that was edited to nothing may expire without cancelling it', () => {
    const free = apply(startProcess(100).order, { kind: 'edit', totalKopecks: 0 });
    expect(apply(free, { kind: 'time-out', attemptNo: 1 })).toMatchObject({
      status: 'processed',
      paymentState: 'paid',
    });
    const again = apply(free, { kind: 'edit', totalKopecks: 50 });
    expect(again).toMatchObject({
      paymentState: 'awaiting',
      attempts: [{ reversal: 'requested' }, { amountKopecks: 50 }],
    });
  });

  test('that came twice and cannot be refunded pays the order once staff have refunded the other one', () => {
    const paid = apply(
      startProcess(100).order,
      says(1, 'failure'),
      { kind: 'pay' },
      says(2, 'success'),
      says(1, 'success'),
    );
    expect(paid.attempts.map(({ reversal }) => reversal)).toEqual(['requested', 'none']);
    const refused = apply(paid, { kind: 'refund-refused', attemptNo: 1, code: 'NO' }, says(2, 'reversed'));
    expect(refused).toMatchObject({ paymentState: 'paid', attempts: [{ reversal: 'none' }, { state: 'refunded' }] });
  });

  test('is refused where nothing is owed', () => {
    const paid = apply(startProcess(100).order, says(1, 'success'));
    expect(applyEvent(paid, { kind: 'pay' })).toEqual({ refusal: 'paid-already' });
    const abolished = apply(paid, { kind: 'set-status', to: 'abolition' });
    expect(applyEvent(abolished, { kind: 'pay' })).toEqual({ refusal: 'order-not-payable' });
    expect(applyEvent(abolished, { kind: 'set-status', to: 'processed' })).toEqual({ refusal: 'order-abolished' });
    expect(applyEvent(paid, { kind: 'edit', totalKopecks: 50 })).toEqual({ refusal: 'paid-goods-fixed' });
  });

  test('that is refunded in part leaves the order paid and is recorded', () => {
    const paid = apply(startProcess(100).order, says(1, 'success'));
    clock += 1;
    const report = { kind: 'bank-report', attemptNo: 1, status: 'success', modifiedMs: clock } as const;
    const outcome = applyEvent(paid, { ...report, failureReason: null, leftKopecks: 40 });
    expect(outcome).toMatchObject({
      order: { paymentState: 'paid' },
      effects: [{ event: 'refunded-in-part', details: { leftKopecks: 40 } }],
    });
  });
});
