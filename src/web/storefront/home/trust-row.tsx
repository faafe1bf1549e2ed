import BadgeCheck from 'lucide-react/icons/badge-check';
import Droplets from 'lucide-react/icons/droplets';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import { useMessages } from '#web/kit/messages.tsx';

const reasons = [
  { key: 'originals', Icon: BadgeCheck },
  { key: 'decants', Icon: Droplets },
  { key: 'delivery', Icon: Truck },
  { key: 'pickup', Icon: Store },
] as const;

export function TrustRow() {
  const { trust } = useMessages().home;
  return (
    <section aria-label={trust.label} className="border-y border-line bg-card">
      <ul className="page-width grid grid-cols-2 gap-x-4 gap-y-4 py-6 sm:gap-x-6 lg:grid-cols-4">
        {reasons.map(({ key, Icon }) => (
          <li key={key} className="flex items-start gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-6 shrink-0 text-amber" />
            <p className="min-w-0 text-sm text-ink-2">
              <strong className="block text-[0.9375rem] font-semibold text-ink">{trust[key].title}</strong>
              <span className="max-sm:hidden">{trust[key].text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
