import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Follows the shop's links without a reload, and fetches what the next page needs on a first hint. */
export function ClientNavigation() {
  const navigate = useNavigate();
  const [expected, setExpected] = useState<string | null>(null);
  useEffect(
    () => listenToLinks({ follow: (path, options) => void navigate(path, options), expect: setExpected }),
    [navigate],
  );
  return expected && <PrefetchPageLinks page={expected} />;
}

/** What shows that a link may be followed next, and what shows that it will not. */
const hints = ['focusin', 'mouseover', 'touchstart'] as const;
const retreats = ['focusout', 'mouseout', 'touchend', 'touchcancel'] as const;

/** Whoever only passes over a link on the way to another one is not asking for its page. */
const hintTakesMs = 100;

type NavigationHandlers = {
  /** Goes to a page of the shop without a reload. */
  readonly follow: (path: string, options: { readonly replace: boolean }) => void;
  /** The page that will probably be asked for, or null when it no longer will. */
  readonly expect: (path: string | null) => void;
};

const pathOf = ({ pathname, search, hash }: Location | HTMLAnchorElement) => pathname + search + hash;

/** The link that an event came from, if it leads to a page of the shop in this window. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null;
  const isHere = link?.origin === location.origin && ['', '_self'].includes(link.target);
  return isHere ? link : null;
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Hears all links of the document, those that are still to come too. Returns how to stop. */
function listenToLinks({ follow, expect }: NavigationHandlers): () => void {
  const listening = new AbortController();
  let hintTimer: ReturnType<typeof setTimeout> | undefined;

  const onPress = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const path = pathOf(link);
    follow(path, { replace: path === pathOf(location) });
  };
  const onHint = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    clearTimeout(hintTimer);
    hintTimer = setTimeout(() => expect(pathOf(link)), hintTakesMs);
  };
  const onRetreat = (event: Event) => {
    const link = linkOf(event);
    const staysWithin =
      event instanceof MouseEvent && event.relatedTarget instanceof Node && link?.contains(event.relatedTarget);
    if (!link || staysWithin) return;
    clearTimeout(hintTimer);
    expect(null);
  };

  const options = { signal: listening.signal, passive: true };
  document.addEventListener('click', onPress, { signal: listening.signal });
  for (const hint of hints) document.addEventListener(hint, onHint, options);
  for (const retreat of retreats) document.addEventListener(retreat, onRetreat, options);
  return () => {
    clearTimeout(hintTimer);
    listening.abort();
  };
}
