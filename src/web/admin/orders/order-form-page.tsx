import { getOrder } from '#contracts/admin-orders.ts';
import { canBeEdited } from '#domain/order-states.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormSkeleton } from '../parts/form-page.tsx';
import { ListProblem } from '../parts/list-problem.tsx';
import { OrderForm } from './order-form.tsx';

export async function clientLoader({ params: { id } }: { params: { id?: string } }) {
  return id === undefined ? null : load(getOrder, { params: { id } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { title, form } = useAdminMessages().orders;
  return <FormSkeleton title={title} loading={form.loading} />;
}

export const ErrorBoundary = () => <ListProblem title={useAdminMessages().orders.form.problemTitle} />;

type OrderFormPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function OrderFormPage({ loaderData: order }: OrderFormPageProps) {
  const { form: texts } = useAdminMessages().orders;
  const localPath = useLocalPath();
  if (order && !canBeEdited(order.status)) {
    return (
      <>
        <title>{texts.editTitle(order.orderNo)}</title>
        <h1 className="mb-5 text-4xl">{texts.editTitle(order.orderNo)}</h1>
        <EmptyState
          title={texts.notNow}
          action={<ButtonLink href={localPath(`/admin/orders?find=${order.orderNo}`)}>{texts.toList}</ButtonLink>}
        />
      </>
    );
  }
  // Another order, or a newer state of this one, is another form.
  return <OrderForm key={order ? `${order._id}/${order.version}` : 'new'} order={order} />;
}
