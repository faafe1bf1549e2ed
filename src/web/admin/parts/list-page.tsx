import type { ReactNode } from 'react';
import { useAdminMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type Place, useListAddress } from './list-address.ts';
import { ListHeading } from './list-heading.tsx';
import { ListPaging } from './list-paging.tsx';

type Words = { title: string; text?: string };

type ListPageProps = {
  title: string;
  /** What the tab of the browser says, where that is more than the title. */
  tabTitle?: string;
  /** How many there are in all, with their word: "12 брендів". */
  count: string;
  /** The first thing to do, beside the title and where there is nothing yet. */
  create?: ReactNode;
  /** Tabs, search and selects. */
  filters?: ReactNode;
  /** Something that has happened meanwhile. */
  notice?: ReactNode;
  /** Whether there is no row to show. */
  isEmpty: boolean;
  /** What to say while the shop has none at all. */
  empty: Words;
  /** What to say where the search found none; without it, what was searched for. */
  nothingFound?: Words;
  place?: Place;
  /** The rows, as a table or otherwise. */
  children: ReactNode;
};

/** Every list of the panel: title, filters, the rows or what to do about there being none, and the way to further pages. */
export function ListPage({
  title,
  tabTitle = title,
  count,
  create,
  filters,
  notice,
  isEmpty,
  empty,
  nothingFound,
  place,
  children,
}: ListPageProps) {
  const { list } = useAdminMessages();
  const { inAddress, isNarrowed } = useListAddress();
  const find = inAddress('find').trim();
  const found = nothingFound ?? { title: find ? list.nothingFound(find) : list.nothingHere };
  const isBare = isEmpty && !isNarrowed;
  return (
    <>
      <title>{tabTitle}</title>
      <ListHeading title={title} count={count} action={create} />
      {filters && !isBare && <div className="mb-4 flex flex-wrap items-center gap-3">{filters}</div>}
      {notice}
      {isBare && <EmptyState {...empty} action={create} />}
      {isEmpty && isNarrowed && <EmptyState {...found} action={<ButtonLink href="?">{list.clearSearch}</ButtonLink>} />}
      {!isEmpty && children}
      {place && <ListPaging {...place} />}
    </>
  );
}
