import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { Select, type SelectOption } from '#web/ui/select.tsx';
import { useListParams } from './list-params.ts';
import { useCountText } from './use-count-text.ts';

/** Debounce. */
const restMs = 300;

type ListSearchProps = {
  label: string;
  /** The label of a search button, for large lists that are searched only on submit. */
  button?: string;
};

/** Debounced search; immediate on Enter. */
export function ListSearch({ label, button }: ListSearchProps) {
  const { param, setParams } = useListParams();
  const find = param('find');
  const box = useRef<HTMLInputElement>(null);
  const applied = useRef(find);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Follows changes of the URL that it did not make itself.
  useEffect(() => {
    if (applied.current === find) return;
    applied.current = find;
    if (box.current) box.current.value = find;
  }, [find]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function search() {
    clearTimeout(timer.current);
    const wanted = box.current?.value ?? '';
    if (wanted === applied.current) return;
    // Replaces the history entry, so that typing a word creates only one.
    setParams({ find: wanted }, { replace: applied.current !== '' });
    applied.current = wanted;
  }

  function searchSoon() {
    clearTimeout(timer.current);
    // A cleared field is applied without a submit.
    if (button === undefined || box.current?.value === '') timer.current = setTimeout(search, restMs);
  }

  function searchNow(event: FormEvent) {
    event.preventDefault();
    search();
  }

  return (
    <search className={button ? 'w-full sm:w-110' : 'w-full sm:w-85'}>
      <form onSubmit={searchNow} className="flex gap-2">
        <SearchField
          ref={box}
          name="find"
          label={label}
          placeholder={label}
          defaultValue={find}
          maxLength={200}
          isDense
          className="grow"
          onChange={searchSoon}
        />
        {button && (
          <Button type="submit" size="small">
            {button}
          </Button>
        )}
      </form>
    </search>
  );
}

type ListSelectProps = {
  /** The search parameter. */
  name: string;
  label: string;
  /** The label of no choice: "all roles". */
  all: string;
  options: readonly SelectOption[];
};

/** Filters a list by a search parameter. */
export function ListSelect({ name, label, all, options }: ListSelectProps) {
  const { param, setParams } = useListParams();
  return (
    <Field label={label} isLabelHidden className="w-full sm:w-56">
      <Select
        isDense
        value={param(name)}
        placeholder={all}
        options={options}
        onChange={(event) => setParams({ [name]: event.target.value })}
      />
    </Field>
  );
}

type ListTab = {
  /** The value of the search parameter; empty for the default tab. */
  value: string;
  label: string;
  count: number;
};

type ListTabsProps = {
  /** The search parameter. */
  name: string;
  /** The accessible name. */
  label: string;
  tabs: readonly ListTab[];
  /** For tabs that filter only the current page: the page number stays. */
  staysOnPage?: boolean;
};

/** Tabs with counts, as links that can be opened in a browser tab. */
export function ListTabs({ name, label, tabs, staysOnPage = false }: ListTabsProps) {
  const { param, hrefWith } = useListParams();
  const current = param(name);
  const page = staysOnPage ? param('page') : '';
  return (
    <SegmentLinks
      label={label}
      segments={tabs.map((tab) => ({
        key: tab.value,
        href: hrefWith({ [name]: tab.value, page }),
        label: tab.label,
        count: tab.count,
        isCurrent: tab.value === current,
      }))}
    />
  );
}

type Segment = { key: string; href: string; label: string; count?: number; isCurrent: boolean };

type SegmentLinksProps = {
  /** The accessible name. */
  label: string;
  segments: readonly Segment[];
};

/** A segmented control of links, which can be opened in a browser tab. */
export function SegmentLinks({ label, segments }: SegmentLinksProps) {
  const countText = useCountText();
  return (
    <nav aria-label={label} className="scroll-hint max-w-full overflow-x-auto">
      <ul className="inline-flex rounded-md border border-line-2 bg-card">
        {segments.map(({ key, href, label, count, isCurrent }) => (
          <li key={key} className="border-r border-line-2 last:border-r-0">
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={clsx(
                'flex min-h-11 items-center gap-2 px-3.5 text-sm whitespace-nowrap transition-colors hover:bg-paper focus-visible:-outline-offset-2 md:min-h-10',
                isCurrent ? 'bg-amber-wash font-semibold' : 'font-medium',
              )}
            >
              {label} {count !== undefined && <span className="text-ink-2">{countText(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
