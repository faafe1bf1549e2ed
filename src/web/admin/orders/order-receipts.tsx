import ExternalLink from 'lucide-react/icons/external-link';
import { listReceiptsOfOrder } from '#contracts/fiscal-receipts.ts';
import type { Order } from '#contracts/orders.ts';
import { formatShortDateTime } from '#domain/dates.ts';
import { formatMoney } from '#domain/money.ts';
import { useAsyncData } from '#web/admin/components/loading-dialog.tsx';
import { ReceiptState } from '#web/admin/components/receipt-state.tsx';
import { RepeatReceipt } from '#web/admin/components/repeat-receipt.tsx';
import { call } from '#web/kit/api-client.ts';
import { useLanguage } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';
import { OrderSection, SectionLoading } from './order-section.tsx';

const loadReceipts = async ({ _id }: Order, signal: AbortSignal) =>
  (await call(listReceiptsOfOrder, { params: { id: _id }, signal })).data;

/** The fiscal receipts of an order, newest first. */
export function OrderReceipts({ order, canRepeat }: { order: Order; canRepeat: boolean }) {
  const { fiscal: texts } = useAdminMessages();
  const language = useLanguage();
  const { data: receipts, problem, retry } = useAsyncData(order, loadReceipts);
  return (
    <OrderSection title={texts.ofOrder.title}>
      <SectionLoading
        loading={texts.ofOrder.loading}
        isLoaded={receipts !== undefined}
        problem={problem}
        retry={retry}
      />
      {receipts?.length === 0 && <p className="text-sm text-ink-2">{texts.ofOrder.none}</p>}
      {receipts && receipts.length > 0 && (
        <ul className="grid gap-3">
          {receipts.map((receipt) => (
            <li key={receipt._id} className="grid gap-1 border-t border-line pt-3 first:border-t-0 first:pt-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{texts.kinds[receipt.kind]}</span>
                {receipt.sum !== null && <b className="figures">{formatMoney(kopecksOf(receipt.sum))}</b>}
              </p>
              <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 text-sm">
                <ReceiptState receipt={receipt} />
                {receipt.date && (
                  <time dateTime={receipt.date} className="text-ink-2">
                    {formatShortDateTime(new Date(receipt.date), language)}
                  </time>
                )}
              </p>
              {receipt.link && (
                <a
                  href={receipt.link}
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium text-amber-ink underline inline-flex min-h-6 items-center gap-1 justify-self-start text-sm"
                >
                  {receipt.fiscalCode ?? texts.open}
                  <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
                </a>
              )}
              {canRepeat && <RepeatReceipt receipt={receipt} onDone={retry} />}
            </li>
          ))}
        </ul>
      )}
    </OrderSection>
  );
}
