import { clsx } from 'clsx';
import { formatNumber } from '#domain/numbers.ts';
import { Link } from '#web/ui/link.tsx';

type Segment = { key: string; href: string; label: string; count?: number; isCurrent: boolean };

type SegmentLinksProps = {
  /** What is chosen between. */
  label: string;
  segments: readonly Segment[];
};

/** One of a few, side by side. They are links: each can be opened in a tab of the browser, too. */
export function SegmentLinks({ label, segments }: SegmentLinksProps) {
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className="inline-flex rounded-md border border-line-2 bg-card">
        {segments.map(({ key, href, label, count, isCurrent }) => (
          <li key={key} className="border-r border-line-2 last:border-r-0">
            <Link
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-2 px-3.5 text-sm whitespace-nowrap transition-colors hover:bg-paper focus-visible:-outline-offset-2 md:min-h-10',
                isCurrent ? 'bg-amber-wash font-semibold' : 'font-medium',
              )}
            >
              {label} {count !== undefined && <span className="figures text-ink-2">{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
