import { useRevalidator } from 'react-router';
import { undoOrderStatuses } from '#contracts/order-bulk.ts';
import type { OrderStatus } from '#domain/order-states.ts';
import { canBeUndone, undoPeriodMs } from '#domain/status-undo.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { showProblemToast } from '#web/kit/request.ts';
import { showToast, type ToastRequest } from '#web/ui/toast.ts';

/** The part of a toast that offers to take statuses back while their e-mails wait; a final status is not offered. */
export function useStatusUndo() {
  const { undo: texts } = useAdminMessages().orders;
  const revalidator = useRevalidator();

  async function takeBack(ids: readonly string[]) {
    try {
      const { data, message } = await call(undoOrderStatuses, { body: { ids: [...ids] } });
      const problems = data.results.flatMap(({ problem }) => problem ?? []);
      if (problems.length === 0) showToast({ kind: 'success', title: message });
      else showToast({ kind: 'problem', title: problems.join('. ') });
    } catch (error) {
      showProblemToast(error);
    } finally {
      await revalidator.revalidate();
    }
  }

  return (ids: readonly string[], status: OrderStatus): Partial<ToastRequest> =>
    canBeUndone(status)
      ? {
          text: texts.text,
          timeoutMs: undoPeriodMs,
          action: { label: texts.button, onPress: () => void takeBack(ids) },
        }
      : {};
}
