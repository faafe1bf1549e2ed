import { clsx } from 'clsx';
import { useMessages } from '#web/kit/messages.tsx';
import { Badge } from '#web/ui/badge.tsx';

const mostShown = 99;

/** Overlaps the corner of its icon to avoid layout shift; with a visible name it follows the name. */
export function IconCount({ count, isNamed }: { count: number; isNamed: boolean }) {
  const { counts } = useMessages();
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{counts.products(count)}</span>
      <span aria-hidden="true" className={clsx('flex', !isNamed && 'absolute bottom-1/2 left-1/2 mb-0.5 ml-0.5')}>
        <Badge tone="amber" look="count">
          {count > mostShown ? `${mostShown}+` : count}
        </Badge>
      </span>
    </>
  );
}
