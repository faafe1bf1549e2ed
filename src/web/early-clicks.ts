import type { Language } from '#domain/language.ts';
import { earlyClicks as en } from './messages/en/early-clicks.ts';
import { earlyClicks as uk } from './messages/uk/early-clicks.ts';

/** An element clicked before hydration; for a checkbox, with its current state. */
export type EarlyClick = { element: HTMLElement; isChecked: boolean | null };

declare global {
  /** Set by the inline script. Stops capturing and returns each clicked element once, in the order of the last clicks. */
  var takeEarlyClicks: (() => EarlyClick[]) | undefined;
}

/**
 * Captures clicks on controls that need scripts until hydration begins; links and forms work without. It is inlined into the page as text,
 * so it may refer to nothing outside itself but the browser.
 */
function captureEarlyClicks(notice: string): void {
  const clicks = new Map<HTMLElement, EarlyClick>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  /** Timeout: a click that is replayed later than this would surprise the user. */
  let maxAgeMs = 15_000;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const takeClicks = (): EarlyClick[] => {
    clearTimeout(timer);
    document.querySelector('.early-notice')?.remove();
    const taken = [...clicks.values()];
    clicks.clear();
    for (const { element } of taken) element.ariaBusy = null;
    return taken;
  };

  /** Fallback without hydration: a link navigates, a checkbox submits its form, a button can only show a notice. */
  const fallBack = () => {
    const last = takeClicks().at(-1)?.element;
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
    else if (last instanceof HTMLInputElement && last.form) last.form.requestSubmit();
    else if (last) document.body.insertAdjacentHTML('beforeend', notice);
  };

  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(target instanceof Element)) return;
    const element = target.closest<HTMLElement>('button[type=button], a[aria-haspopup], [type=checkbox]');
    if (!element) return;
    const isChecked = element instanceof HTMLInputElement ? element.checked : null;
    if (isChecked === null) {
      event.preventDefault();
      element.ariaBusy = 'true';
    }
    clicks.delete(element);
    clicks.set(element, { element, isChecked });
    clearTimeout(timer);
    timer = setTimeout(fallBack, maxAgeMs);
  };

  /** Resource errors do not bubble, so they are caught in the capture phase. */
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    maxAgeMs = 0;
    fallBack();
  };

  addEventListener('click', onClick, options);
  addEventListener('error', onError, options);
  globalThis.takeEarlyClicks = () => {
    listening.abort();
    return takeClicks();
  };
}

/** An empty address is that of the page. */
const noticeOf = ({ title, text, reload }: typeof uk) =>
  `<div role="alert" class="early-notice"><b>${title}</b><p>${text}</p><a href="">${reload}</a></div>`;

/** The inline script's source; empty in the browser bundle. */
export const earlyClicksScript = (language: Language): string =>
  import.meta.env.SSR ? `(${captureEarlyClicks})(${JSON.stringify(noticeOf({ uk, en }[language]))});` : '';

/** Replays captured clicks after hydration. */
export async function replayClicks(clicks: EarlyClick[]): Promise<void> {
  for (const { element, isChecked } of clicks.splice(0)) {
    if (element instanceof HTMLInputElement && isChecked !== null) setChecked(element, isChecked);
    else element.click();
    // Waits for the render, so that the next click sees the new state (choose 5 ml, then add to cart).
    await new Promise((rendered) => setTimeout(rendered));
  }
}

/** React handles the click event of a checkbox, so the state is set by a click. */
function setChecked(checkbox: HTMLInputElement, isChecked: boolean): void {
  if (checkbox.defaultChecked === isChecked) return;
  checkbox.checked = !isChecked;
  checkbox.click();
}
