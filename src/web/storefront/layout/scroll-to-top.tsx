import ArrowUp from 'lucide-react/icons/arrow-up';
import { useSyncExternalStore } from 'react';
import { useMessages } from '#web/kit/messages.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { topId } from './header.tsx';

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  addEventListener('resize', onChange);
  return () => {
    removeEventListener('scroll', onChange);
    removeEventListener('resize', onChange);
  };
}

/** The size of the button's corner, including the space around it. */
const cornerPx = { width: 72, height: 160 };

/** Hidden while it would cover a total. */
const coversSums = () =>
  [...document.querySelectorAll('[data-sums]')].some((sums) => {
    const { top, right, bottom } = sums.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - cornerPx.height && right > innerWidth - cornerPx.width;
  });

const isWanted = () => scrollY > innerHeight && !coversSums();

function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  // The button is removed, so the focus moves to the top.
  document.getElementById(topId)?.focus({ preventScroll: true });
}

/** Shown after scrolling more than one screen. */
export function ScrollToTop() {
  const { shopFrame } = useMessages();
  const isShown = useSyncExternalStore(subscribe, isWanted, () => false);
  if (!isShown) return null;
  return (
    <IconButton
      label={shopFrame.toTop}
      icon={<ArrowUp aria-hidden="true" />}
      look="round"
      onClick={goToTop}
      className="fixed! print:hidden right-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-30 border border-line-2 shadow-pop sm:right-6 sm:bottom-6"
    />
  );
}
