import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { countNewOrders } from '#contracts/admin-orders.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The list does not move under the hand that works in it: what has come in is shown when somebody asks for it. */
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

/** Often enough for somebody who waits, and rarely in a tab that nobody looks at: its title still counts. */
const pauseMs = { visible: 4000, hidden: 20_000 };

/** Whoever is no longer let in need not ask again. */
const isFinal = (status: number) => status === 401 || status === 403;

/**
 * How many orders have come that the page does not show. Only the first page of all orders shows what is new; whoever looks at
 * something else is told of the same ones until they look there.
 */
export function useNewOrders(mark: string, showsNewest: boolean): number {
  const [seen, setSeen] = useState(mark);
  const [news, setNews] = useState({ after: seen, count: 0 });
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
        setNews({ after: seen, count: data.count });
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isProblem(error)) throw error;
        // A shop that is away comes back, and tells then.
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

  return news.after === seen ? news.count : 0;
}
