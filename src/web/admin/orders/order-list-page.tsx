import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { countNewOrders } from '#contracts/admin-orders.ts';
import { listOrders } from '#contracts/orders.ts';
import { listStatuses } from '#contracts/statuses.ts';
import { deliveryKinds } from '#domain/delivery.ts';
import { isOrderStatus, orderStatuses } from '#domain/order-states.ts';
import { ListSearch, ListSelect, ListTabs } from '#web/admin/components/list-filters.tsx';
import { ListPage, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams, useListParams } from '#web/admin/components/list-params.ts';
import { statusName } from '#web/features/orders/order-status.tsx';
import { load } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { NewOrders, useNewOrders } from './new-orders.tsx';
import { OrderTable } from './order-table.tsx';
import { shownStatuses } from './status-select.tsx';

const ordersPerPage = 10;
const longestSearch = 100;

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request, ordersPerPage);
  const status = param('status');
  const delivery = deliveryKinds.find((kind) => kind === param('delivery'));
  // Counted before the list is loaded, so that an order in between is not missed.
  const [{ mark }, statuses] = await Promise.all([load(countNewOrders, { query: {} }), load(listStatuses, {})]);
  const { orders, ordersQuantity, byDelivery } = await load(listOrders, {
    query: {
      startPage: page,
      perPage: ordersPerPage,
      find: find.slice(0, longestSearch),
      ...(isOrderStatus(status) && { status }),
      ...(delivery && { delivery }),
    },
  });
  return { orders, byDelivery, mark, statuses: shownStatuses(statuses), pageInfo: pageInfoOf(ordersQuantity) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().orders.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type OrderListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function OrderListPage({ loaderData }: OrderListPageProps) {
  const { orders, byDelivery, mark, statuses, pageInfo } = loaderData;
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const [isExporting, setIsExporting] = useState(false);
  const { isFiltered } = useListParams();
  const newCount = useNewOrders(mark, !isFiltered && pageInfo.page === 1);
  const tabs = [
    { value: '', label: texts.tabs.all, count: byDelivery['nova-poshta'] + byDelivery.pickup },
    ...deliveryKinds.map((kind) => ({ value: kind, label: texts.tabs[kind], count: byDelivery[kind] })),
  ];
  return (
    <>
      <ListPage
        title={texts.title}
        tabTitle={newCount > 0 ? `(${newCount}) ${texts.title}` : texts.title}
        count={texts.count(pageInfo.all)}
        create={
          <div className="flex flex-wrap gap-2">
            <Button icon={<Download aria-hidden="true" />} onClick={() => setIsExporting(true)}>
              {texts.export.open}
            </Button>
            <ButtonLink kind="primary" icon={<Plus aria-hidden="true" />} href={localPath('/admin/orders/form/')}>
              {texts.create}
            </ButtonLink>
          </div>
        }
        filters={
          <>
            <ListTabs name="delivery" label={texts.tabs.label} tabs={tabs} />
            <ListSearch label={texts.search} />
            <ListSelect
              name="status"
              label={texts.statusFilter}
              all={texts.everyStatus}
              options={orderStatuses.map((status) => ({
                value: status,
                label: statusName({ status, statusShown: statuses[status] }, language),
              }))}
            />
          </>
        }
        notice={<NewOrders count={newCount} />}
        isEmpty={orders.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        <OrderTable orders={orders} statuses={statuses} />
      </ListPage>
      {isExporting && <ExportDialog onClose={() => setIsExporting(false)} />}
    </>
  );
}
