import { listChosenOrders } from '#contracts/order-bulk.ts';
import type { Order } from '#contracts/orders.ts';
import { load } from '#web/kit/api-client.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SheetFrame, SheetProblem, SheetSkeleton } from './order-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';

export function clientLoader({ request }: { request: Request }) {
  const numbers = new URL(request.url).searchParams.get('numbers') ?? '';
  return load(listChosenOrders, { query: { numbers } });
}
clientLoader.hydrate = true as const;

export const HydrateFallback = SheetSkeleton;
export const ErrorBoundary = SheetProblem;

/** The slips of several orders, each on its own sheet, in one print. */
export default function PackingSlipsPage({ loaderData: orders }: { loaderData: Order[] }) {
  const { bulk: texts, form } = useAdminMessages().orders;
  return (
    <SheetFrame title={texts.slipsTitle(orders.length)} back="/admin/orders" backLabel={form.toList}>
      <h1 className="sr-only print:hidden">{texts.slipsTitle(orders.length)}</h1>
      {orders.length === 0 && <EmptyState title={texts.noSlips} />}
      {orders.map((order) => (
        <div key={order._id} className="mb-6 break-after-page last:mb-0 last:break-after-auto">
          <PackingSlip order={order} heading="h2" />
        </div>
      ))}
    </SheetFrame>
  );
}
