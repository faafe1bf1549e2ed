import { SegmentLinks } from '#web/admin/components/list-filters.tsx';
import { useLocalPath } from '#web/kit/language.ts';
import { useAdminMessages } from '#web/kit/messages.tsx';

const paths = { goods: '/admin/statistic', receipts: '/admin/statistic/receipts', day: '/admin/statistic/day' };

/** The pages of the cash register. */
export function RegisterSections({ current }: { current: keyof typeof paths }) {
  const { sections } = useAdminMessages().fiscal;
  const localPath = useLocalPath();
  const segments = (['goods', 'receipts', 'day'] as const).map((key) => ({
    key,
    href: localPath(paths[key]),
    label: sections[key],
    isCurrent: key === current,
  }));
  return (
    <div className="mb-5">
      <SegmentLinks label={sections.label} segments={segments} />
    </div>
  );
}
