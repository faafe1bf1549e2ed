import { useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { isProblem, Problem } from '#contracts/kit/problem.ts';
import { showToast, type ToastRequest } from '#web/ui/toast.ts';
import { hasSessionExpired, isExpiredSession } from './session.ts';

type RequestState = { readonly isLoading: boolean; readonly problem: Problem | null };

const idle: RequestState = { isLoading: false, problem: null };

/** The state of one request: loading, failed with a problem, or idle. */
export function createRequest() {
  let state = idle;
  const listeners = new Set<() => void>();
  const setState = (next: RequestState) => {
    state = next;
    for (const notify of listeners) notify();
  };

  /** Resolves to null on failure; the problem is then in the state. Errors other than problems are bugs and are rethrown. */
  async function send<Result>(
    call: () => Promise<Result>,
    onProblem?: (problem: Problem) => void,
  ): Promise<Result | null> {
    setState({ isLoading: true, problem: null });
    let problem: Problem | null = null;
    try {
      return await call();
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (isExpiredSession(error)) return null;
      problem = error;
      onProblem?.(error);
      return null;
    } finally {
      setState({ isLoading: false, problem });
    }
  }

  return {
    send,
    clearError: () => setState({ ...state, problem: null }),
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Calls an endpoint from a screen. Forms have `contract-form.ts`. */
export function useRequest() {
  const [request] = useState(createRequest);
  const { isLoading, problem } = useSyncExternalStore(request.subscribe, request.state, request.state);
  return { isLoading, problem, error: problem?.message, send: request.send, clearError: request.clearError };
}

type DescribeProblem = (problem: Problem) => string;

export const problemMessage: DescribeProblem = ({ message }) => message;

/** The messages of all invalid fields, or the problem's own message. */
export const problemReasons = ({ data, message }: Pick<Problem, 'data' | 'message'>): string =>
  Object.values(data)
    .filter((reason) => typeof reason === 'string')
    .join(', ') || message;

/** Shows a failure as a toast. Errors other than problems are bugs and are rethrown. */
export function showProblemToast(error: unknown, describe: DescribeProblem = problemMessage): void {
  if (!isProblem(error)) throw error;
  if (!isExpiredSession(error)) showToast({ kind: 'problem', title: describe(error) });
}

/** Prefixes the server's reason with what has failed. */
export async function withFailureText<Data>(what: string, answer: Promise<Answer<Data>>): Promise<Answer<Data>> {
  try {
    return await answer;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const { code, status, data, message } = error;
    throw new Problem(code, `${what}. ${message}`, { status, data, cause: error });
  }
}

/**
 * Calls an endpoint that changes data: shows a success toast and revalidates the loaders. A failure is in `error` for the caller to show;
 * with `failureToast` it is shown as a toast, and the loaders are revalidated as well.
 */
export function useMutation({ failureToast }: { failureToast?: DescribeProblem } = {}) {
  const { isLoading, error, send } = useRequest();
  const revalidator = useRevalidator();

  /** The success toast shows the server's message, unless `success` says otherwise. */
  async function mutate(
    call: () => Promise<Answer<unknown>>,
    success: string | Partial<ToastRequest> = {},
  ): Promise<boolean> {
    let isDone = false;
    try {
      const answer = await send(call, failureToast && ((problem) => showProblemToast(problem, failureToast)));
      isDone = answer !== null;
      const toast = typeof success === 'string' ? { title: success } : success;
      if (answer) showToast({ kind: 'success', title: answer.message, ...toast });
      return isDone;
    } finally {
      // An expired session would replace the page and its input.
      if (isDone || (failureToast && !hasSessionExpired())) await revalidator.revalidate();
    }
  }

  return { mutate, isBusy: isLoading || revalidator.state === 'loading', error };
}
