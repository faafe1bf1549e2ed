import { currentSession, sessionHasEnded } from './session.ts';

/** What somebody has typed so far into a long form. It waits in this tab only, and for this person only. */
type OwnDraft = { readonly userId: string | null; readonly data: unknown };

const storageKey = 'kraplyna:draft';

function read(): OwnDraft | null {
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

export function readDraft(): unknown {
  const draft = read();
  return draft && isOwn(draft) ? draft.data : null;
}

export function keepDraft(data: unknown): void {
  const earlier = read();
  const owner = sessionHasEnded() && earlier && isOwn(earlier) ? earlier.userId : null;
  const draft: OwnDraft = { userId: currentSession()?.userId ?? owner, data };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // A storage that is full or forbidden loses the draft with the page, not before.
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(storageKey);

/** Signing out, here or in another tab, leaves nothing behind. */
export function forgetDraftOfOthers(userId: string | null): void {
  const draft = read();
  if (draft && !isOwn(draft, userId ?? undefined)) forgetDraft();
}
