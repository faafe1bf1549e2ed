import { useNavigation } from 'react-router';
import { useMessages } from './messages.tsx';

/** Progress bar while a navigation loads; its animation is delayed, so that fast pages do not flicker. */
export function PageProgress() {
  const { words } = useMessages();
  if (useNavigation().state !== 'loading') return null;
  return (
    <div role="progressbar" aria-label={words.loading} className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="size-full origin-left animate-advance bg-amber-glow" />
    </div>
  );
}
