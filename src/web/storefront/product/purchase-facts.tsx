import BadgeCheck from 'lucide-react/icons/badge-check';
import CreditCard from 'lucide-react/icons/credit-card';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Truck from 'lucide-react/icons/truck';
import { useLocalPath } from '#web/kit/language.ts';
import { useMessages } from '#web/kit/messages.tsx';
import { Link } from '#web/ui/link.tsx';

const facts = [
  { key: 'delivery', Icon: Truck, path: '/delivery' },
  { key: 'payment', Icon: CreditCard, path: '/delivery' },
  { key: 'original', Icon: BadgeCheck, path: '/about' },
  { key: 'returns', Icon: RotateCcw, path: '/delivery' },
] as const;

/** What people ask before they buy, next to the button. */
export function PurchaseFacts() {
  const { facts: texts } = useMessages().product;
  const localPath = useLocalPath();
  return (
    <ul aria-label={texts.label} className="grid gap-x-6 gap-y-1 min-[480px]:grid-cols-2">
      {facts.map(({ key, Icon, path }) => (
        <li key={key}>
          <Link
            href={localPath(path)}
            className="group/fact flex min-h-11 items-center gap-3 text-sm text-ink-2 hover:text-ink"
          >
            <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-amber" />
            <span className="min-w-0">
              <strong className="block font-semibold text-ink group-hover/fact:underline">{texts[key].title}</strong>
              {texts[key].text}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
