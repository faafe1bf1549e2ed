import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import type { OrderState } from '#contracts/orders.ts';

/** Polling intervals with back-off, two minutes in all. */
const pausesMs = [2000, 2000, 3000, 3000, 5000, 5000, 10_000, 15_000, 15_000, 30_000, 30_000];

/** The pause before the next request; null after the last one. */
export const pauseAfter = (attempts: number): number | null => (attempts === 0 ? 0 : (pausesMs[attempts - 1] ?? null));

type Known = { readonly state: OrderState | null; readonly problem: Problem | null; readonly attempts: number };

const nothingYet: Known = { state: null, problem: null, attempts: 0 };

/** Retries transient failures only, not an unknown order. */
const isPassing = (problem: Problem | null) => problem === null || problem.status >= 500 || problem.status === 429;

/** The pause before the next request; null if none is needed. */
function nextPause({ state, problem, attempts }: Known): number | null {
  const isOpen = state === null ? isPassing(problem) : state.paymentState === 'awaiting' && state.canBePaid;
  return isOpen ? pauseAfter(attempts) : null;
}

export const isPolling = (known: Known): boolean => nextPause(known) !== null;

/**
 * Polls the payment state while it awaits the bank, with back-off and only in a visible tab. Without React: each answer schedules the next request,
 * also when nothing has changed that a component would render.
 */
export function createPaymentPolling(load: () => Promise<OrderState>) {
  let known = nothingYet;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  const listeners = new Set<() => void>();

  function schedule(): void {
    clearTimeout(timer);
    const pauseMs = nextPause(known);
    if (pauseMs === null || isPending || listeners.size === 0 || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void poll(), pauseMs);
  }

  function setKnown(next: Known): void {
    known = next;
    for (const notify of listeners) notify();
    schedule();
  }

  async function poll(): Promise<void> {
    isPending = true;
    const answer = await answerOf(load).finally(() => {
      isPending = false;
    });
    setKnown({ ...known, ...answer, attempts: known.attempts + 1 });
  }

  return {
    known: () => known,
    retry: () => setKnown({ ...known, attempts: 0 }),
    subscribe(listener: () => void) {
      listeners.add(listener);
      document.addEventListener('visibilitychange', schedule);
      schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', schedule);
      };
    },
  };
}

/** After a failure the last known state stays. */
async function answerOf(load: () => Promise<OrderState>) {
  try {
    return { state: await load(), problem: null };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { problem: error };
  }
}
