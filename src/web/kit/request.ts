import { useState, useSyncExternalStore } from 'react';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';

type RequestState = { readonly isLoading: boolean; readonly problem: Problem | null };

const idle: RequestState = { isLoading: false, problem: null };

/** One call as a screen shows it: under way or not, and why it failed. Forms have their own; this is for everything that is pressed. */
export function createRequest() {
  let state = idle;
  const listeners = new Set<() => void>();
  const become = (next: RequestState) => {
    state = next;
    for (const tell of listeners) tell();
  };

  /** Answers null where it was refused; the reason is then in the state. */
  async function send<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    become({ isLoading: true, problem: null });
    let problem: Problem | null = null;
    try {
      return await call();
    } catch (error) {
      if (!isProblem(error)) throw error;
      problem = error;
      return null;
    } finally {
      become({ isLoading: false, problem });
    }
  }

  return {
    send,
    clearError: () => become({ ...state, problem: null }),
    state: () => state,
    subscribe(tell: () => void) {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
  };
}

export function useRequest() {
  const [request] = useState(createRequest);
  const { isLoading, problem } = useSyncExternalStore(request.subscribe, request.state, request.state);
  return { isLoading, problem, error: problem?.message, send: request.send, clearError: request.clearError };
}
