import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Applied,
  applyEvent,
  canBePaid,
  isPartToRefund,
  type OrderProcess,
  type PaymentAttempt,
  type ProcessEvent,
  paidKopecks,
  restOf,
  startProcess,
} from './order-process.ts';
import { orderStatuses } from './order-states.ts';
import { canChangePayment, type InvoiceStatus, invoiceStatuses, paymentStates } from './payment-states.ts';

const sums = [0, 50, 100];
const kinds = ['online', 'transfer'] as const;
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
  const { totalKopecks, returnedKopecks, paymentState, attempts } = order;
  const keptKopecks = paidKopecks(order);
  const isPaid = paymentState === 'paid';
  hold(isAlive(order) || keptKopecks === 0, 'money is kept for a living order', order);
  const dueKopecks = totalKopecks - returnedKopecks;
  hold(returnedKopecks >= 0 && keptKopecks <= dueKopecks, 'no more is kept than the sum of the order', order);
  const isAllAskedBack = totalKopecks > 0 && dueKopecks === 0;
  if (isAlive(order) && !isAllAskedBack)
    hold(isPaid === (keptKopecks === dueKopecks), 'what is kept of a paid order is its sum', order);
  if (isAlive(order) && isAllAskedBack)
    hold(isPaid || paymentState === 'refunded', 'an order whose sum was returned is refunded', order);
  const open = attempts.filter(
    ({ state, reversal }) => reversal === 'none' && (state === 'awaiting' || state === 'failed'),
  );
  hold(open.length === (canBePaid(order) ? 1 : 0), 'there is one invoice to pay where money is owed', order);
  hold(
    open.every(({ amountKopecks }) => amountKopecks === dueKopecks - keptKopecks),
    'it is of what is owed',
    order,
  );
  for (const { amountKopecks, surplusKopecks, refundedKopecks, refusedKopecks } of attempts) {
    hold(surplusKopecks >= 0 && surplusKopecks <= amountKopecks, 'no more is refunded than was paid', order);
    hold(refundedKopecks >= 0 && refundedKopecks <= amountKopecks, 'no more came back than was paid', order);
    hold(refusedKopecks <= surplusKopecks, 'only a requested refund is refused', order);
  }
}

/** Invariants of every transition. */
function checkStep(before: OrderProcess, { order, effects }: Applied): void {
  checkState(order);
  hold(isAlive(before) || !isAlive(order), 'an abolished order stays so', order);
  const isExpired = effects.some((effect) => effect.kind === 'record' && effect.event === 'payment-expired');
  hold(before.paymentKind === 'online' || !isExpired, 'only an online order expires', order);
  const returns = effects.filter(({ kind }) => kind === 'return-stock').length;
  const isAbolished = isAlive(before) && !isAlive(order);
  hold(returns === (isAbolished ? 1 : 0), 'stock comes back when the order ends, once', order);
  const isRequested = (one: OrderProcess, no: number) =>
    one.attempts.some((attempt) => attempt.no === no && (attempt.reversal === 'requested' || isPartToRefund(attempt)));
  const isNewlyRequested = order.attempts.some(({ no }) => isRequested(order, no) && !isRequested(before, no));
  const isQueued = effects.some(({ kind }) => kind === 'void-or-refund');
  hold(!isNewlyRequested || isQueued, 'a requested reversal has a job', order);
  const isToCapture = ({ status, attempts }: OrderProcess) =>
    (status === 'send' || status === 'completed') && attempts.some(({ bankStatus }) => bankStatus === 'hold');
  const isCaptured = effects.some(({ kind }) => kind === 'capture');
  const isHeldNow = keptOf(order).some(({ bankStatus }) => bankStatus === 'hold');
  hold(!(isHeldNow && isToCapture(order) && !isToCapture(before)) || isCaptured, 'a sent order captures', order);
  for (const attempt of before.attempts) {
    const after = order.attempts.find(({ no }) => no === attempt.no);
    hold(after?.amountKopecks === attempt.amountKopecks, 'an invoice keeps its sum', order);
    hold((after?.surplusKopecks ?? 0) >= attempt.surplusKopecks, 'a surplus never shrinks', order);
    hold(!after?.isByHand || !isPartToRefund(after), 'the bank is not asked for a part of what staff took', order);
    const isSame = after?.state === attempt.state;
    hold(!after?.isByHand || after.reversal !== 'requested', 'the bank is not asked for money that staff took', order);
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
    if (letter.kind === 'paid') hold(order.paymentState === 'paid', '"paid" is true', order);
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
    { kind: 'undo-status', to: 'specified' },
    { kind: 'undo-status', to: 'abolition' },
    { kind: 'clarify', changed: [] },
    ...(canGrow
      ? sums.flatMap((totalKopecks) =>
          kinds.map((paymentKind): ProcessEvent => ({ kind: 'edit', totalKopecks, paymentKind })),
        )
      : []),
    ...(canGrow ? [{ kind: 'pay' } as const, { kind: 'mark-paid', note: 'cash' } as const] : []),
    ...(canGrow ? [{ kind: 'refund', amountKopecks: 50, reason: 'returned' } as const] : []),
    ...attempts
      .filter(({ isByHand }) => isByHand)
      .map(({ no }): ProcessEvent => ({ kind: 'confirm-refund', attemptNo: no, amountKopecks: 50 })),
    // The bank knows nothing of money that staff took.
    ...attempts
      .filter(({ isByHand }) => !isByHand)
      .flatMap((attempt): ProcessEvent[] => [
        { kind: 'time-out', attemptNo: attempt.no },
        { kind: 'hold-ended', attemptNo: attempt.no },
        { kind: 'capture-refused', attemptNo: attempt.no, code: 'BAD_REQUEST' },
        { kind: 'refund-refused', attemptNo: attempt.no, code: 'CANCEL_NOT_AVAILABLE', amountKopecks: 50 },
        { kind: 'retry-refund', attemptNo: attempt.no, amountKopecks: 50 },
        { kind: 'refund-otherwise', attemptNo: attempt.no, amountKopecks: 50, note: 'cash' },
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
const keyOf = ({ status, totalKopecks, returnedKopecks, paymentKind, paymentState, attempts }: OrderProcess) =>
  JSON.stringify([
    status,
    totalKopecks,
    returnedKopecks,
    paymentKind,
    paymentState,
    attempts.map(({ amountKopecks, state, reversal, isByHand, surplusKopecks, refusedKopecks, bankStatus }) => [
      amountKopecks,
      state,
      reversal,
      isByHand,
      surplusKopecks,
      refusedKopecks,
      // Of few payments only: it doubles the states.
      attempts.length < mostAttempts && bankStatus === 'hold',
    ]),
  ]);

describe('an order and its payments', () => {
  test('[RULE-SAFE-01][RULE-SAFE-02][AD-ORDER-06] keep money only for active orders at their sum, in every reachable state with up to three payments', () => {
    const seen = new Set<string>();
    const queue: OrderProcess[] = [];
    const ends = new Set<string>();
    const reach = (order: OrderProcess) => {
      const key = keyOf(order);
      if (seen.has(key)) return;
      seen.add(key);
      queue.push(order);
    };
    for (const sum of sums) for (const kind of kinds) reach(startProcess(sum, kind).order);
    for (const order of queue) {
      checkState(order);
      ends.add(`${order.status} ${order.paymentState}`);
      for (const event of eventsIn(order)) {
        const outcome = applyEvent(order, event);
        if ('refusal' in outcome) continue;
        checkStep(order, outcome);
        reach(outcome.order);
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
      ['created', 'processing', 'hold', 'success'],
      ['created', 'processing', 'hold', 'reversed'],
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
    const refused = apply(
      paid,
      { kind: 'refund-refused', attemptNo: 1, code: 'NO', amountKopecks: 100 },
      says(2, 'reversed'),
    );
    expect(refused).toMatchObject({ paymentState: 'paid', attempts: [{ reversal: 'none' }, { state: 'refunded' }] });
  });

  test('is refused where nothing is owed', () => {
    const paid = apply(startProcess(100).order, says(1, 'success'));
    expect(applyEvent(paid, { kind: 'pay' })).toEqual({ refusal: 'paid-already' });
    const abolished = apply(paid, { kind: 'set-status', to: 'abolition' });
    expect(applyEvent(abolished, { kind: 'pay' })).toEqual({ refusal: 'order-not-payable' });
    expect(applyEvent(abolished, { kind: 'set-status', to: 'processed' })).toEqual({ refusal: 'order-abolished' });
    const refunded = apply(paid, says(1, 'reversed'));
    expect(applyEvent(refunded, { kind: 'edit', totalKopecks: 50 })).toEqual({ refusal: 'paid-goods-fixed' });
  });

  test('[AD-ORDER-06] of an order that is paid otherwise is marked by staff, once, and the order never expires', () => {
    const { order } = startProcess(100, 'cash-pickup');
    expect([order.attempts, order.paymentState, canBePaid(order)]).toEqual([[], 'awaiting', false]);
    expect(applyEvent(order, { kind: 'pay' })).toEqual({ refusal: 'order-not-payable' });
    const mark = { kind: 'mark-paid', note: 'cash' } as const;
    const paid = apply(order, mark);
    expect(paid).toMatchObject({ paymentState: 'paid', attempts: [{ amountKopecks: 100, isByHand: true }] });
    expect(applyEvent(paid, mark)).toEqual({ refusal: 'paid-already' });
    const abolished = applyEvent(paid, { kind: 'set-status', to: 'abolition' });
    expect(abolished).toMatchObject({ order: { attempts: [{ state: 'paid', reversal: 'refused' }] } });
    expect('effects' in abolished && abolished.effects.map(({ kind }) => kind)).not.toContain('void-or-refund');
    expect('order' in abolished && applyEvent(abolished.order, mark)).toEqual({ refusal: 'order-not-payable' });
  });

  test('[AD-ORDER-06] that staff took voids the open invoice, and what is paid on it meanwhile goes back', () => {
    const marked = apply(startProcess(100).order, { kind: 'mark-paid', note: 'cash' });
    expect(marked).toMatchObject({ paymentState: 'paid', attempts: [{ reversal: 'requested' }, { isByHand: true }] });
    const twice = apply(marked, says(1, 'success'));
    expect(twice).toMatchObject({ paymentState: 'paid', attempts: [{ state: 'paid', reversal: 'requested' }, {}] });
  });

  test('[AD-ORDER-06] that is no longer to come online does not cancel the order when its invoice expires', () => {
    const cash = apply(startProcess(100).order, { kind: 'edit', totalKopecks: 100, paymentKind: 'transfer' });
    expect(cash).toMatchObject({ paymentState: 'awaiting', attempts: [{ reversal: 'requested' }] });
    expect(apply(cash, { kind: 'time-out', attemptNo: 1 })).toMatchObject({
      status: 'processed',
      paymentState: 'awaiting',
    });
    const online = apply(cash, { kind: 'edit', totalKopecks: 100, paymentKind: 'online' });
    expect(online.attempts.at(-1)).toMatchObject({ state: 'awaiting', reversal: 'none' });
  });

  test('that is refunded in part leaves the order paid and is recorded', () => {
    const paid = apply(startProcess(100).order, says(1, 'success'));
    clock += 1;
    const report = { kind: 'bank-report', attemptNo: 1, status: 'success', modifiedMs: clock } as const;
    const outcome = applyEvent(paid, { ...report, failureReason: null, leftKopecks: 40 });
    expect(outcome).toMatchObject({
      order: { paymentState: 'paid', returnedKopecks: 60, attempts: [{ surplusKopecks: 60 }] },
      effects: [
        { event: 'refunded-in-part', details: { leftKopecks: 40 } },
        { kind: 'refund', amountKopecks: 60, cause: 'at-bank' },
      ],
    });
  });
});

describe('an order that is edited after it was paid', () => {
  /** The bank: what is left of each paid invoice. It refunds once per request, and its reports may be lost. */
  type Books = Map<number, number>;
  const report = (attemptNo: number, left: number, modifiedMs: number): ProcessEvent => ({
    kind: 'bank-report',
    attemptNo,
    status: left === 0 ? 'reversed' : 'success',
    modifiedMs,
    failureReason: null,
    leftKopecks: left,
  });

  const leftAfterRefund = (attempt: PaymentAttempt, left: number | undefined) => {
    if (left === undefined || attempt.reversal === 'requested') return left && 0;
    return isPartToRefund(attempt) ? Math.min(left, attempt.amountKopecks - attempt.surplusKopecks) : left;
  };

  const step = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), totalKopecks: fc.integer({ min: 1, max: 500 }) }),
    fc.record({ kind: fc.constant('pay' as const) }),
    fc.record({ kind: fc.constant('refund' as const), isReported: fc.boolean() }),
    fc.record({ kind: fc.constant('abolish' as const) }),
  );

  test('[AD-ORDER-07] keeps its sum and not a kopeck more: the rest is paid, a surplus refunded once, whatever reports are lost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.array(step, { maxLength: 14 }), (first, steps) => {
        const books: Books = new Map();
        let clock = 0;
        let order = startProcess(first).order;
        const take = (event: ProcessEvent) => {
          const outcome = applyEvent(order, event);
          if ('refusal' in outcome) return;
          checkStep(order, outcome);
          order = outcome.order;
        };
        const payOpen = () => {
          const open = order.attempts.find(({ state, reversal }) => state === 'awaiting' && reversal === 'none');
          if (!open) return;
          books.set(open.no, open.amountKopecks);
          take(report(open.no, open.amountKopecks, ++clock));
        };
        const refund = (isReported: boolean) => {
          for (const attempt of order.attempts) {
            const left = leftAfterRefund(attempt, books.get(attempt.no));
            if (left === undefined) continue;
            books.set(attempt.no, left);
            if (isReported && left < attempt.amountKopecks) take(report(attempt.no, left, ++clock));
          }
        };
        payOpen();
        for (const one of steps) {
          if (one.kind === 'edit') take({ kind: 'edit', totalKopecks: one.totalKopecks });
          else if (one.kind === 'pay') payOpen();
          else if (one.kind === 'abolish') take({ kind: 'set-status', to: 'abolition' });
          else refund(one.isReported);
        }
        payOpen();
        refund(true);
        const atBank = [...books.values()].reduce((sum, left) => sum + left, 0);
        expect(atBank).toBe(isAlive(order) ? order.totalKopecks : 0);
        expect(order.paymentState).toBe(isAlive(order) ? 'paid' : 'refunded');
        expect(
          order.attempts.some((one) => isPartToRefund(one) || (one.state === 'paid' && one.reversal !== 'none')),
        ).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('[AD-ORDER-07] asks for the rest or refunds the difference, and an unpaid rest does not cancel it', () => {
    const applied = (order: OrderProcess, event: ProcessEvent) => {
      const outcome = applyEvent(order, event);
      if ('refusal' in outcome) throw new Error(outcome.refusal);
      return outcome;
    };
    const paid = applied(startProcess(100).order, report(1, 100, 1)).order;
    const less = applied(paid, { kind: 'edit', totalKopecks: 60 });
    expect(less.order).toMatchObject({ paymentState: 'paid', attempts: [{ surplusKopecks: 40, reversal: 'none' }] });
    expect(less.effects).toContainEqual({ kind: 'record', event: 'refund-requested', details: { amountKopecks: 40 } });
    const more = applied(paid, { kind: 'edit', totalKopecks: 130 });
    expect(more.order).toMatchObject({
      paymentState: 'awaiting',
      attempts: [{ state: 'paid' }, { amountKopecks: 30 }],
    });
    const unpaid = applied(more.order, { kind: 'time-out', attemptNo: 2 }).order;
    expect(unpaid).toMatchObject({ status: 'processed', paymentState: 'expired' });
    expect(paidKopecks(unpaid)).toBe(100);
  });
});

describe('a refund by staff', () => {
  type Row = { readonly attemptNo: number; readonly amountKopecks: number; state: 'requested' | 'refused' | 'done' };

  const amountKopecks = fc.integer({ min: 1, max: 400 });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('refund' as const), amountKopecks }),
    fc.record({ kind: fc.constant('edit' as const), amountKopecks }),
    fc.record({
      kind: fc.constant('make' as const),
      how: fc.constantFrom('reported' as const, 'unreported' as const, 'refused' as const),
    }),
    fc.constantFrom(
      { kind: 'retry' } as const,
      { kind: 'otherwise' } as const,
      { kind: 'pay' } as const,
      { kind: 'mark' } as const,
    ),
    fc.constantFrom(
      { kind: 'set-status', to: 'send' } as const,
      { kind: 'set-status', to: 'completed' } as const,
      { kind: 'set-status', to: 'abolition' } as const,
    ),
  );
  type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

  /** An order, the refunds that were written down, and the bank: what is left of each invoice. */
  class Story {
    order: OrderProcess;
    readonly rows: Row[] = [];
    readonly books = new Map<number, number>();
    /** What staff paid back, though the bank has kept it. */
    repaidKopecks = 0;
    #clock = 0;

    constructor(sum: number, kind: (typeof kinds)[number]) {
      this.order = startProcess(sum, kind).order;
    }

    /** False if it was refused. */
    take(event: ProcessEvent): boolean {
      const outcome = applyEvent(this.order, event);
      if ('refusal' in outcome) return false;
      checkStep(this.order, outcome);
      this.order = outcome.order;
      for (const effect of outcome.effects) {
        if (effect.kind === 'retry-refunds') this.renew(effect.attemptNo);
        if (effect.kind !== 'refund') continue;
        const { attemptNo, amountKopecks, cause } = effect;
        this.rows.push({ attemptNo, amountKopecks, state: cause === 'at-bank' ? 'done' : 'requested' });
      }
      for (const { no, amountKopecks, surplusKopecks } of this.order.attempts) {
        const asked = sumOf(this.rows.filter((row) => row.attemptNo === no));
        hold(asked <= amountKopecks, 'refunds never exceed what was paid', this.order);
        hold(asked >= surplusKopecks, 'every part that is to go back is written down', this.order);
      }
      return true;
    }

    renew(attemptNo: number): void {
      for (const row of this.rows) if (row.attemptNo === attemptNo && row.state === 'refused') row.state = 'requested';
    }

    report(no: number): void {
      const left = this.books.get(no);
      if (left === undefined) return;
      this.#clock += 1;
      const status = left === 0 ? 'reversed' : 'success';
      const report = { kind: 'bank-report', attemptNo: no, status, modifiedMs: this.#clock } as const;
      this.take({ ...report, failureReason: null, leftKopecks: left });
    }

    payOpen(): void {
      const open = this.order.attempts.find(({ state, reversal }) => state === 'awaiting' && reversal === 'none');
      if (!open) return;
      this.books.set(open.no, open.amountKopecks);
      this.report(open.no);
    }

    /** Each refund once, at the bank or by staff; the report of the bank may be lost. */
    make(how: 'reported' | 'unreported' | 'refused'): void {
      for (const row of this.rows.filter(({ state }) => state === 'requested')) {
        const { attemptNo, amountKopecks } = row;
        const left = this.books.get(attemptNo);
        if (left === undefined) {
          if (how === 'reported' && this.take({ kind: 'confirm-refund', attemptNo, amountKopecks })) row.state = 'done';
        } else if (how === 'refused') {
          this.take({ kind: 'refund-refused', attemptNo, code: 'CANCEL_NOT_AVAILABLE', amountKopecks });
          row.state = 'refused';
        } else {
          hold(amountKopecks <= left, 'the bank is never asked for more than it has', this.order);
          this.books.set(attemptNo, left - amountKopecks);
          row.state = 'done';
          if (how === 'reported') this.report(attemptNo);
        }
      }
    }

    retry(): void {
      for (const row of this.rows.filter(({ state }) => state === 'refused')) {
        const isTaken = this.take({ kind: 'retry-refund', ...row });
        hold(isTaken, 'a refused refund can be asked for again', this.order);
        row.state = 'requested';
      }
    }

    /** What the bank refused, staff pay back. */
    payBack(): void {
      for (const row of this.rows.filter(({ state }) => state === 'refused')) {
        const isTaken = this.take({ kind: 'refund-otherwise', note: 'cash', ...row });
        hold(isTaken, 'a refused refund can be paid back another way', this.order);
        this.repaidKopecks += row.amountKopecks;
        row.state = 'done';
      }
    }

    go(step: Step): void {
      if (step.kind === 'refund') this.refund(step.amountKopecks);
      else if (step.kind === 'edit') this.take({ kind: 'edit', totalKopecks: step.amountKopecks });
      else if (step.kind === 'make') this.make(step.how);
      else if (step.kind === 'retry') this.retry();
      else if (step.kind === 'otherwise') this.payBack();
      else if (step.kind === 'pay') this.payOpen();
      else if (step.kind === 'mark') this.take({ kind: 'mark-paid', note: 'cash' });
      else this.take(step);
    }

    refund(amountKopecks: number): void {
      const before = paidKopecks(this.order);
      const isTaken = this.take({ kind: 'refund', amountKopecks, reason: 'returned' });
      expect(isTaken).toBe(amountKopecks <= before);
      if (isTaken) expect(paidKopecks(this.order)).toBe(before - amountKopecks);
    }

    end(): void {
      this.payOpen();
      this.retry();
      this.make('reported');
      for (const no of this.books.keys()) this.report(no);
    }
  }

  const sumOf = (rows: readonly { amountKopecks: number }[]) =>
    rows.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0);

  test('[RULE-REFUND-01] never returns more than was paid, in any story of edits, payments, refusals and lost reports', () => {
    fc.assert(
      fc.property(amountKopecks, fc.constantFrom(...kinds), fc.array(step, { maxLength: 16 }), (sum, kind, steps) => {
        const story = new Story(sum, kind);
        story.payOpen();
        for (const one of steps) story.go(one);
        story.end();
        const { order, books } = story;
        expect(story.rows.every(({ state }) => state === 'done')).toBe(true);
        const byHand = keptOf(order).filter(({ isByHand }) => isByHand);
        const kept = [...books.values()].reduce((all, left) => all + left, 0);
        const handKept = byHand.reduce((all, one) => all + one.amountKopecks - one.surplusKopecks, 0);
        expect(kept - story.repaidKopecks + handKept).toBe(isAlive(order) ? paidKopecks(order) : 0);
        const isAllBack = order.returnedKopecks > 0 && order.returnedKopecks === order.totalKopecks;
        if (isAlive(order) && isAllBack) expect(order.paymentState).toBe('refunded');
      }),
      { numRuns: 1000 },
    );
  });

  test('[RULE-REFUND-01] of a part leaves the order paid and asks for nothing, of the whole refunds it, also after it was sent', () => {
    const story = new Story(100, 'online');
    story.payOpen();
    story.take({ kind: 'set-status', to: 'completed' });
    story.take({ kind: 'refund', amountKopecks: 30, reason: 'broken' });
    story.make('reported');
    expect(story.order).toMatchObject({ status: 'completed', totalKopecks: 100, paymentState: 'paid' });
    const { order } = story;
    expect(restOf({ ...order, paidKopecks: paidKopecks(order) })).toBeNull();
    expect(applyEvent(order, { kind: 'refund', amountKopecks: 71, reason: 'more' })).toEqual({
      refusal: 'refund-too-large',
    });
    story.take({ kind: 'refund', amountKopecks: 70, reason: 'the rest' });
    expect(story.order.paymentState).toBe('paid');
    story.make('reported');
    expect(story.order).toMatchObject({ status: 'completed', paymentState: 'refunded' });
    expect(story.rows.map((row) => row.amountKopecks)).toEqual([30, 70]);
    expect(applyEvent(story.order, { kind: 'refund', amountKopecks: 1, reason: 'again' })).toEqual({
      refusal: 'nothing-to-refund',
    });
  });
});
