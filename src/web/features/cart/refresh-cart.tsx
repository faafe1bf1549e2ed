import { useCallback, useEffect } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { useRequest } from '#web/kit/request.ts';
import { Button } from '#web/ui/button.tsx';
import { loadChunk } from '#web/ui/chunk.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Lazy loading: it imports the contracts. */
const loadServerCart = () => loadChunk('server-cart', () => import('./server-cart.ts'));

/** Reloads prices and stock, on opening the cart and before the checkout. Rejects with a problem. */
export async function refreshCart(): Promise<void> {
  const { refreshOwnCart } = await loadServerCart();
  await refreshOwnCart();
}

/** Stale-while-revalidate: the stored cart is shown while prices are refreshed. */
function useCartRefresh() {
  const { isLoading, problem, send } = useRequest();
  // Errors other than problems are bugs.
  const refresh = useCallback(() => void send(refreshCart).catch(reportError), [send]);
  useEffect(refresh, [refresh]);
  return { isRefreshing: isLoading, problem, refresh };
}

/** Refreshes the cart and shows the progress or the failure. */
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
