import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { formatNumber } from '#domain/numbers.ts';
import type { LoadProblem } from '#web/kit/api-client.ts';
import { useAdminMessages, useMessages } from '#web/kit/messages.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type PageInfo, useListParams } from './list-params.ts';

type Words = { title: string; text?: string };

type ListPageProps = {
  title: string;
  /** The document title if it differs from the heading. */
  tabTitle?: string;
  /** The total with its noun: "12 брендів". */
  count: string;
  /** It is at least so many: the server counts no further. */
  isCountCapped?: boolean;
  /** The create button, also shown in the empty state. */
  create?: ReactNode;
  filters?: ReactNode;
  /** A notice above the rows. */
  notice?: ReactNode;
  isEmpty: boolean;
  /** The empty state of a list without any rows. */
  empty: Words;
  /** The empty state of a search; by default it shows the query. */
  nothingFound?: Words;
  pageInfo?: PageInfo;
  children: ReactNode;
};

/** The layout of all lists of the panel: title, filters, rows or an empty state, and pagination. */
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
  pageInfo,
  isCountCapped = pageInfo?.isCapped ?? false,
  children,
}: ListPageProps) {
  const { list } = useAdminMessages();
  const { param, isFiltered } = useListParams();
  const find = param('find').trim();
  const found = nothingFound ?? { title: find ? list.nothingFound(find) : list.nothingHere };
  const isBare = isEmpty && !isFiltered;
  return (
    <>
      <title>{tabTitle}</title>
      <ListHeading title={title} count={isCountCapped ? list.atLeast(count) : count} action={create} />
      {filters && !isBare && <div className="mb-4 flex flex-wrap items-center gap-3">{filters}</div>}
      {notice}
      {isBare && <EmptyState {...empty} action={create} />}
      {isEmpty && isFiltered && <EmptyState {...found} action={<ButtonLink href="?">{list.clearSearch}</ButtonLink>} />}
      {!isEmpty && children}
      {pageInfo && <ListPaging {...pageInfo} />}
    </>
  );
}

type ListHeadingProps = { title: string; count?: string; action?: ReactNode };

/** The heading of all lists: title, total and create button. */
export function ListHeading({ title, count, action }: ListHeadingProps) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-3 max-sm:gap-y-2 max-sm:[&_[data-create]_:is(a,button)]:px-3.5">
      <h1 className="flex flex-wrap items-baseline gap-x-4 text-4xl lining-nums max-sm:flex-col max-sm:text-3xl">
        {title}
        {count && <span className="font-sans text-base font-normal text-ink-2 max-sm:text-sm">{count}</span>}
      </h1>
      {action && <div data-create>{action}</div>}
    </header>
  );
}

/** The range of shown rows, and pagination. */
export function ListPaging({ page, pageCount, perPage, all, isCapped }: PageInfo) {
  const { list } = useAdminMessages();
  if (pageCount <= 1) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm text-ink-2">
        {list.range(first, Math.min(all, page * perPage), isCapped ? list.orMore(all) : formatNumber(all))}
        {isCapped && page === pageCount && ` ${list.narrow}`}
      </p>
      <PageLinks page={page} pageCount={pageCount} />
    </div>
  );
}

type PageLinksProps = { page: number; pageCount: number };

export function PageLinks({ page, pageCount }: PageLinksProps) {
  const { pages } = useMessages();
  const { hrefWith } = useListParams();
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

type ListProblemProps = {
  title?: string;
  /** Formats the message. */
  describe?: (error: string) => string;
  /** For a page with its own h1 above. */
  isBelowTitle?: boolean;
};

/** The error boundary of lists and pages of the panel: the server's message, and retry. */
export function ListProblem({ title, describe = (error) => error, isBelowTitle = false }: ListProblemProps) {
  const { words, problem } = useMessages();
  const { list } = useAdminMessages();
  const revalidator = useRevalidator();
  const error = useRouteError();
  const text = isRouteErrorResponse(error) ? (error.data as LoadProblem).message : problem.text;
  return (
    <ErrorState
      heading={isBelowTitle ? 'h2' : 'h1'}
      title={title ?? list.problemTitle}
      text={describe(text)}
      retryLabel={words.retry}
      onRetry={() => revalidator.revalidate()}
      isRetrying={revalidator.state === 'loading'}
    />
  );
}

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Skeleton of a list. */
export function ListSkeleton({ title }: { title: string }) {
  const { list } = useAdminMessages();
  return (
    <div aria-busy="true">
      <ListHeading title={title} />
      <p className="sr-only">{list.loading}</p>
      <Skeleton className="mb-4 h-11 max-w-90" />
      <div className="border border-line bg-card">
        {rows.map((row) => (
          <div key={row} className="flex h-14 items-center gap-4 border-b border-line px-4 last:border-b-0">
            <Skeleton className="h-4 w-6" />
            <Skeleton className="h-4 w-48 grow-0" />
            <Skeleton className="ml-auto h-4 w-24" />
          </div>
        ))}
      </div>
    </div>
  );
}
