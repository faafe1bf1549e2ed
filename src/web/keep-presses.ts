import type { earlyPresses } from './messages/uk/early-presses.ts';

/** What was pressed, and for a box whether it is ticked since. */
export type EarlyPress = { element: HTMLElement; isTicked: boolean | null };

type Keeper = {
  /** The page answers for itself from here on. Tells what waits for it, each element once, in the order of the last presses. */
  handOver: () => EarlyPress[];
  /** The scripts will not come. */
  giveUp: () => void;
};

declare global {
  var pressKeeper: Keeper | undefined;
}

/**
 * A page can be seen before its scripts have come, and a button pressed then would do nothing. This notes the press, shows that it was
 * taken, and leaves it to the scripts; links and forms need none of that. It stands in the page as text, so it may use nothing from
 * outside itself but the browser.
 */
export function keepPresses(words: typeof earlyPresses): void {
  /** A press that acts later than that would only surprise. */
  const patienceMs = 15_000;
  const answersByScript = 'button[type=button], a[aria-haspopup], [type=checkbox]';

  const presses = new Map<HTMLElement, EarlyPress>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasGivenUp = false;
  let notice: HTMLElement | undefined;

  const make = (tag: string, className: string, textContent = '') =>
    Object.assign(document.createElement(tag), { className, textContent });

  const tell = () => {
    notice?.remove();
    notice = make(
      'div',
      'fixed inset-x-4 bottom-4 z-80 mx-auto max-w-lg rounded-lg border border-line-2 bg-card p-4 shadow-pop',
    );
    notice.role = 'alert';
    const reload = make('a', 'mt-2 inline-flex min-h-11 items-center font-semibold underline', words.reload);
    reload.setAttribute('href', location.href.replace(/#.*/, ''));
    notice.append(make('p', 'font-semibold', words.title), make('p', 'mt-1 text-sm text-ink-2', words.text), reload);
    document.body.append(notice);
  };

  const forget = (): EarlyPress[] => {
    clearTimeout(timer);
    const kept = [...presses.values()];
    presses.clear();
    for (const { element } of kept) element.removeAttribute('aria-busy');
    return kept;
  };

  /** Links and the forms of boxes then do what they do without scripts; for a button there is only a word. */
  const giveUp = () => {
    const last = forget().at(-1)?.element;
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
    else if (last instanceof HTMLInputElement && last.form) last.form.requestSubmit();
    else if (last) tell();
  };

  const keep = (event: MouseEvent) => {
    const { target } = event;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(target instanceof Element)) return;
    const element = target.closest<HTMLElement>(answersByScript);
    if (!element) return;
    const isTicked = element instanceof HTMLInputElement ? element.checked : null;
    if (isTicked === null) {
      event.preventDefault();
      element.ariaBusy = 'true';
    }
    presses.delete(element);
    presses.set(element, { element, isTicked });
    clearTimeout(timer);
    timer = setTimeout(giveUp, hasGivenUp ? 0 : patienceMs);
  };

  addEventListener('click', keep, true);
  globalThis.pressKeeper = {
    handOver() {
      removeEventListener('click', keep, true);
      notice?.remove();
      return forget();
    },
    giveUp() {
      hasGivenUp = true;
      giveUp();
    },
  };
}
