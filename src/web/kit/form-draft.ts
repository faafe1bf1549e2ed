import { tabStorage } from './browser-storage.ts';
import { currentSession, hasSessionExpired } from './session.ts';

/** Unsaved form input in sessionStorage: per tab and per user. */
type Draft = { readonly userId: string | null; readonly data: unknown };

const prefix = 'kraplyna:draft:';

function read(storageKey: string): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(tabStorage.read(storageKey) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

const write = (storageKey: string, draft: Draft): void => tabStorage.write(storageKey, JSON.stringify(draft));

/** A guest's draft survives the sign-in, and a user's draft survives an expired session. */
function isOwn({ userId }: Draft, now = currentSession()?.userId ?? null): boolean {
  return userId === null || userId === now || (now === null && hasSessionExpired());
}

export function readDraft(form: string): unknown {
  const draft = read(prefix + form);
  return draft && isOwn(draft) ? draft.data : null;
}

export function saveDraft(form: string, data: unknown): void {
  const earlier = read(prefix + form);
  const owner = hasSessionExpired() && earlier && isOwn(earlier) ? earlier.userId : null;
  write(prefix + form, { userId: currentSession()?.userId ?? owner, data });
}

export const deleteDraft = (form: string): void => tabStorage.write(prefix + form, null);

const draftKeys = (): string[] => tabStorage.keys().filter((key) => key.startsWith(prefix));

export function deleteAllDrafts(): void {
  for (const storageKey of draftKeys()) tabStorage.write(storageKey, null);
}

/** Runs when another user signs in, also in another tab. */
export function deleteDraftsOfOthers(userId: string | null): void {
  for (const storageKey of draftKeys()) {
    const draft = read(storageKey);
    if (draft && !isOwn(draft, userId ?? undefined)) tabStorage.write(storageKey, null);
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type PageDraft = { readonly path: string; readonly savedAtMs: number; readonly values: Record<string, string> };

const pageKey = `${prefix}page`;
const restoreTimeoutMs = 15_000;
const pageDraftTtlMs = 30 * 60_000;
const skippedTypes = new Set(['password', 'file', 'hidden', 'submit', 'button', 'checkbox', 'radio']);

/** Keyed by name and position, since two fields may share a name. Passwords are never stored. */
function fieldsByKey(): Map<string, Field> {
  const all = [...document.querySelectorAll<Field>('input, textarea, select')].filter(
    ({ type }) => !skippedTypes.has(type),
  );
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

/** Saves all fields of the page before a reload or before signing in again. */
export function savePageDraft(): void {
  const filled = [...fieldsByKey()].filter(([, { value }]) => value !== '');
  const values = Object.fromEntries(filled.map(([key, { value }]) => [key, value]));
  const data: PageDraft = { path: location.pathname, savedAtMs: Date.now(), values };
  write(pageKey, { userId: currentSession()?.userId ?? null, data });
}

function takePageDraft(path: string, userId: string | null): PageDraft | null {
  const draft = read(pageKey);
  const page = draft?.data as PageDraft | undefined;
  if (!page) return null;
  const isExpired = Date.now() - page.savedAtMs > pageDraftTtlMs;
  const isMeant = page.path === path && draft?.userId === userId;
  if (isExpired || isMeant) tabStorage.write(pageKey, null);
  return isMeant && !isExpired ? page : null;
}

/** Fills each field as soon as it is rendered, with a timeout. Returns the clean-up function. */
export function restorePageDraft(path: string, userId: string | null): () => void {
  const page = takePageDraft(path, userId);
  if (!page) return () => undefined;
  const waiting = new Map(Object.entries(page.values));
  const fill = () => {
    for (const [key, field] of fieldsByKey()) {
      const value = waiting.get(key);
      waiting.delete(key);
      if (value !== undefined && field.value !== value) setValue(field, value);
    }
    if (waiting.size === 0) stop();
  };
  const observer = new MutationObserver(fill);
  const timer = setTimeout(() => stop(), restoreTimeoutMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
  return stop;
}

/** Native setter and events, so that React's controlled inputs notice the change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
