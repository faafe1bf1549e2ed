import { clsx } from 'clsx';
import type { ToDo } from '#contracts/overview.ts';
import { formatMoney } from '#domain/money.ts';
import { useCountText } from '#web/admin/components/use-count-text.ts';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { kopecksOf } from '#web/kit/product-price.ts';

type ToDoListProps = { toDo: ToDo };

/** What is to be done today, each linked to its list. */
export function ToDoList({ toDo: { orders, products, parcels, receipts, refunds } }: ToDoListProps) {
  const { toDo: texts } = useAdminMessages().overview;
  const localPath = useLocalPath();
  const countText = useCountText();
  const tasks = [
    orders && {
      key: 'pack',
      label: texts.toPack,
      count: orders.toPack,
      href: '/admin/orders?status=processed&payment=paid',
    },
    orders && {
      key: 'clarify',
      label: texts.toClarify,
      count: orders.toClarify,
      href: '/admin/orders?status=specified',
    },
    orders && { key: 'unpaid', label: texts.unpaid, count: orders.unpaid, href: '/admin/orders?payment=awaiting' },
    products && { key: 'low', label: texts.runningOut, count: products.runningOut, href: '/admin/products?status=low' },
    // An alarm: most shops never see it.
    receipts && receipts.failed > 0
      ? {
          key: 'receipts',
          label: texts.failedReceipts,
          count: receipts.failed,
          href: '/admin/statistic/receipts?state=problem',
        }
      : null,
  ].filter((task) => task !== null);
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby="to-do" className="mb-8">
      <h2 id="to-do" className="mb-3 text-2xl">
        {texts.title}
      </h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {tasks.map(({ key, label, count, href }) => (
          <li key={key}>
            <a
              href={localPath(href)}
              className="flex h-full flex-col gap-1 rounded-lg border border-line bg-card px-4 py-3.5 transition-colors hover:border-ink-3 md:px-5"
            >
              <span className={clsx('figures text-3xl font-semibold', count === 0 ? 'text-ink-3' : 'text-amber-ink')}>
                {countText(count)}
              </span>
              <span className="text-sm text-ink-2">{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <OrderList
        title={texts.parcels}
        rows={(parcels ?? []).map(({ orderNo, number, trouble }) => ({
          key: String(orderNo),
          orderNo,
          problem: texts.troubles[trouble],
          detail: number,
        }))}
      />
      <OrderList
        title={texts.refunds}
        rows={(refunds ?? []).map(({ _id, orderNo, amount, isRefused }) => ({
          key: _id,
          orderNo,
          problem: isRefused ? texts.refundRefused : texts.refundByHand,
          detail: formatMoney(kopecksOf(amount)),
        }))}
      />
    </section>
  );
}

type OrderListProps = {
  title: string;
  rows: readonly { key: string; orderNo: number; problem: string; detail: string | null }[];
};

/** Orders that somebody should look at, each with the reason and a link; nothing if there are none. */
function OrderList({ title, rows }: OrderListProps) {
  const localPath = useLocalPath();
  if (rows.length === 0) return null;
  return (
    <div className="mt-3 rounded-lg border border-line bg-card px-4 py-3.5 md:px-5">
      <h3 className="mb-1 font-sans font-semibold">{title}</h3>
      <ul className="text-sm">
        {rows.map(({ key, orderNo, problem, detail }) => (
          <li key={key} className="flex flex-wrap items-center gap-x-3">
            <a
              href={localPath(`/admin/orders/${orderNo}`)}
              className="figures inline-flex min-h-11 items-center text-amber-ink underline md:min-h-8"
            >
              № {orderNo}
            </a>
            <span>{problem}</span>
            {detail !== null && <span className="figures text-ink-3">{detail}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
