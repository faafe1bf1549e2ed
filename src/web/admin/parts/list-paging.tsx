import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { type Place, useListAddress } from './list-address.ts';

/** Which rows of how many are shown, and the way to the others. */
export function ListPaging({ page, pageCount, perPage, all }: Place) {
  const { pages } = useMessages();
  const { list } = useAdminMessages();
  const { hrefWith } = useListAddress();
  if (pageCount <= 1) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm text-ink-2">{list.range(first, Math.min(all, page * perPage), all)}</p>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => hrefWith({ page: String(number) })}
        label={pages.navigation}
        previousLabel={pages.previous}
        nextLabel={pages.next}
        pageLabel={pages.page}
      />
    </div>
  );
}
