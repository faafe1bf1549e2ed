import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
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
            <a href={hrefOf(current - 1)} rel="prev" aria-label={previousLabel}>
              <ChevronLeft aria-hidden="true" />
            </a>
          </li>
        )}
        {pageWindow(current, pageCount).map((step) =>
          step.kind === 'gap' ? (
            <li key={`after-${step.after}`} aria-hidden="true" className="px-1 text-ink-3">
              …
            </li>
          ) : (
            <li key={step.page}>
              <a
                href={hrefOf(step.page)}
                aria-label={pageLabel(step.page)}
                aria-current={step.page === current ? 'page' : undefined}
              >
                {step.page}
              </a>
            </li>
          ),
        )}
        {current < pageCount && (
          <li>
            <a href={hrefOf(current + 1)} rel="next" aria-label={nextLabel}>
              <ChevronRight aria-hidden="true" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
