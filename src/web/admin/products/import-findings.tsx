import { type ReactNode, useState } from 'react';
import type { ImportCheck } from '#contracts/product-files.ts';
import { formatNumber } from '#domain/numbers.ts';
import { ChangesTable } from '#web/admin/components/audit-history.tsx';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

type BadRow = ImportCheck['bad'][number];

/** A dry run: the changes that the file would make, and its errors. */
export function ImportFindings({ check }: { check: ImportCheck }) {
  const { productFiles: texts } = useAdminMessages();
  const { created, changed, unchanged, bad, encoding } = check;
  const counts = [
    { label: texts.counts.created, count: created },
    { label: texts.counts.changed, count: changed },
    { label: texts.counts.unchanged, count: unchanged },
    { label: texts.counts.bad, count: bad.length, isBad: bad.length > 0 },
  ];
  return (
    <>
      <dl aria-label={texts.counts.label} className="figures grid grid-cols-2 gap-3 sm:grid-cols-4">
        {counts.map(({ label, count, isBad }) => (
          <div
            key={label}
            className={`rounded-lg border px-4 py-3 ${isBad ? 'border-garnet bg-garnet-wash text-garnet-ink' : 'border-line bg-card'}`}
          >
            <dt className="text-sm">{label}</dt>
            <dd className="text-2xl font-semibold">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {encoding !== 'UTF-8' && <p className="text-sm text-ink-2">{texts.encoding(encoding)}</p>}
      {bad.length > 0 && <BadRows rows={bad} />}
      {created + changed === 0 && bad.length === 0 && <p className="text-ink-2">{texts.nothing}</p>}
      {changed > 0 && <Changes rows={check.changes} all={changed} />}
      {created > 0 && <NewOnes rows={check.newOnes} all={created} />}
    </>
  );
}

function BadRows({ rows }: { rows: readonly BadRow[] }) {
  const { productFiles: texts } = useAdminMessages();
  const columns: Column<BadRow>[] = [
    { key: 'row', title: texts.row, cell: ({ row }) => <span className="figures">{formatNumber(row)}</span> },
    { key: 'name', title: texts.product, cell: ({ name }) => name || '—', isName: true, className: 'wrap-anywhere' },
    {
      key: 'reasons',
      title: texts.reasons,
      cell: ({ reasons }) => (
        <ul className="grid gap-1">
          {reasons.map(({ column, message }) => (
            <li key={`${column} ${message}`} className="wrap-anywhere">
              {column && <span className="font-semibold">{column}: </span>}
              {message}
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return (
    <Finding title={texts.badTitle(rows.length)} text={texts.badText} rows={rows} all={rows.length}>
      {(shown) => (
        <Table label={texts.badTitle(rows.length)} columns={columns} rows={shown} rowKey={({ row }) => String(row)} />
      )}
    </Finding>
  );
}

function Changes({ rows, all }: { rows: ImportCheck['changes']; all: number }) {
  const { productFiles: texts } = useAdminMessages();
  return (
    <Finding title={texts.changesTitle} rows={rows} all={all}>
      {(shown) => (
        <ul className="divide-y divide-line rounded-lg border border-line bg-card">
          {shown.map(({ row, name, itemNo, changes }) => (
            <li key={row} className="px-4 py-2">
              <details open={all <= openAtMost}>
                <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 text-sm md:min-h-9">
                  <span className="font-semibold wrap-anywhere">{name}</span>
                  <span className="text-ink-2 wrap-anywhere">{itemNo}</span>
                  <span className="figures text-ink-2 sm:ml-auto">
                    {texts.atRow(row)} · {texts.fieldsChanged(Object.keys(changes).length)}
                  </span>
                </summary>
                <ChangesTable label={name} sides={[texts.now, texts.willBe]} changes={changes} />
              </details>
            </li>
          ))}
        </ul>
      )}
    </Finding>
  );
}

type NewOne = ImportCheck['newOnes'][number];

function NewOnes({ rows, all }: { rows: readonly NewOne[]; all: number }) {
  const { productFiles: texts } = useAdminMessages();
  const columns: Column<NewOne>[] = [
    { key: 'row', title: texts.row, cell: ({ row }) => <span className="figures">{formatNumber(row)}</span> },
    { key: 'name', title: texts.product, cell: ({ name }) => name, isName: true, className: 'wrap-anywhere' },
    { key: 'itemNo', title: texts.itemNo, cell: ({ itemNo }) => itemNo, className: 'wrap-anywhere' },
  ];
  return (
    <Finding title={texts.newTitle} rows={rows} all={all}>
      {(shown) => <Table label={texts.newTitle} columns={columns} rows={shown} rowKey={({ row }) => String(row)} />}
    </Finding>
  );
}

const shownAtOnce = 50;
/** Up to this many start expanded. */
const openAtMost = 5;

type FindingProps<Row> = {
  title: string;
  text?: string;
  rows: readonly Row[];
  /** The total; the server limits the rows it sends. */
  all: number;
  children: (shown: readonly Row[]) => ReactNode;
};

function Finding<Row>({ title, text, rows, all, children }: FindingProps<Row>) {
  const { productFiles: texts } = useAdminMessages();
  const [count, setCount] = useState(shownAtOnce);
  const shown = rows.slice(0, count);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="text-ink-2">{text}</p>}
      {children(shown)}
      {shown.length < all && <p className="text-sm text-ink-2">{texts.onlyFirst(shown.length, all)}</p>}
      {shown.length < rows.length && (
        <Button className="justify-self-start" onClick={() => setCount(count + shownAtOnce * 4)}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}
