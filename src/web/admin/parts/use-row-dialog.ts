import { useState } from 'react';

type Opened<Kind> = { kind: Kind; id: string | null };

/**
 * Which dialog stands above a list, and over which row. The row is always the one that the list shows now: a dialog that stays open
 * while the list is loaded anew gets the new one, and the dialog of a row that is gone closes.
 */
export function useRowDialog<Kind extends string, Row extends { _id: string }>(rows: readonly Row[]) {
  const [opened, setOpened] = useState<Opened<Kind> | null>(null);
  const rowOf = (kind: Kind): Row | undefined =>
    opened?.kind === kind ? rows.find(({ _id }) => _id === opened.id) : undefined;
  return {
    open: (kind: Kind, row?: Row) => setOpened({ kind, id: row?._id ?? null }),
    close: () => setOpened(null),
    isOpen: (kind: Kind) => opened?.kind === kind,
    rowOf,
  };
}
