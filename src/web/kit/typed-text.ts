import { currentSession } from './session.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Typed = { path: string; userId: string | null; keptAtMs: number; values: Record<string, string> };

const storageKey = 'kraplyna:typed';
const waitMs = 15_000;
/** As long as somebody may look for a password; later it would only surprise. */
const keptForMs = 30 * 60_000;
const untold = new Set(['password', 'file', 'hidden', 'submit', 'button', 'checkbox', 'radio']);

/** Fields by name and place, so that two with one name stay apart. Passwords are never kept. */
function fieldsByKey(): Map<string, Field> {
  const all = [...document.querySelectorAll<Field>('input, textarea, select')].filter(({ type }) => !untold.has(type));
  const counts = new Map<string, number>();
  return new Map(
    all.map((field) => {
      const name = field.name || field.id;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name}/${count}`, field];
    }),
  );
}

/** Before a reload that the shop asks for, or a sign-in on the way: what was typed waits in this tab, for the same person. */
export function keepTypedText(): void {
  const filled = [...fieldsByKey()].filter(([, { value }]) => value !== '');
  const typed: Typed = {
    path: location.pathname,
    userId: currentSession()?.userId ?? null,
    keptAtMs: Date.now(),
    values: Object.fromEntries(filled.map(([key, { value }]) => [key, value])),
  };
  sessionStorage.setItem(storageKey, JSON.stringify(typed));
}

/** Signing out leaves nothing behind. */
export const forgetTypedText = (): void => sessionStorage.removeItem(storageKey);

function takeTypedText(path: string, userId: string | null): Typed | null {
  const kept = sessionStorage.getItem(storageKey);
  if (kept === null) return null;
  const typed: Typed = JSON.parse(kept);
  if (Date.now() - typed.keptAtMs > keptForMs) forgetTypedText();
  else if (typed.path === path && typed.userId === userId) {
    forgetTypedText();
    return typed;
  }
  return null;
}

/** Back at that path: each field gets its text back as soon as it stands, as if it were typed again. */
export function restoreTypedText(path: string, userId: string | null): () => void {
  const typed = takeTypedText(path, userId);
  if (!typed) return () => undefined;
  const waiting = new Map(Object.entries(typed.values));
  const fill = () => {
    for (const [key, field] of fieldsByKey()) {
      const value = waiting.get(key);
      waiting.delete(key);
      if (value !== undefined && field.value !== value) type(field, value);
    }
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), waitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

/** Through the element's own setter and an event, so that forms drawn by React notice. */
function type(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
