import type { ReactNode } from 'react';
import { type FiscalDay, getFiscalDay } from '#contracts/fiscal-receipts.ts';
import { isShopDay, shopDay } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { ListHeading, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams, useListParams } from '#web/admin/components/list-params.ts';
import { load } from '#web/kit/api-client.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormProblem } from '#web/ui/form-problem.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { RegisterSections } from './register-sections.tsx';

export async function clientLoader({ request }: { request: Request }) {
  const wanted = readListParams(request).param('day');
  const day = isShopDay(wanted) ? wanted : shopDay(new Date());
  return load(getFiscalDay, { params: { day } });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().fiscal.day.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type Row = FiscalDay['rows'][number];

const shown = (sum: number | null, nothing: string) => (sum === null ? nothing : formatMoney(kopecksOf(sum)));

export default function FiscalDayPage({ loaderData: compared }: { loaderData: FiscalDay }) {
  const { day: texts } = useAdminMessages().fiscal;
  const { setParams } = useListParams();
  const columns = useDayColumns();
  const { day, rows, totals, isBankAvailable } = compared;
  return (
    <>
      <title>{texts.title}</title>
      <ListHeading title={texts.title} />
      <RegisterSections current="day" />
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <Field label={texts.day} className="w-48">
          <TextInput
            type="date"
            value={day}
            max={shopDay(new Date())}
            onChange={(event) => {
              if (isShopDay(event.target.value)) setParams({ day: event.target.value });
            }}
          />
        </Field>
        <p role="status" className="pb-2">
          <Badge tone={totals.differences === 0 ? 'green' : 'garnet'}>
            {totals.differences === 0 ? texts.allEqual : texts.differences(totals.differences)}
          </Badge>
        </p>
      </div>
      {!isBankAvailable && (
        <div className="mb-4">
          <FormProblem message={texts.bankAway} />
        </div>
      )}
      <dl className="mb-5 grid gap-3 sm:grid-cols-3">
        <Total name={texts.orders} sum={shown(totals.orders, texts.nothing)}>
          {totals.byHand > 0 && texts.byHand(formatMoney(kopecksOf(totals.byHand)))}
        </Total>
        <Total name={texts.bank} sum={shown(totals.bank, texts.nothing)} />
        <Total name={texts.receipts} sum={shown(totals.receipts, texts.nothing)} />
      </dl>
      {rows.length === 0 ? (
        <EmptyState title={texts.noneTitle} text={texts.noneText} />
      ) : (
        <>
          <p className="mb-2 text-sm text-ink-2">{texts.hint}</p>
          <Table
            label={texts.table}
            columns={columns}
            rows={rows}
            rowKey={({ invoiceId, orderId }) => `${invoiceId} ${orderId}`}
          />
        </>
      )}
    </>
  );
}

function Total({ name, sum, children }: { name: string; sum: string; children?: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-card p-4">
      <dt className="label-caps mb-1 text-ink-3">{name}</dt>
      <dd className="figures text-xl font-bold whitespace-nowrap lg:text-2xl">{sum}</dd>
      {children && <dd className="mt-1 text-sm text-ink-2">{children}</dd>}
    </div>
  );
}

function useDayColumns(): Column<Row>[] {
  const { fiscal } = useAdminMessages();
  const { day: texts } = fiscal;
  const localPath = useLocalPath();
  const money = (key: 'order' | 'bank' | 'receipts', title: string): Column<Row> => ({
    key,
    title,
    align: 'end',
    cell: (row) => <span className="figures">{shown(row[key], texts.nothing)}</span>,
  });
  const named = (differences: Row['differences']) => differences.map((one) => texts.names[one]).join(', ');
  return [
    {
      key: 'orderNo',
      title: fiscal.order,
      isName: true,
      cell: ({ orderNo, orderId, differences }) => (
        <>
          {orderNo !== null && orderId !== null ? (
            <a href={localPath(`/admin/orders/${orderNo}`)} className="font-medium text-amber-ink underline">
              {fiscal.orderNo(orderNo)}
            </a>
          ) : orderNo === null ? (
            texts.noNumber
          ) : (
            fiscal.orderNo(orderNo)
          )}
          {differences.length > 0 && (
            <span className="hidden text-xs font-semibold text-garnet-ink md:max-xl:block">{named(differences)}</span>
          )}
        </>
      ),
    },
    money('order', texts.paid),
    money('bank', texts.bank),
    money('receipts', texts.receipts),
    {
      key: 'differences',
      title: texts.difference,
      isAside: true,
      cell: ({ differences }) =>
        differences.length === 0 ? (
          texts.nothing
        ) : (
          <span className="font-semibold text-garnet-ink">{named(differences)}</span>
        ),
    },
  ];
}
