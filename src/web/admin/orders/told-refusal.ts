import { isProblem, type Problem } from '#contracts/kit/problem.ts';
import { joinedReasons } from '#web/kit/contract-form.ts';
import { showToast } from '#web/ui/toast.ts';

/** Everything that the shop has against a change of an order, in one breath. */
export const reasonsOf = (problem: Problem): string => joinedReasons(problem) || problem.message;

/** Makes the call; a refusal is told as a notice, whatever else the screen does about it. */
export async function toldRefusal<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (isProblem(error)) showToast({ kind: 'problem', title: reasonsOf(error) });
    throw error;
  }
}
