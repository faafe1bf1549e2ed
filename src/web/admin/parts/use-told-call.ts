import { useRevalidator } from 'react-router';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { showToast } from '#web/ui/toast.ts';

const itsSentence = ({ message }: Problem) => message;

/** For a press without a dialog: a toast tells how it went, and the list is as it is now, whichever way that was. */
export function useToldCall(reasonOf: (problem: Problem) => string = itsSentence) {
  const revalidator = useRevalidator();

  return async (call: () => Promise<Answer<unknown>>): Promise<boolean> => {
    try {
      const { message } = await call();
      showToast({ kind: 'success', title: message });
      return true;
    } catch (error) {
      if (!isProblem(error)) throw error;
      showToast({ kind: 'problem', title: reasonOf(error) });
      return false;
    } finally {
      await revalidator.revalidate();
    }
  };
}
