import { useMessages } from '#web/kit/messages.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useListAddress } from './list-address.ts';

type PageLinksProps = { page: number; pageCount: number };

/** The way to the other pages of what the address shows. */
export function PageLinks({ page, pageCount }: PageLinksProps) {
  const { pages } = useMessages();
  const { hrefWith } = useListAddress();
  return (
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(number) => hrefWith({ page: String(number) })}
      label={pages.navigation}
      previousLabel={pages.previous}
      nextLabel={pages.next}
      pageLabel={pages.page}
    />
  );
}
