import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { countNewOrders } from '#contracts/admin-orders.ts';
import { listOrderViews } from '#contracts/order-views.ts';
import { listOrders } from '#contracts/orders.ts';
import { listStatuses } from '#contracts/statuses.ts';
import { addCounts } from '#domain/counts.ts';
import { deliveryKinds } from '#domain/delivery.ts';
import { orderStatuses } from '#domain/order-states.ts';
import { paymentStates } from '#domain/payment-states.ts';
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
import { OrderFilterPanel } from './order-filter-panel.tsx';
import { readFilters } from './order-filters.ts';
import { OrderTable } from './order-table.tsx';
import { OrderViews } from './order-views.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { shownStatuses } from './status-select.tsx';
import { useSelection } from './use-selection.ts';

const ordersPerPage = 10;
const longestSearch = 100;

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request, ordersPerPage);
  const filters = readFilters((name) => (name === 'find' ? find.slice(0, longestSearch) : param(name)));
  // Counted before the list is loaded, so that an order in between is not missed.
  const [{ mark }, statuses, views] = await Promise.all([
    load(countNewOrders, { query: {} }),
    load(listStatuses, {}),
    load(listOrderViews, {}),
  ]);
  const { orders, ordersQuantity, byDelivery } = await load(listOrders, {
    query: { startPage: page, perPage: ordersPerPage, ...filters },
  });
  const pageInfo = pageInfoOf(ordersQuantity);
  return { orders, byDelivery, mark, filters, views, statuses: shownStatuses(statuses), pageInfo };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().orders.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type OrderListPageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function OrderListPage({ loaderData }: OrderListPageProps) {
  const { orders, byDelivery, mark, filters, views, statuses, pageInfo } = loaderData;
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  const selection = useSelection(orders);
  const [isExporting, setIsExporting] = useState(false);
  const { isFiltered } = useListParams();
  const newCount = useNewOrders(mark, !isFiltered && pageInfo.page === 1);
  // Many shops have no courier.
  const shownKinds = deliveryKinds.filter(
    (kind) => kind !== 'courier' || byDelivery.courier > 0 || filters.delivery === 'courier',
  );
  const all = addCounts(...deliveryKinds.map((kind) => byDelivery[kind]));
  const tabs = [
    { value: '', label: texts.tabs.all, count: all },
    ...shownKinds.map((kind) => ({ value: kind, label: texts.tabs[kind], count: byDelivery[kind] })),
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
            <ListSelect
              name="payment"
              label={texts.payment}
              all={texts.everyPayment}
              options={paymentStates.map((payment) => ({ value: payment, label: texts.payments[payment] }))}
            />
            <OrderFilterPanel />
            <OrderViews views={views} filters={filters} />
          </>
        }
        notice={<NewOrders count={newCount} />}
        isEmpty={orders.length === 0}
        empty={{ title: texts.emptyTitle, text: texts.emptyText }}
        pageInfo={pageInfo}
      >
        <SelectionBar selection={selection} statuses={statuses} />
        <OrderTable orders={orders} statuses={statuses} selection={selection} />
      </ListPage>
      {isExporting && <ExportDialog filters={filters} count={pageInfo.all} onClose={() => setIsExporting(false)} />}
    </>
  );
}
