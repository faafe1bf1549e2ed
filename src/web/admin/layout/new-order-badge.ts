import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { countNewOrders } from '#contracts/admin-orders.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { call } from '#web/kit/api-client.ts';
import { browserStorage } from '#web/kit/browser-storage.ts';

const pollMs = 30_000;

/** Per user: the newest order that they have seen in the list. */
const keyOf = (userId: string) => `kraplyna:orders-seen:${userId}`;

/** Polling stops on 401 and 403. */
const isFinal = (status: number) => status === 401 || status === 403;

/** On the list, and at first, everything counts as seen. */
async function countUnseen(userId: string, isOnList: boolean, signal: AbortSignal): Promise<number> {
  const after = isOnList ? null : browserStorage.read(keyOf(userId));
  const { data } = await call(countNewOrders, { query: after === null ? {} : { after }, signal });
  if (after === null) browserStorage.write(keyOf(userId), data.mark);
  return data.count;
}

/** Polls for orders that have come since the user last opened the list of orders. */
export function useNewOrderBadge(userId: string, isAllowed: boolean): number {
  const isOnList = /^(?:\/en)?\/admin\/orders\/?$/.test(useLocation().pathname);
  const [count, setCount] = useState(0);

  useEffect(() => {
    if (!isAllowed) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    async function look(): Promise<void> {
      try {
        setCount(await countUnseen(userId, isOnList, leaving.signal));
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isProblem(error)) throw error;
        if (isFinal(error.status)) return;
      }
      timer = setTimeout(() => void look(), pollMs);
    }

    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [userId, isAllowed, isOnList]);

  return isOnList ? 0 : count;
}
