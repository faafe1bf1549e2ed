import ExternalLink from 'lucide-react/icons/external-link';
import { type FiscalReceipt, getFiscalState, listFiscalReceipts } from '#contracts/fiscal-receipts.ts';
import type { ResponseOf } from '#contracts/kit/endpoint.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { ListSearch, ListSelect } from '#web/admin/components/list-filters.tsx';
import { ListPage, ListProblem, ListSkeleton } from '#web/admin/components/list-page.tsx';
import { readListParams } from '#web/admin/components/list-params.ts';
import { ReceiptState } from '#web/admin/components/receipt-state.tsx';
import { RepeatReceipt } from '#web/admin/components/repeat-receipt.tsx';
import { load } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { RegisterSections } from './register-sections.tsx';

const perPage = 20;
const oneOf = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value);

export async function clientLoader({ request }: { request: Request }) {
  const { find, page, param, pageInfoOf } = readListParams(request, perPage);
  const query = {
    find: find || undefined,
    state: oneOf(['problem', 'waiting', 'done'] as const, param('state')),
    kind: oneOf(['sale', 'return'] as const, param('kind')),
    perPage,
    startPage: page,
  };
  const [state, { receipts, total }] = await Promise.all([
    load(getFiscalState, {}),
    load(listFiscalReceipts, { query }),
  ]);
  return { state, receipts, pageInfo: pageInfoOf(total) };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return <ListSkeleton title={useAdminMessages().fiscal.title} />;
}

export const ErrorBoundary = () => <ListProblem />;

type PageProps = { loaderData: Awaited<ReturnType<typeof clientLoader>> };

export default function ReceiptListPage({ loaderData: { state, receipts, pageInfo } }: PageProps) {
  const { fiscal: texts } = useAdminMessages();
  const columns = useReceiptColumns();
  const options = <Value extends string>(names: Record<Value, string>) =>
    Object.entries<string>(names).map(([value, label]) => ({ value, label }));
  return (
    <ListPage
      title={texts.title}
      count={texts.count(pageInfo.all)}
      filters={
        <>
          <ListSearch label={texts.find} />
          <ListSelect
            name="state"
            label={texts.stateFilter}
            all={texts.allStates}
            options={options(texts.stateFilters)}
          />
          <ListSelect name="kind" label={texts.kindFilter} all={texts.allKinds} options={options(texts.kinds)} />
        </>
      }
      notice={
        <>
          <RegisterSections current="receipts" />
          <RegisterNotice state={state} />
        </>
      }
      isEmpty={receipts.length === 0}
      empty={texts.empty}
      pageInfo={pageInfo}
    >
      <Table
        label={texts.table}
        columns={columns}
        rows={receipts}
        rowKey={({ _id }) => _id}
        actions={(receipt) => <RepeatReceipt receipt={receipt} />}
        actionsTitle={texts.repeat}
      />
    </ListPage>
  );
}

function RegisterNotice({ state }: { state: ResponseOf<typeof getFiscalState> }) {
  const { fiscal: texts } = useAdminMessages();
  const language = useLanguage();
  const { source, shift, waiting, errors } = state;
  const moment = (date: string | null) => (date === null ? '' : formatShortDateTime(new Date(date), language));
  const shiftText = () => {
    if (shift === null) return texts.shift.none;
    if (shift.state === 'open') return texts.shift.open(moment(shift.openedAt));
    if (shift.state === 'closed') return texts.shift.closed(moment(shift.closedAt));
    return shift.state === 'refused' ? texts.shift.refused(shift.reason ?? '') : texts.shift.opening;
  };
  return (
    <div role="status" className="mb-4 grid gap-2 rounded-lg border border-line bg-card p-4 text-sm">
      <p>{texts.sources[source]}</p>
      {source === 'checkbox' && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge
            tone={shift?.state === 'open' ? 'green' : shift?.state === 'refused' ? 'garnet' : 'neutral'}
            className="rounded-md! whitespace-normal!"
          >
            {shiftText()}
          </Badge>
          {waiting > 0 && <Badge tone="amber">{texts.waiting(waiting)}</Badge>}
          {errors > 0 && <Badge tone="garnet">{texts.errors(errors)}</Badge>}
        </p>
      )}
    </div>
  );
}

function useReceiptColumns(): Column<FiscalReceipt>[] {
  const { fiscal: texts } = useAdminMessages();
  const language = useLanguage();
  const localPath = useLocalPath();
  return [
    {
      key: 'order',
      title: texts.order,
      isName: true,
      cell: ({ orderNo }) => (
        <a href={localPath(`/admin/orders/${orderNo}`)} className="font-medium text-amber-ink underline">
          {texts.orderNo(orderNo)}
        </a>
      ),
    },
    {
      key: 'date',
      title: texts.date,
      isAside: true,
      cell: ({ date }) => date && <time dateTime={date}>{formatShortDateTime(new Date(date), language)}</time>,
    },
    { key: 'kind', title: texts.kind, cell: ({ kind }) => texts.kinds[kind] },
    {
      key: 'sum',
      title: texts.sum,
      align: 'end',
      cell: ({ sum }) => sum !== null && <span className="figures">{formatMoney(kopecksOf(sum))}</span>,
    },
    { key: 'state', title: texts.state, cell: (receipt) => <ReceiptState receipt={receipt} /> },
    {
      key: 'code',
      title: texts.code,
      isAside: true,
      cell: ({ fiscalCode, link }) =>
        link && (
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-amber-ink underline inline-flex items-center gap-1"
          >
            {fiscalCode ?? texts.open}
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
          </a>
        ),
    },
  ];
}
