import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { countNewOrders } from '#contracts/admin-orders.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Offers to show new orders, instead of moving the list under the pointer. */
export function NewOrders({ count }: { count: number }) {
  const { orders: texts } = useAdminMessages();
  return (
    <div role="status" className="mb-4 flex justify-center empty:hidden">
      {count > 0 && (
        <ButtonLink
          href="?"
          kind="primary"
          size="small"
          icon={<ArrowUp aria-hidden="true" />}
          className="rounded-full!"
        >
          {texts.showNew(count)}
        </ButtonLink>
      )}
    </div>
  );
}

/** Polling intervals; hidden tabs poll less, for the count in their title. */
const pauseMs = { visible: 4000, hidden: 20_000 };

/** Polling stops on 401 and 403. */
const isFinal = (status: number) => status === 401 || status === 403;

/**
 * Polls for the number of new orders that the page does not show. Only the unfiltered first page shows new orders and
 * resets the count.
 */
export function useNewOrders(mark: string, showsNewest: boolean): number {
  const [seen, setSeen] = useState(mark);
  const [newOrders, setNewOrders] = useState({ after: seen, count: 0 });
  if (showsNewest && seen !== mark) setSeen(mark);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), pauseMs[document.visibilityState]);
    };
    async function ask() {
      try {
        const { data } = await call(countNewOrders, { query: { after: seen }, signal: leaving.signal });
        setNewOrders({ after: seen, count: data.count });
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isProblem(error)) throw error;
        // Other failures are retried at the next poll.
        if (isFinal(error.status)) return;
      }
      wait();
    }
    const look = () => {
      if (document.visibilityState === 'visible') void ask();
      else wait();
    };
    wait();
    document.addEventListener('visibilitychange', look);
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seen]);

  return newOrders.after === seen ? newOrders.count : 0;
}
