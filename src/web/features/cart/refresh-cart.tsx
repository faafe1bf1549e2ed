import { useCallback, useEffect } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { loadChunk } from '#web/ui/chunk.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** The calls of the shop come with it, so it is fetched when a cart is first looked at. */
const loadServerCart = () => loadChunk('server-cart', () => import('./server-cart.ts'));

/** Today's prices and stock, asked for whenever the cart is opened and before it is paid for. Throws a problem where nobody answers. */
export async function refreshCart(): Promise<void> {
  const { refreshOwnCart } = await loadServerCart();
  await refreshOwnCart();
}

/** For what shows the cart: what is remembered stands there at once, and this says how the question for today's prices goes. */
function useCartRefresh() {
  const { isLoading, problem, send } = useRequest();
  // What is no answer of the shop but a fault of the page is told to its log.
  const refresh = useCallback(() => void send(refreshCart).catch(reportError), [send]);
  useEffect(refresh, [refresh]);
  return { isRefreshing: isLoading, problem, refresh };
}

/** Asks for today's prices while what is remembered is shown already; says so while it asks, and when nobody answers. */
export function CartRefreshStatus() {
  const { cart: texts, words } = useMessages();
  const { isRefreshing, problem, refresh } = useCartRefresh();
  return (
    <div role="status">
      {isRefreshing && (
        <p className="absolute top-4.5 right-16 flex items-center gap-2 text-xs text-ink-3">
          <Spinner />
          {texts.refreshing}
        </p>
      )}
      {problem && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-yellow-wash px-4 py-3 text-sm text-yellow-ink">
          <p className="min-w-48 grow basis-48">{texts.notFresh}</p>
          <Button size="small" onClick={refresh}>
            {words.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
