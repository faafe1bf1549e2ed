import { useListAddress } from './list-address.ts';
import { SegmentLinks } from './segment-links.tsx';

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
