import type { EditableOrder } from '#contracts/admin-orders.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { loadOrder, type PageOfOrder, SheetFrame, SheetProblem, SheetSkeleton } from './order-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';

export const clientLoader = (page: PageOfOrder) => loadOrder(page);
clientLoader.hydrate = true as const;

export const HydrateFallback = SheetSkeleton;
export const ErrorBoundary = SheetProblem;

export default function PackingSlipPage({ loaderData: order }: { loaderData: EditableOrder }) {
  const { print: texts } = useAdminMessages().orders;
  return (
    <SheetFrame title={texts.slipTitle(order.orderNo)} back={`/admin/orders/${order.orderNo}`}>
      <PackingSlip order={order} />
    </SheetFrame>
  );
}
