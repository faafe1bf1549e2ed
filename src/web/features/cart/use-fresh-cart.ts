import { useCallback, useEffect } from 'react';
import { useRequest } from '#web/kit/request.ts';
import { loadChunk } from '#web/ui/chunk.ts';

/** The calls of the shop come with it, so it is fetched when a cart is first looked at. */
const loadServerCart = () => loadChunk('server-cart', () => import('./server-cart.ts'));

/** Today's prices and stock, asked for whenever the cart is opened and before it is paid for. Throws a problem where nobody answers. */
export async function refreshCart(): Promise<void> {
  const { refreshOwnCart } = await loadServerCart();
  await refreshOwnCart();
}

/** For what shows the cart: what is remembered stands there at once, and this says how the question for today's prices goes. */
export function useFreshCart() {
  const { isLoading, problem, send } = useRequest();
  // What is no answer of the shop but a fault of the page is told to its log.
  const refresh = useCallback(() => void send(refreshCart).catch(reportError), [send]);
  useEffect(refresh, [refresh]);
  return { isRefreshing: isLoading, problem, refresh };
}
