import { useCallback, useEffect, useState } from 'react';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { getOrderPayment, type OrderState } from '#contracts/orders.ts';
import { call } from '#web/kit/api-client.ts';

/** Polling intervals with back-off, two minutes in all. */
const pausesMs = [2000, 2000, 3000, 3000, 5000, 5000, 10_000, 15_000, 15_000, 30_000, 30_000];

type Known = { readonly state: OrderState | null; readonly problem: Problem | null; readonly asked: number };

const nothingYet: Known = { state: null, problem: null, asked: 0 };

/** Polls the payment state while it awaits the bank, with back-off and only in a visible tab; afterwards the buyer can check by hand. */
export function useOrderPayment(orderId: string) {
  const [known, setKnown] = useState(nothingYet);

  const ask = useCallback(async () => {
    try {
      const { data } = await call(getOrderPayment, { params: { id: orderId } });
      setKnown(({ asked }) => ({ state: data, problem: null, asked: asked + 1 }));
    } catch (error) {
      if (!isProblem(error)) throw error;
      setKnown(({ state, asked }) => ({ state, problem: error, asked: asked + 1 }));
    }
  }, [orderId]);

  const { state, problem, asked } = known;
  const isOpen =
    state === null ? asked === 0 || isPassing(problem) : state.paymentState === 'awaiting' && state.canBePaid;
  const pauseMs = asked === 0 ? 0 : pausesMs[asked - 1];
  const isWaiting = isOpen && pauseMs !== undefined;

  useEffect(() => {
    if (!isWaiting) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(() => void ask(), pauseMs);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [ask, isWaiting, pauseMs]);

  return { state, problem, isWaiting, askAgain: () => setKnown({ ...known, asked: 0 }) };
}

/** Retries transient failures only, not an unknown order. */
const isPassing = (problem: Problem | null) => problem === null || problem.status >= 500 || problem.status === 429;
