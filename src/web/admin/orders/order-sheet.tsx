import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { getOrder } from '#contracts/admin-orders.ts';
import type { Order } from '#contracts/orders.ts';
import { formatLongDate } from '#domain/dates.ts';
import { shop } from '#domain/shop.ts';
import { BackLink, FormSkeleton } from '#web/admin/components/form-layouts.tsx';
import { ListProblem } from '#web/admin/components/list-page.tsx';
import { load } from '#web/kit/api-client.ts';
import { useLanguage, useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';

type SheetFrameProps = {
  title: string;
  back: string;
  /** By default the order, to which the sheet belongs. */
  backLabel?: string;
  children: ReactNode;
};

/** A page of printable sheets, with the button that prints them. */
export function SheetFrame({ title, back, backLabel, children }: SheetFrameProps) {
  const { orders: texts } = useAdminMessages();
  const localPath = useLocalPath();
  return (
    <>
      <title>{title}</title>
      <div className="mb-5 flex max-w-4xl flex-wrap items-center justify-between gap-3 print:hidden">
        <BackLink label={backLabel ?? texts.page.toOrder} href={localPath(back)} />
        <Button kind="primary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {texts.print.print}
        </Button>
      </div>
      {children}
    </>
  );
}

type SheetArticleProps = { title: string; order: Order; heading?: 'h1' | 'h2' | undefined; children: ReactNode };

/** A printable sheet about an order. */
export function SheetArticle({ title, order, heading: Heading = 'h1', children }: SheetArticleProps) {
  const { orders: texts } = useAdminMessages();
  const language = useLanguage();
  return (
    <article className="grid max-w-4xl gap-6 rounded-lg border border-line bg-white p-4 text-[0.9375rem] sm:p-8 print:max-w-none print:border-0 print:p-0 print:text-black">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-2 pb-4">
        <Heading className="text-3xl lining-nums">{title}</Heading>
        <p className="text-ink-2">{texts.print.ofDate(formatLongDate(new Date(order.date), language))}</p>
        <p className="basis-full text-sm text-ink-2">
          {shop.name[language]}, {shop.shownPhone}, {shop.email}
        </p>
      </header>
      {children}
    </article>
  );
}

export function SheetSkeleton() {
  const { title, print } = useAdminMessages().orders;
  return <FormSkeleton title={title} loading={print.loading} />;
}

export const SheetProblem = () => <ListProblem title={useAdminMessages().orders.form.problemTitle} />;

type SheetColumn<Row> = {
  key: string;
  title: string;
  cell: (row: Row, index: number) => ReactNode;
  isFigure?: boolean;
};
type SheetTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly SheetColumn<Row>[];
};

/** A printable table; scrolls horizontally on narrow screens. */
export function SheetTable<Row>({ label, rows, rowKey, columns }: SheetTableProps<Row>) {
  const align = ({ isFigure }: SheetColumn<Row>) => (isFigure ? 'text-right figures whitespace-nowrap' : 'text-left');
  return (
    <section aria-label={label} {...reachableByKeyboard} className="overflow-x-auto print:overflow-visible">
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-ink">
            {columns.map((column) => (
              <th key={column.key} scope="col" className={`py-2 pr-4 font-semibold last:pr-0 ${align(column)}`}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row)} className="break-inside-avoid border-b border-line-2 align-top">
              {columns.map((column) => (
                <td key={column.key} className={`py-2.5 pr-4 last:pr-0 ${align(column)}`}>
                  {column.cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

// Focusable, so that a scrollable table can be scrolled with the keyboard.
const reachableByKeyboard = { tabIndex: 0 };

export type PageOfOrder = { params: { id: string } };

export const loadOrder = ({ params: { id } }: PageOfOrder) => load(getOrder, { params: { id } });
