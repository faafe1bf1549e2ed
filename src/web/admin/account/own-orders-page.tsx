import { type Order, ownOrders } from '#contracts/orders.ts';
import { ListHeading, ListProblem } from '#web/admin/components/list-page.tsx';
import { OwnOrders } from '#web/features/orders/own-orders.tsx';
import { load } from '#web/kit/api-client.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';

/** The staff's own purchases; `/admin/orders` are those of the shop. */
export const clientLoader = () => load(ownOrders.admin.list, {});

export const ErrorBoundary = ListProblem;

export default function OwnOrdersPage({ loaderData: orders }: { loaderData: readonly Order[] }) {
  const { orders: texts } = useAccountMessages();
  return (
    <div className="max-w-5xl">
      <title>{texts.title}</title>
      <ListHeading title={texts.heading} />
      <OwnOrders area="admin" orders={orders} />
    </div>
  );
}
