import { useAdminMessages } from '#web/kit/messages.tsx';
import type { Place } from './list-address.ts';
import { PageLinks } from './page-links.tsx';

/** Which rows of how many are shown, and the way to the others. */
export function ListPaging({ page, pageCount, perPage, all }: Place) {
  const { list } = useAdminMessages();
  if (pageCount <= 1) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="figures text-sm text-ink-2">{list.range(first, Math.min(all, page * perPage), all)}</p>
      <PageLinks page={page} pageCount={pageCount} />
    </div>
  );
}
