import { currentSession, sessionHasEnded } from './session.ts';

/** What somebody has typed so far into a long form. It waits in this tab only, and for this person only. */
type OwnDraft = { readonly userId: string | null; readonly data: unknown };

const prefix = 'kraplyna:draft:';

function read(storageKey: string): OwnDraft | null {
  try {
    const draft: OwnDraft | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return typeof draft === 'object' ? draft : null;
  } catch {
    return null;
  }
}

/** A guest who signs in takes theirs along; whose session has ended keeps it, since they did not ask to leave. */
function isOwn({ userId }: OwnDraft, now = currentSession()?.userId ?? null): boolean {
  return userId === null || userId === now || (now === null && sessionHasEnded());
}

/** Each form has a name of its own. */
export function readDraft(form: string): unknown {
  const draft = read(prefix + form);
  return draft && isOwn(draft) ? draft.data : null;
}

export function keepDraft(form: string, data: unknown): void {
  const earlier = read(prefix + form);
  const owner = sessionHasEnded() && earlier && isOwn(earlier) ? earlier.userId : null;
  const draft: OwnDraft = { userId: currentSession()?.userId ?? owner, data };
  try {
    sessionStorage.setItem(prefix + form, JSON.stringify(draft));
  } catch {
    // A storage that is full or forbidden loses the draft with the page, not before.
  }
}

export const forgetDraft = (form: string): void => sessionStorage.removeItem(prefix + form);

const allDrafts = (): string[] => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

export function forgetAllDrafts(): void {
  for (const storageKey of allDrafts()) sessionStorage.removeItem(storageKey);
}

/** Signing out, here or in another tab, leaves nothing behind. */
export function forgetDraftsOfOthers(userId: string | null): void {
  for (const storageKey of allDrafts()) {
    const draft = read(storageKey);
    if (draft && !isOwn(draft, userId ?? undefined)) sessionStorage.removeItem(storageKey);
  }
}
