import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { openDialog } from '#web/admin/components/open-dialog.ts';

/** How long after `g` the second key is pressed. */
const sequenceMs = 1500;
const rowSelector = 'main tbody > tr, main [data-row], main li[aria-labelledby]';
const controlSelector = 'a[href], button:not(:disabled), input:not(:disabled)';

type ShortcutActions = {
  /** A path of the panel. */
  readonly goTo: (path: string) => void;
  readonly showPalette: () => void;
  readonly showHelp: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])'));

/** Focuses the first control of the next or previous row, so that Enter works on it. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)].filter((row) =>
    row.querySelector(controlSelector),
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 && step === -1 ? rows.length - 1 : at + step];
  next?.querySelector<HTMLElement>(controlSelector)?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** The last control in the heading is the one that creates. */
function createNew(): void {
  const controls = document.querySelectorAll<HTMLElement>('main [data-create] a[href], main [data-create] button');
  controls[controls.length - 1]?.click();
}

function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main search input');
  field?.focus();
  field?.select();
}

/**
 * Keyboard shortcuts of the panel: not while typing, not inside dialogs. By the key's place, so that they work in every keyboard
 * layout.
 */
export function useShortcuts({ goTo, showPalette, showHelp }: ShortcutActions): void {
  const handledG = useRef(Number.NEGATIVE_INFINITY);

  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || openDialog()) return;
    const { code, key, shiftKey } = event;
    if (event.ctrlKey || event.metaKey) {
      if (code !== 'KeyK' || shiftKey) return;
      event.preventDefault();
      return showPalette();
    }
    if (isTyping(event.target)) return;
    // When it was pressed, not when it is handled: a busy page handles it late.
    const isSecond = event.timeStamp - handledG.current < sequenceMs;
    handledG.current = code === 'KeyG' && !shiftKey ? performance.now() : Number.NEGATIVE_INFINITY;
    const action = findAction(isSecond ? `g ${code}` : code, key, shiftKey);
    if (!action) return;
    event.preventDefault();
    action();
  });

  function findAction(pressed: string, key: string, shiftKey: boolean): (() => void) | undefined {
    if (key === '?' || (pressed === 'Slash' && shiftKey)) return showHelp;
    if (key === '/') return focusSearch;
    if (shiftKey) return undefined;
    const actions: Record<string, () => void> = {
      Slash: focusSearch,
      KeyN: createNew,
      KeyJ: () => moveRow(1),
      KeyK: () => moveRow(-1),
      'g KeyO': () => goTo('/admin/orders'),
      'g KeyP': () => goTo('/admin/products'),
    };
    return actions[pressed];
  }

  // A layout effect: the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
