import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '#contracts/kit/problem.ts';
import type { OrderState } from '#contracts/orders.ts';
import { createPaymentPolling, isPolling, pauseAfter } from './payment-polling.ts';

const awaiting = { orderNo: 100_123, paymentState: 'awaiting', canBePaid: true } as OrderState;
const paid: OrderState = { ...awaiting, paymentState: 'paid', canBePaid: false };
const twoMinutesMs = 120_000;

class Tab extends EventTarget {
  visibilityState = 'visible';
  show(visibilityState: 'visible' | 'hidden') {
    this.visibilityState = visibilityState;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

/** A page that shows the payment, with the moments of its requests. */
function openPage(answer: (attempt: number) => OrderState | Problem = () => awaiting) {
  const tab = new Tab();
  vi.stubGlobal('document', tab);
  const start = Date.now();
  const requestsAtMs: number[] = [];
  const polling = createPaymentPolling(async () => {
    requestsAtMs.push(Date.now() - start);
    const given = answer(requestsAtMs.length);
    if (given instanceof Problem) throw given;
    return given;
  });
  const leave = polling.subscribe(() => undefined);
  return { tab, polling, requestsAtMs, leave };
}

describe('the schedule of payment requests', () => {
  it('asks at once, then with pauses that never shrink, and ends after two minutes', () => {
    const pauses: number[] = [];
    for (let pause = pauseAfter(0); pause !== null; pause = pauseAfter(pauses.length)) pauses.push(pause);
    expect(pauses[0]).toBe(0);
    expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
    expect(pauses.reduce((sum, pause) => sum + pause)).toBe(twoMinutesMs);
  });
});

describe('the page of an unpaid order', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('[ST-SHOP-04] asks on after equal answers and equal pauses, for two minutes, and again when the buyer wants it', async () => {
    const { polling, requestsAtMs } = openPage();
    await vi.advanceTimersByTimeAsync(4000);
    expect(requestsAtMs).toEqual([0, 2000, 4000]);
    await vi.advanceTimersByTimeAsync(twoMinutesMs);
    expect(requestsAtMs).toHaveLength(12);
    expect(requestsAtMs.at(-1)).toBe(twoMinutesMs);
    expect(isPolling(polling.known())).toBe(false);
    polling.retry();
    expect(isPolling(polling.known())).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(requestsAtMs).toHaveLength(14);
  });

  it('asks no more once the order is paid', async () => {
    const { polling, requestsAtMs } = openPage((attempt) => (attempt < 3 ? awaiting : paid));
    await vi.advanceTimersByTimeAsync(twoMinutesMs);
    expect(requestsAtMs).toHaveLength(3);
    expect(polling.known()).toMatchObject({ state: paid, problem: null });
  });

  it('asks again after a passing failure, keeps what it knew, and gives up on an unknown order', async () => {
    const failing = openPage((attempt) => (attempt === 2 ? new Problem('UNAVAILABLE', 'Немає зв’язку') : awaiting));
    await vi.advanceTimersByTimeAsync(2000);
    expect(failing.polling.known()).toMatchObject({ state: awaiting, problem: { code: 'UNAVAILABLE' } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(failing.polling.known()).toMatchObject({ state: awaiting, problem: null });
    const unknown = openPage(() => new Problem('NOT_FOUND', 'Немає'));
    await vi.advanceTimersByTimeAsync(twoMinutesMs);
    expect(unknown.requestsAtMs).toEqual([0]);
  });

  it('asks only in a visible tab, and not after it was left', async () => {
    const { tab, requestsAtMs, leave } = openPage();
    await vi.advanceTimersByTimeAsync(0);
    tab.show('hidden');
    await vi.advanceTimersByTimeAsync(twoMinutesMs);
    expect(requestsAtMs).toHaveLength(1);
    tab.show('visible');
    await vi.advanceTimersByTimeAsync(2000);
    expect(requestsAtMs).toHaveLength(2);
    leave();
    await vi.advanceTimersByTimeAsync(twoMinutesMs);
    expect(requestsAtMs).toHaveLength(2);
  });
});
