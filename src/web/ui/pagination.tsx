import { clsx } from 'clsx';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from './link.tsx';
import { pageWindow, pageWithin } from './page-window.ts';

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
};

const pill = clsx(
  'inline-flex h-11 min-w-11 items-center justify-center rounded-full border px-3 text-sm md:h-9 md:min-w-9',
  '[&_svg]:size-4',
);
const livePill = clsx(pill, 'border-line-2 bg-white text-ink-2 transition-colors hover:border-ink-3 hover:text-ink');

/** Links, so that pages can be opened in a tab, shared and crawled. */
export function Pagination({ page, pageCount, hrefOf, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pageCount <= 1) return null;
  const current = pageWithin(page, pageCount);

  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-2">
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel} className={livePill}>
              <ChevronLeft aria-hidden="true" />
            </Link>
          </li>
        )}
        {pageWindow(current, pageCount).map((step) =>
          step.kind === 'gap' ? (
            <li key={`after-${step.after}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={step.page}>
              <Link
                href={hrefOf(step.page)}
                aria-label={pageLabel(step.page)}
                aria-current={step.page === current ? 'page' : undefined}
                className={step.page === current ? clsx(pill, 'border-ink bg-ink text-card') : livePill}
              >
                {step.page}
              </Link>
            </li>
          ),
        )}
        {current < pageCount && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={nextLabel} className={livePill}>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
