import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

/** Asks for today's prices while what is remembered is shown already; says so while it asks, and when nobody answers. */
export function Freshness() {
  const { cart: texts, words } = useMessages();
  const { isRefreshing, problem, refresh } = useFreshCart();
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
