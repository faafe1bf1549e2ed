import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { listingSorts, writeListing } from './listing-address.ts';
import type { ListingChoice } from './use-listing.ts';

export type SortSelectProps = Pick<ListingChoice, 'wanted' | 'change'>;

export function SortSelect({ wanted, change }: SortSelectProps) {
  const { listing: texts } = useMessages();
  const localPath = useLocalPath();
  const choose = (value: string) => change({ sort: listingSorts.find((sort) => sort === value) ?? 'new' });
  const select = useSort(wanted.sort, choose);
  return (
    <form action={localPath(wanted.path)} autoComplete="off" className="flex min-w-0 grow gap-2 sm:grow-0">
      <Select
        name="sort"
        aria-label={texts.sort}
        isDense
        options={listingSorts.map((value) => ({ value, label: texts.sorts[value] }))}
        ref={select}
        defaultValue={wanted.sort}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        className="w-full sm:w-52"
      />
      {[...new URLSearchParams(writeListing({ ...wanted, sort: 'new', page: 1 }))].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button type="submit">{texts.apply}</Button>
      </noscript>
    </form>
  );
}

/** Uncontrolled, so that a choice made before hydration is applied and not lost. */
function useSort(sort: string, choose: (value: string) => void) {
  const select = useRef<HTMLSelectElement>(null);
  const hasTakenOver = useRef(false);
  const show = useEffectEvent(() => {
    const { current: list } = select;
    if (!list || list.value === sort) return;
    if (hasTakenOver.current) list.value = sort;
    else choose(list.value);
  });
  useEffect(() => {
    if (sort) show();
    hasTakenOver.current = true;
  }, [sort]);
  return select;
}
