import { Suspense } from 'react';
import type { Overview } from '#contracts/overview.ts';
import { formatLongDate } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { formatNumber } from '#domain/numbers.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyComponent } from '#web/ui/lazy-component.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { AsTable, OverviewCard } from './overview-card.tsx';

// Lazy loading: the chart library is larger than the rest of the panel.
const RevenueChart = lazyComponent('revenue-chart', async () => (await import('./revenue-chart.tsx')).RevenueChart);

export function RevenueCard({ days }: Pick<Overview, 'days'>) {
  const { overview: texts } = useAdminMessages();
  const language = useLanguage();
  if (days.every(({ orders }) => orders === 0)) {
    return <EmptyState title={texts.noOrders} text={texts.noOrdersText} />;
  }
  return (
    <OverviewCard title={texts.revenueByDay}>
      <div aria-hidden="true" className="h-70">
        <Suspense fallback={<Skeleton className="h-70 rounded-md" />}>
          <RevenueChart days={days} />
        </Suspense>
      </div>
      <AsTable summary={texts.asTable}>
        <Table
          label={texts.revenueByDay}
          rows={days}
          rowKey={({ day }) => day}
          onPhone="scroll"
          columns={[
            { key: 'day', title: texts.day, isName: true, cell: ({ day }) => formatLongDate(day, language) },
            {
              key: 'orders',
              title: texts.orders,
              align: 'end',
              className: 'figures text-right',
              cell: ({ orders }) => formatNumber(orders),
            },
            {
              key: 'revenue',
              title: texts.revenue,
              align: 'end',
              className: 'figures text-right',
              cell: ({ revenue }) => formatMoney(kopecksOf(revenue)),
            },
            {
              key: 'awaited',
              title: texts.awaitedColumn,
              align: 'end',
              className: 'figures text-right',
              cell: ({ awaited }) => formatMoney(kopecksOf(awaited)),
            },
          ]}
        />
      </AsTable>
    </OverviewCard>
  );
}
