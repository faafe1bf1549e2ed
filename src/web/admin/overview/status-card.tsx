import { Suspense } from 'react';
import type { Overview } from '#contracts/overview.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import type { OrderStatus as Status } from '#domain/order-states.ts';
import type { ShownStatuses } from '#web/admin/orders/status-select.tsx';
import { OrderStatus } from '#web/features/orders/order-status.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { NothingHere, OverviewCard } from './overview-card.tsx';

const StatusChart = lazyComponent('status-chart', async () => (await import('./status-chart.tsx')).StatusChart);

/** Badge backgrounds are too pale for a pie chart, so the ink colours are used. */
const colors: Record<Status, string> = {
  specified: 'var(--color-yellow-ink)',
  processed: 'var(--color-amber-glow)',
  send: 'var(--color-blue-ink)',
  completed: 'var(--color-green)',
  abolition: 'var(--color-garnet)',
};

type StatusCardProps = Pick<Overview, 'statuses'> & { shown: ShownStatuses };

export function StatusCard({ statuses, shown }: StatusCardProps) {
  const { overview: texts } = useAdminMessages();
  const slices = statuses
    .filter(({ orders }) => orders > 0)
    .map(({ status, orders }) => ({ status, orders, color: colors[status] }));
  return (
    <OverviewCard title={texts.byStatus}>
      {slices.length === 0 ? (
        <NothingHere>{texts.noOrders}</NothingHere>
      ) : (
        <div className="grid items-center gap-5 lg:grid-cols-[13rem_1fr]">
          <div aria-hidden="true" className="h-44">
            <Suspense fallback={<Skeleton className="mx-auto size-44 rounded-full" />}>
              <StatusChart slices={slices} />
            </Suspense>
          </div>
          <Table
            label={texts.byStatus}
            rows={statuses}
            rowKey={({ status }) => status}
            onPhone="scroll"
            columns={[
              {
                key: 'status',
                title: texts.status,
                isName: true,
                cell: ({ status }) => (
                  <span className="flex items-center gap-2">
                    <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: colors[status] }} />
                    <OrderStatus order={{ status, statusShown: shown[status] }} />
                  </span>
                ),
              },
              {
                key: 'orders',
                title: texts.orders,
                align: 'end',
                className: 'figures text-right',
                cell: ({ orders }) => formatNumber(orders),
              },
              {
                key: 'sum',
                title: texts.sum,
                align: 'end',
                className: 'figures text-right whitespace-nowrap',
                cell: ({ sum }) => formatMoney(kopecksOf(sum)),
              },
            ]}
          />
        </div>
      )}
    </OverviewCard>
  );
}
