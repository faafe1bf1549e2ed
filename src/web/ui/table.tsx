import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The row header, and on phones the heading of the card. */
  isName?: boolean;
  /** A secondary column: hidden on medium screens, where the name cell shows its content. */
  isAside?: boolean;
  /** A column of controls; its title is for screen readers only. */
  isTitleHidden?: boolean;
  /** The heading, if it is more than its title: a link that sorts, a checkbox for all rows. */
  head?: ReactNode;
  sorted?: 'ascending' | 'descending';
  className?: string;
};

type TableProps<Row> = {
  /** The accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  actions?: (row: Row) => ReactNode;
  actionsTitle?: string;
  /** Expanded content below the row; nothing if collapsed. */
  detail?: (row: Row) => ReactNode;
  /** The empty state. */
  empty?: ReactNode;
  /** On phones rows become cards, or a table of many numbers scrolls horizontally. */
  onPhone?: 'cards' | 'scroll';
};

export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  actions,
  actionsTitle = '',
  detail,
  empty,
  onPhone = 'cards',
}: TableProps<Row>) {
  const all: readonly Column<Row>[] = actions
    ? [...columns, { key: 'actions', title: actionsTitle, cell: actions, align: 'end', isTitleHidden: true }]
    : columns;
  const isCards = onPhone === 'cards';

  const table = (
    <table
      aria-label={label}
      className={clsx(
        'w-full border-separate border-spacing-0 text-left text-[0.9375rem]',
        isCards ? 'max-md:block md:border-t md:border-l md:border-line' : 'min-w-max border-t border-l border-line',
      )}
    >
      <thead className={isCards ? 'max-md:sr-only' : undefined}>
        <tr>
          {all.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sorted}
              className={clsx(
                'label-caps sticky top-0 z-10 border-b border-line bg-card px-2.5 py-3.5 lg:px-3.5 lg:whitespace-nowrap text-ink-3 last:border-r',
                column.align === 'end' && 'text-right',
                column.isAside && asideLook,
              )}
            >
              {column.isTitleHidden ? <span className="sr-only">{column.title}</span> : (column.head ?? column.title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={isCards ? 'max-md:grid max-md:gap-3' : undefined}>
        {rows.length === 0 && empty && (
          <tr className={isCards ? cardLook : undefined}>
            <td
              colSpan={all.length}
              className="border-line bg-card px-3.5 py-8 text-center text-ink-2 max-md:block md:border-r md:border-b"
            >
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => {
          const unfolded = detail?.(row);
          return (
            <Fragment key={rowKey(row)}>
              <tr className={clsx('group', isCards && cardLook)}>
                {all.map((column) => (
                  <Cell key={column.key} column={column} isCards={isCards}>
                    {column.cell(row)}
                  </Cell>
                ))}
              </tr>
              {unfolded && (
                <tr className={isCards ? 'max-md:-mt-3 max-md:block' : undefined}>
                  <td
                    colSpan={all.length}
                    className={clsx(
                      'border-r border-b border-line bg-amber-mist px-3.5 py-4',
                      isCards && 'max-md:block max-md:rounded-b-lg max-md:border-l',
                    )}
                  >
                    {unfolded}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );

  if (isCards) return table;
  return (
    <section aria-label={label} {...reachableByKeyboard} className="relative overflow-x-auto rounded-sm">
      {table}
    </section>
  );
}

// Focusable, so that a scrollable table can be scrolled with the keyboard.
const reachableByKeyboard = { tabIndex: 0 };

const asideLook = 'md:max-xl:hidden';

const cardLook =
  'max-md:relative max-md:block max-md:rounded-lg max-md:border max-md:border-line max-md:bg-card max-md:px-4 max-md:py-2';

type CellProps<Row> = { column: Column<Row>; isCards: boolean; children: ReactNode };

function Cell<Row>({ column, isCards, children }: CellProps<Row>) {
  const look = clsx(
    'border-line bg-card align-middle font-normal group-hover:bg-white md:border-b md:px-2.5 md:py-2 lg:px-3.5 md:last:border-r',
    column.align === 'end' && 'md:text-right',
    column.isName && 'font-semibold',
    isCards
      ? 'max-md:flex max-md:min-h-9 max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1.5'
      : 'border-b px-3.5 py-2 last:border-r',
    isCards && !column.isName && 'max-md:text-right',
    isCards && !column.isName && !column.isTitleHidden && titleBefore,
    isCards && column.isName && 'max-md:min-h-11 max-md:pr-24 max-md:text-lg',
    column.isAside && asideLook,
    // Next to the name and no higher, so that it covers nothing below.
    isCards && column.isTitleHidden && 'max-md:absolute max-md:top-1.5 max-md:right-1 max-md:py-0!',
    'h-12 max-md:h-auto',
    column.className,
  );
  if (column.isName) {
    return (
      <th scope="row" className={look}>
        {children}
      </th>
    );
  }
  return (
    <td data-title={column.title} className={look}>
      {children}
    </td>
  );
}

const titleBefore =
  'max-md:before:shrink-0 max-md:before:text-xs max-md:before:text-ink-3 max-md:before:content-[attr(data-title)]';
