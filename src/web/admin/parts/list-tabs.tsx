import { clsx } from 'clsx';
import { formatNumber } from '#domain/numbers.ts';
import { Link } from '#web/ui/link.tsx';
import { useListAddress } from './list-address.ts';

type ListTab = {
  /** In the address; empty for the tab that a list opens with. */
  value: string;
  label: string;
  count: number;
};

type ListTabsProps = {
  /** The name in the address. */
  name: string;
  /** What the tabs choose between. */
  label: string;
  tabs: readonly ListTab[];
  /** Where the tabs part what one page shows, rather than the whole list: they stay on that page. */
  staysOnPage?: boolean;
};

/** The parts of a list, each with its count. They are links: each can be opened in a tab of the browser, too. */
export function ListTabs({ name, label, tabs, staysOnPage = false }: ListTabsProps) {
  const { inAddress, hrefWith } = useListAddress();
  const current = inAddress(name);
  const page = staysOnPage ? inAddress('page') : '';
  return (
    <nav aria-label={label} className="max-w-full overflow-x-auto">
      <ul className="inline-flex rounded-md border border-line-2 bg-card">
        {tabs.map(({ value, label, count }) => (
          <li key={value} className="border-r border-line-2 last:border-r-0">
            <Link
              href={hrefWith({ [name]: value, page })}
              aria-current={value === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-2 px-3.5 text-sm whitespace-nowrap transition-colors hover:bg-paper focus-visible:-outline-offset-2 md:min-h-10',
                value === current ? 'bg-amber-wash font-semibold' : 'font-medium',
              )}
            >
              {label} <span className="figures text-ink-2">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
