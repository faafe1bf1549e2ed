import type { ComponentProps } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { Table } from '#web/ui/table.tsx';

type ListTableProps<Row> = Omit<ComponentProps<typeof Table<Row>>, 'rowKey' | 'actionsTitle'>;

/** A table of things that have an id. */
export function ListTable<Row extends { _id: string }>(props: ListTableProps<Row>) {
  const { list } = useAdminMessages();
  return <Table {...props} rowKey={({ _id }) => _id} actionsTitle={list.actions} />;
}
