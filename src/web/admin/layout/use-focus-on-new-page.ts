import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the heading of a new page, so that screen readers and the keyboard go on from there. A field that has the focus keeps it, as does what the page itself has focused. */
export function useFocusOnNewPage() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const active = document.activeElement;
    if (content.current?.contains(active)) return;
    if (active?.matches('input, select, textarea') || active?.closest('[role="dialog"]:not(.toast)')) return;
    const heading = content.current?.querySelector<HTMLElement>('h1') ?? content.current;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return content;
}
