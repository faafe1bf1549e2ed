import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const stayMs = 3000;
const calm = '(prefers-reduced-motion: reduce)';

function usePrefersCalm(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(calm);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(calm).matches,
    () => false,
  );
}

type Rotation = { readonly current: number; readonly shown: ReadonlySet<number> };

/** The rotation of the slides. It pauses on hover and focus, when the user stops it, and with prefers-reduced-motion. */
export function useRotation(count: number) {
  const [{ current, shown }, setShown] = useState<Rotation>({ current: 0, shown: new Set([0]) });
  const [isHeld, setHeld] = useState(false);
  const [wish, setWish] = useState<'move' | 'rest' | null>(null);
  const prefersCalm = usePrefersCalm();
  const isOn = wish === null ? !prefersCalm : wish === 'move';
  const isMoving = isOn && !isHeld && count > 1;

  const show = useCallback(
    (position: number) => {
      const wanted = (position + count) % count;
      setShown(({ shown }) => ({ current: wanted, shown: new Set(shown).add(wanted) }));
    },
    [count],
  );

  // One timer per slide, so that a manually chosen slide is also shown for the full time.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => show(current + 1), stayMs);
    return () => clearTimeout(timer);
  }, [isMoving, current, show]);

  return { current, shown, show, isOn, isMoving, toggle: () => setWish(isOn ? 'rest' : 'move'), setHeld };
}
