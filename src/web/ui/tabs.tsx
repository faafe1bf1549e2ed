import { Tabs as Primitive } from '@base-ui/react/tabs';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type Tab = { value: string; label: string; count?: string; content: ReactNode };

type TabsProps = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  look?: 'underline' | 'segmented';
};

const lists = {
  underline: 'flex gap-7 overflow-x-auto border-b border-line',
  segmented: 'inline-flex max-w-full overflow-x-auto rounded-md border border-line-2 bg-card',
};

const tabLooks = {
  underline:
    '-mb-px border-b-2 border-transparent py-2.5 font-semibold text-ink-3 data-active:border-amber data-active:text-ink hover:text-ink',
  segmented:
    'border-r border-line-2 px-3.5 py-2 text-sm font-medium last:border-r-0 hover:bg-paper data-active:bg-amber-wash data-active:font-semibold',
};

export function Tabs({ label, tabs, value, defaultValue, onChange, look = 'underline' }: TabsProps) {
  return (
    <Primitive.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <Primitive.List aria-label={label} className={lists[look]}>
        {tabs.map((tab) => (
          <Primitive.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              'flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap transition-colors focus-visible:-outline-offset-2 md:min-h-10',
              tabLooks[look],
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="figures text-ink-2">{tab.count}</span>}
          </Primitive.Tab>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Panel key={tab.value} value={tab.value} keepMounted className="pt-5">
          {tab.content}
        </Primitive.Panel>
      ))}
    </Primitive.Root>
  );
}
