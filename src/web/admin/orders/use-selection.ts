import { type ChangeEvent, useState } from 'react';

type Row = { readonly _id: string };

/** The chosen rows, also of other pages of the list. With Shift, the rows between the last press and this one. */
export function useSelection<Chosen extends Row>(rows: readonly Chosen[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Chosen>>(new Map());
  const [lastId, setLastId] = useState<string | null>(null);

  function set(changed: readonly Chosen[], isChosen: boolean) {
    const next = new Map(chosen);
    for (const row of changed) {
      if (isChosen) next.set(row._id, row);
      else next.delete(row._id);
    }
    setChosen(next);
  }

  function toggle(row: Chosen, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const at = rows.findIndex(({ _id }) => _id === row._id);
    const last = rows.findIndex(({ _id }) => _id === lastId);
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey && last >= 0;
    set(isRange ? rows.slice(Math.min(at, last), Math.max(at, last) + 1) : [row], target.checked);
    setLastId(row._id);
  }

  const onPage = rows.filter(({ _id }) => chosen.has(_id)).length;
  return {
    chosen: [...chosen.values()],
    has: ({ _id }: Row) => chosen.has(_id),
    toggle,
    isPageChosen: rows.length > 0 && onPage === rows.length,
    isPageMixed: onPage > 0 && onPage < rows.length,
    togglePage: (isChosen: boolean) => set(rows, isChosen),
    clear: () => setChosen(new Map()),
  };
}

export type Selection<Chosen extends Row> = ReturnType<typeof useSelection<Chosen>>;
