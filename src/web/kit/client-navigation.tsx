import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Client-side navigation for plain links and GET forms by event delegation, with prefetching of links on hover, focus or touch. */
export function ClientNavigation() {
  const navigate = useNavigate();
  const [expected, setExpected] = useState<string | null>(null);
  useEffect(
    () => listenToNavigation({ follow: (path, options) => void navigate(path, options), expect: setExpected }),
    [navigate],
  );
  return expected && <PrefetchPageLinks page={expected} />;
}

const hints = ['focusin', 'mouseover', 'touchstart'] as const;
const retreats = ['focusout', 'mouseout', 'touchend', 'touchcancel'] as const;

/** Debounced, so that a pointer passing over a link prefetches nothing. */
const hintTakesMs = 100;

type NavigationHandlers = {
  /** Navigates without a reload. */
  readonly follow: (path: string, options: { readonly replace: boolean; readonly preventScrollReset: boolean }) => void;
  /** The page to prefetch, or null to stop. */
  readonly expect: (path: string | null) => void;
};

const pathOf = ({ pathname, search, hash }: Location | HTMLAnchorElement | URL) => pathname + search + hash;

/** Not those within the page, to files and in texts of the panel, which may link files. `data-reload` reloads the page from the server. */
const pageLinks = 'a[href]:not([href^="#"], [download], [data-reload], .rich-text *)';

/** The internal link of an event, unless it opens another window. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinks) : null;
  const isHere = link?.origin === location.origin && ['', '_self'].includes(link.target);
  return isHere ? link : null;
}

/** The internal address that a GET form leads to, unless it opens another window. */
function addressOf({ target: form, submitter }: SubmitEvent): URL | null {
  if (!(form instanceof HTMLFormElement) || form.method !== 'get' || !['', '_self'].includes(form.target)) return null;
  const address = new URL(form.action);
  if (address.origin !== location.origin) return null;
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  address.search = String(new URLSearchParams(fields));
  return address;
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);

/** Event delegation on the document. Returns the clean-up function. */
function listenToNavigation({ follow, expect }: NavigationHandlers): () => void {
  const listening = new AbortController();
  let hintTimer: ReturnType<typeof setTimeout> | undefined;

  const onPress = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    const path = pathOf(link);
    // The same page in another language keeps its place.
    follow(path, { replace: path === pathOf(location), preventScrollReset: link.hreflang !== '' });
  };
  const onSubmit = (event: SubmitEvent) => {
    const address = event.defaultPrevented ? null : addressOf(event);
    if (!address) return;
    event.preventDefault();
    follow(pathOf(address), { replace: false, preventScrollReset: false });
  };
  const onHint = (event: Event) => {
    const link = linkOf(event);
    if (!link) return;
    clearTimeout(hintTimer);
    // Not offline: React Router reloads the page when a prefetched chunk fails to load.
    hintTimer = setTimeout(() => navigator.onLine && expect(pathOf(link)), hintTakesMs);
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
  document.addEventListener('submit', onSubmit, { signal: listening.signal });
  for (const hint of hints) document.addEventListener(hint, onHint, options);
  for (const retreat of retreats) document.addEventListener(retreat, onRetreat, options);
  return () => {
    clearTimeout(hintTimer);
    listening.abort();
  };
}
