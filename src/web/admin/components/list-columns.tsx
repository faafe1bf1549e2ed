import type { ComponentProps, ReactNode } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type Column, Table } from '#web/ui/table.tsx';

/** A row with its position in the whole list. */
export type Numbered<Row> = Row & { readonly number: number };

export const numbered = <Row,>(rows: readonly Row[]): Numbered<Row>[] =>
  rows.map((row, index) => ({ ...row, number: index + 1 }));

export function useListColumns<Row>() {
  const { list } = useAdminMessages();
  return {
    number: (): Column<{ number: number }> => ({
      key: 'number',
      title: list.number,
      cell: ({ number }) => number,
      isAside: true,
      className: 'figures text-ink-2 max-md:hidden xl:w-16',
    }),
    /** Breaks long words, to avoid horizontal scrolling. */
    name: (cell: (row: Row) => ReactNode, title = list.name): Column<Row> => ({
      key: 'name',
      title,
      isName: true,
      cell: (row) => <span className="block wrap-anywhere md:min-w-28 lg:min-w-36">{cell(row)}</span>,
    }),
    image: (addressOf: (row: Row) => string | null): Column<Row> => ({
      key: 'image',
      title: list.image,
      cell: (row) => <Picture address={addressOf(row)} alt="" sizes="40px" ratio="1/1" className="w-10" />,
    }),
    status: (cell: (row: Row) => ReactNode): Column<Row> => ({ key: 'status', title: list.status, cell }),
  };
}

type ListTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, 'rowKey' | 'actionsTitle'>;

/** A table of rows with ids. */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { list } = useAdminMessages();
  return <Table {...props} rowKey={({ _id }) => _id} actionsTitle={list.actions} />;
}
