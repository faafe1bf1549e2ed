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

/** Links, so that pages can be opened in a tab, shared and crawled. */
export function Pagination({ page, pageCount, hrefOf, label, previousLabel, nextLabel, pageLabel }: PaginationProps) {
  if (pageCount <= 1) return null;
  const current = pageWithin(page, pageCount);

  return (
    <nav aria-label={label}>
      <ul className="page-links">
        {current > 1 && (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
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
              >
                {step.page}
              </Link>
            </li>
          ),
        )}
        {current < pageCount && (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
