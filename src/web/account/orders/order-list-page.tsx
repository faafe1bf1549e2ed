import { type Order, ownOrders } from '#contracts/orders.ts';
import { OwnOrders } from '#web/features/orders/own-orders.tsx';
import { load } from '#web/kit/api-client.ts';
import { useAccountMessages } from '#web/kit/messages.tsx';

export const clientLoader = () => load(ownOrders.customer.list, {});

export default function OrderListPage({ loaderData: orders }: { loaderData: readonly Order[] }) {
  const { orders: texts } = useAccountMessages();
  return (
    <div className="page-width max-w-5xl py-8 md:py-12">
      <title>{texts.title}</title>
      <h1 className="mb-6 text-4xl">{texts.heading}</h1>
      <OwnOrders area="customer" orders={orders} />
    </div>
  );
}
